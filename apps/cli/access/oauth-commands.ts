import type { Command } from 'commander'
import { newSigningKey } from '../../../adapters/crypto/signing-key-ring.ts'
import { CommandError, withApplication } from '../command.ts'

const isoTime = (ms: number): string => new Date(ms).toISOString()

export function oauthCommands(program: Command): void {
  const oauth = program.command('oauth').description('the authorization server')

  oauth
    .command('clients')
    .description('list the clients that registered last')
    .option('--limit <number>', 'how many', Number, 50)
    .action(
      withApplication<{ limit: number }>(async ({ platform }, { limit }) => {
        if (!(limit >= 1 && limit <= 10_000)) throw new CommandError('--limit takes a number from 1 to 10000.')
        const clients = await platform.clients.newest(Math.floor(limit))
        return {
          data: {
            clients: clients.map(({ id, name, redirectUris, createdAt }) => ({
              client_id: id,
              client_name: name,
              redirect_uris: redirectUris,
              created_at: isoTime(createdAt),
            })),
          },
          text:
            clients
              .map(
                ({ id, name, redirectUris, createdAt }) =>
                  `${id}  ${isoTime(createdAt)}  ${JSON.stringify(name)}  ${redirectUris.join(' ')}`,
              )
              .join('\n') || 'No client has registered.',
        }
      }),
    )

  oauth
    .command('grants')
    .description('list what a person has let clients do, their own sessions included')
    .requiredOption('--email <address>')
    .action(
      withApplication<{ email: string }>(async ({ access, platform }, { email }) => {
        const account = await access.findAccount(email)
        if (!account) throw new CommandError(`There is no account with the address ${email}.`)
        const grants = await platform.grants.ofUser(account.userId, platform.clock.now())
        return {
          data: {
            grants: grants.map(({ id, clientId, clientName, scopes, createdAt, expiresAt, lastUsedAt }) => ({
              id,
              client_id: clientId,
              client_name: clientName,
              scopes,
              created_at: isoTime(createdAt),
              last_used_at: lastUsedAt === null ? null : isoTime(lastUsedAt),
              expires_at: isoTime(expiresAt),
            })),
          },
          text:
            grants
              .map(
                ({ id, clientName, scopes, createdAt }) =>
                  `${id}  ${isoTime(createdAt)}  ${JSON.stringify(clientName)}  ${scopes.join(' ') || '(session)'}`,
              )
              .join('\n') || 'No client has access.',
        }
      }),
    )

  oauth
    .command('keys')
    .description('the keys that sign tokens')
    .command('rotate')
    .description('make a new key; it signs in five minutes, and tokens of the old ones stay good until they expire')
    .action(
      withApplication(async ({ platform }) => {
        const key = await newSigningKey()
        await platform.signingKeys.rotate(key)
        return {
          data: { key_id: key.id },
          text: `Made the key ${key.id}. It signs in five minutes; tokens of the old keys stay good until they expire.`,
        }
      }),
    )
}
