import type { Command } from 'commander'
import { MOST_CLIENTS } from '../../../core/access/index.ts'
import { CommandError, withApplication, withArgument } from '../command.ts'
import { endOf } from './person.ts'

const isoTime = (ms: number): string => new Date(ms).toISOString()

export function oauthCommands(program: Command): void {
  const oauth = program.command('oauth').description('the authorization server')
  clientCommands(oauth)
  grantCommands(oauth)
  keyCommands(oauth, program)
}

function clientCommands(oauth: Command): void {
  const clients = oauth
    .command('clients')
    .description('list the clients that registered last')
    .option('--limit <number>', 'how many', Number, 50)
    .action(
      withApplication<{ limit: number }>(async ({ access }, { limit }) => {
        const listed = await access.listClients(limit)
        if (listed.err) throw new CommandError(`--limit takes a number from 1 to ${MOST_CLIENTS}.`)
        return {
          data: {
            clients: listed.val.map(({ id, name, redirectUris, createdAt, blocked }) => ({
              client_id: id,
              client_name: name,
              redirect_uris: redirectUris,
              created_at: isoTime(createdAt),
              blocked,
            })),
          },
          text:
            listed.val
              .map(
                ({ id, name, redirectUris, createdAt, blocked }) =>
                  `${id}  ${isoTime(createdAt)}  ${JSON.stringify(name)}  ${redirectUris.join(' ')}${blocked ? '  BLOCKED' : ''}`,
              )
              .join('\n') || 'No client has registered.',
        }
      }),
    )
  clients
    .command('block')
    .description('end every access of a client, and let it get no other')
    .argument('<client_id>')
    .action(
      withArgument(async ({ access }, clientId) => {
        const blocked = await access.blockClient(clientId)
        if (blocked.err) throw new CommandError(`There is no client ${clientId}.`)
        const { ended } = blocked.val
        return { data: { client_id: clientId, ended }, text: `Blocked ${clientId}; ${ended} grants ended.` }
      }),
    )
  clients
    .command('unblock')
    .description('let a client in again; people have to allow it anew')
    .argument('<client_id>')
    .action(
      withArgument(async ({ access }, clientId) => {
        if ((await access.unblockClient(clientId)).err) throw new CommandError(`${clientId} is not blocked.`)
        return { data: { client_id: clientId }, text: `${clientId} may be let in again.` }
      }),
    )
}

function grantCommands(oauth: Command): void {
  const grants = oauth
    .command('grants')
    .description('list what a person has let clients do, their own sessions included')
    .option('--email <address>', 'whose')
    .action(
      withApplication<{ email?: string }>(async ({ access }, { email }) => {
        if (email === undefined) throw new CommandError('--email says whose grants to list.')
        const listed = await access.listGrants(email)
        if (listed.err) throw new CommandError(`There is no account with the address ${email}.`)
        return {
          data: {
            grants: listed.val.map(({ id, clientId, clientName, scopes, createdAt, endsAt, lastUsedAt }) => ({
              id,
              client_id: clientId,
              client_name: clientName,
              scopes,
              created_at: isoTime(createdAt),
              last_used_at: lastUsedAt === null ? null : isoTime(lastUsedAt),
              expires_at: isoTime(endsAt),
            })),
          },
          text:
            listed.val
              .map(
                ({ id, clientName, scopes, createdAt }) =>
                  `${id}  ${isoTime(createdAt)}  ${JSON.stringify(clientName)}  ${scopes.join(' ') || '(session)'}`,
              )
              .join('\n') || 'No client has access.',
        }
      }),
    )
  grants
    .command('revoke')
    .description('end what a person has let clients do: one grant, or that of all agents')
    .option('--email <address>', 'whose')
    .option('--id <grant_id>', 'one grant')
    .option('--all', 'those of all agents')
    .action(
      withApplication<{ email?: string; id?: string; all?: true }>(async ({ access }, given, command) => {
        const email = given.email ?? (command.parent?.opts()['email'] as string | undefined)
        if ((given.id === undefined) === (given.all === undefined))
          throw new CommandError('Name one grant with --id, or all agents with --all.')
        return endOf(access, email, given.id === undefined ? 'agents' : { id: given.id })
      }),
    )
}

function keyCommands(oauth: Command, program: Command): void {
  oauth
    .command('keys')
    .description('the keys that sign tokens')
    .command('rotate')
    .description(
      'make a new key; it signs in five minutes, and tokens of the old ones stay good for a quarter of an hour after that',
    )
    .option('--leaked', 'the old key is in strange hands: end everything that it signed, now')
    .action(
      withApplication<{ leaked?: true }>(async ({ access }, { leaked = false }) => {
        const { keyId } = await access.rotateSigningKey({ leaked })
        return {
          data: { key_id: keyId, leaked },
          text: leaked
            ? `Made the key ${keyId}, which signs from now on. Every token of the old keys has ended; agents fetch new ones by themselves, people sign in again, and tokens of „token issue“ have to be issued anew.`
            : `Made the key ${keyId}. It signs in five minutes. Tokens of the old keys stay good until they expire, those of „token issue“ for 21 minutes from now.`,
        }
      }),
    )
  program
    .command('secrets')
    .description('the keys that encrypt secrets in the database')
    .command('rotate')
    .description(
      'encrypt everything anew: with the first of HOFKERN_SECRET_KEYS, or with a new key in the data folder where that is not set',
    )
    .action(
      withApplication(async ({ access }) => {
        const { keyId, count } = await access.rotateSecrets()
        return {
          data: { key_id: keyId, secrets: count },
          text: `Encrypted ${count} secrets with the key ${keyId}. The other keys are not needed for them any more.`,
        }
      }),
    )
}
