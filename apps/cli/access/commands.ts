import type { Command } from 'commander'
import type { CreateAccountFailure } from '../../../core/access/index.ts'
import { CommandError, withApplication } from '../command.ts'
import { endOf } from './person.ts'

const FAILURES: {
  [K in CreateAccountFailure['kind']]: (failure: Extract<CreateAccountFailure, { kind: K }>) => string
} = {
  invalid_email: () => 'That is not an e-mail address.',
  invalid_username: ({ faults }) => `That username will not do: ${faults.join(', ')}.`,
  password_too_short: ({ minimum }) => `The password needs at least ${minimum} characters.`,
  email_taken: () => 'There is an account with this e-mail address already.',
  username_taken: () => 'This username is taken.',
}

export function accessCommands(program: Command): void {
  const users = program.command('users').description('accounts')
  sessionCommands(users)
  users
    .command('create')
    .description('make an account with its personal namespace')
    .requiredOption('--email <address>')
    .requiredOption('--username <name>')
    .option('--password <text>', 'without one, only e-mail links sign in')
    .action(
      withApplication<{ email: string; username: string; password?: string }>(async ({ access }, options) => {
        const created = await access.createAccount(options)
        if (created.err)
          throw new CommandError((FAILURES[created.val.kind] as (failure: CreateAccountFailure) => string)(created.val))
        const { userId, namespaceId, email, username } = created.val
        return {
          data: { user_id: userId, namespace_id: namespaceId, email, username },
          text: `Made ${email} (user ${userId}, namespace ${namespaceId}).`,
        }
      }),
    )

  program
    .command('token')
    .description('session bearers')
    .command('issue')
    .description('print a session bearer for an account')
    .requiredOption('--email <address>')
    .option('--hours <number>', 'how long it works', Number, 12)
    .action(
      withApplication<{ email: string; hours: number }>(async ({ access }, { email, hours }) => {
        if (!(hours > 0 && hours <= 24 * 31)) throw new CommandError('--hours takes a number above 0 and up to 744.')
        const issued = await access.issueSession({ email, lifetimeSeconds: hours * 3600 })
        if (issued.err) throw new CommandError(`There is no account with the address ${email}.`)
        return {
          data: { token: issued.val.token, expires_at: new Date(issued.val.expiresAt).toISOString() },
          text: issued.val.token,
        }
      }),
    )
}

function sessionCommands(users: Command): void {
  const isoTime = (ms: number): string => new Date(ms).toISOString()
  users
    .command('sessions')
    .description('list where a person is signed in')
    .requiredOption('--email <address>')
    .action(
      withApplication<{ email: string }>(async ({ access }, { email }) => {
        const listed = await access.listSessionsOf(email)
        if (listed.err) throw new CommandError(`There is no account with the address ${email}.`)
        return {
          data: {
            sessions: listed.val.map(({ id, clientId, clientName, createdAt, lastUsedAt, endsAt }) => ({
              id,
              client_id: clientId,
              device: clientName,
              created_at: isoTime(createdAt),
              last_used_at: lastUsedAt === null ? null : isoTime(lastUsedAt),
              expires_at: isoTime(endsAt),
            })),
          },
          text:
            listed.val
              .map(({ id, clientName, createdAt }) => `${id}  ${isoTime(createdAt)}  ${JSON.stringify(clientName)}`)
              .join('\n') || 'Signed in nowhere.',
        }
      }),
    )
  users
    .command('logout')
    .description('end every session of a person, or one; agents keep their access')
    .requiredOption('--email <address>')
    .option('--id <session_id>', 'one session')
    .action(
      withApplication<{ email: string; id?: string }>(({ access }, { email, id }) =>
        endOf(access, email, id === undefined ? 'sessions' : { id }),
      ),
    )
}
