import type { Command } from 'commander'
import { MOST_CLIENTS } from '../../../core/access/index.ts'
import { CommandError, withApplication } from '../command.ts'

const isoTime = (ms: number): string => new Date(ms).toISOString()

export function oauthCommands(program: Command): void {
  const oauth = program.command('oauth').description('the authorization server')

  oauth
    .command('clients')
    .description('list the clients that registered last')
    .option('--limit <number>', 'how many', Number, 50)
    .action(
      withApplication<{ limit: number }>(async ({ access }, { limit }) => {
        const listed = await access.listClients(limit)
        if (listed.err) throw new CommandError(`--limit takes a number from 1 to ${MOST_CLIENTS}.`)
        const clients = listed.val
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
      withApplication<{ email: string }>(async ({ access }, { email }) => {
        const listed = await access.listGrants(email)
        if (listed.err) throw new CommandError(`There is no account with the address ${email}.`)
        const grants = listed.val
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
      withApplication(async ({ access }) => {
        const { keyId } = await access.rotateSigningKey()
        return {
          data: { key_id: keyId },
          text: `Made the key ${keyId}. It signs in five minutes; tokens of the old keys stay good until they expire.`,
        }
      }),
    )
}
