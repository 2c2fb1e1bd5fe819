import type { Command } from 'commander'
import { USERNAME_FAULTS, type CreateAccountFailure } from '../../../core/access/index.ts'
import { CommandError, noAccount, withApplication } from '../command.ts'
import { PASSWORD_FAULTS } from './password-faults.ts'
import { userCommands } from './user-commands.ts'
import { endOf } from './person.ts'

const FAILURES: {
  [K in CreateAccountFailure['kind']]: (failure: Extract<CreateAccountFailure, { kind: K }>) => string
} = {
  invalid_email: () => 'Das ist keine E-Mail-Adresse.',
  invalid_username: ({ faults }) =>
    `Dieser Benutzername geht nicht. ${faults.map((fault) => USERNAME_FAULTS[fault]).join(' ')}`,
  ...PASSWORD_FAULTS,
  email_taken: () => 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
  username_taken: () => 'Diesen Benutzernamen gibt es schon, oder einen, der genauso aussieht.',
}

export function accessCommands(program: Command): void {
  const users = program.command('users').description('Konten')
  sessionCommands(users)
  userCommands(users)
  users
    .command('create')
    .description('legt ein Konto mit einem eigenen Hof an')
    .requiredOption('--email <address>')
    .requiredOption('--username <name>')
    .option('--password <text>', 'ohne Kennwort geht die Anmeldung nur über Links per E-Mail')
    .action(
      withApplication<{ email: string; username: string; password?: string }>(async ({ access }, options) => {
        const created = await access.createAccount(options)
        if (created.err)
          throw new CommandError((FAILURES[created.val.kind] as (failure: CreateAccountFailure) => string)(created.val))
        const { userId, namespaceId, email, username } = created.val
        return {
          data: { user_id: userId, namespace_id: namespaceId, email, username },
          text: `${email} ist angelegt (Person ${userId}, Hof ${namespaceId}).`,
        }
      }),
    )

  program
    .command('token')
    .description('Tokens für Sitzungen')
    .command('issue')
    .description('gibt das Token einer Sitzung für ein Konto aus')
    .requiredOption('--email <address>')
    .option('--hours <number>', 'wie viele Stunden es gilt', Number, 12)
    .action(
      withApplication<{ email: string; hours: number }>(async ({ access }, { email, hours }) => {
        if (!(hours > 0 && hours <= 24 * 31)) throw new CommandError('--hours braucht eine Zahl über 0, höchstens 744.')
        const issued = await access.issueSession({ email, lifetimeSeconds: hours * 3600 })
        if (issued.err)
          throw new CommandError(
            issued.val.kind === 'unknown_account' ? noAccount(email) : `Das Konto ${email} ist gesperrt.`,
          )
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
    .description('zeigt, wo eine Person angemeldet ist')
    .requiredOption('--email <address>')
    .action(
      withApplication<{ email: string }>(async ({ access }, { email }) => {
        const listed = await access.listSessionsOf(email)
        if (listed.err) throw new CommandError(noAccount(email))
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
              .join('\n') || 'Nirgends angemeldet.',
        }
      }),
    )
  users
    .command('logout')
    .description('beendet alle Sitzungen einer Person oder eine; Agenten behalten ihren Zugriff')
    .requiredOption('--email <address>')
    .option('--id <session_id>', 'eine Sitzung')
    .action(
      withApplication<{ email: string; id?: string }>(({ access }, { email, id }) =>
        endOf(access, email, id === undefined ? 'sessions' : { id }),
      ),
    )
}
