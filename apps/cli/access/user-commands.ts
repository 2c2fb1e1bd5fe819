import type { Command } from 'commander'
import { MOST_LISTED_ACCOUNTS, type Access, type ListedAccount } from '../../../core/access/index.ts'
import { germanDay } from '../../../core/shared/german/write-german.ts'
import {
  accountOf,
  CommandError,
  confirm,
  noAccount,
  withApplication,
  type Confirmed,
  type Outcome,
} from '../command.ts'
import { PASSWORD_FAULTS } from './password-faults.ts'

interface OfPerson {
  email: string
}

/** What operators do with accounts that are there. */
export function userCommands(users: Command): void {
  listCommand(users)
  lockCommands(users)
  passwordCommand(users)
  deleteCommand(users)
}

function listCommand(users: Command): void {
  users
    .command('list')
    .description('listet die Konten auf, die neuesten zuerst')
    .option('--limit <number>', `wie viele, höchstens ${MOST_LISTED_ACCOUNTS}`, Number, 50)
    .option('--offset <number>', 'ab dem wievielten', Number, 0)
    .action(
      withApplication<{ limit: number; offset: number }>(async ({ access }, page) => {
        const listed = await access.listAccounts(page)
        if (listed.err)
          throw new CommandError(
            `--limit braucht eine Zahl von 1 bis ${MOST_LISTED_ACCOUNTS}, --offset eine ganze Zahl ab 0.`,
          )
        return {
          data: { users: listed.val.map(presentAccount) },
          text: listed.val.map(lineOf).join('\n') || 'Hier steht kein Konto.',
        }
      }),
    )
}

const presentAccount = ({ userId, namespaceId, email, username, disabled, createdAt, hasPassword }: ListedAccount) => ({
  user_id: userId,
  namespace_id: namespaceId,
  email,
  username,
  disabled,
  has_password: hasPassword,
  created_at: new Date(createdAt).toISOString(),
})

const lineOf = ({ email, username, createdAt, disabled }: ListedAccount): string =>
  `${email}  ${username}  seit ${germanDay(new Date(createdAt).toISOString().slice(0, 10))}${disabled ? '  GESPERRT' : ''}`

function lockCommands(users: Command): void {
  users
    .command('disable')
    .description(
      'sperrt ein Konto: Anmeldung, Sitzungen, Programme und Zugriffstokens gelten ab der nächsten Anfrage nicht',
    )
    .requiredOption('--email <address>', 'wessen')
    .option('--yes', 'fragt nicht nach')
    .action(
      withApplication<Confirmed & OfPerson>(async ({ access }, { email, yes }) => {
        await accountOf(access, email)
        await confirm(`${email} kommt danach nicht mehr hinein.`, yes)
        return locked(email, await access.disableAccount(email), 'gesperrt', true)
      }),
    )
  users
    .command('enable')
    .description('lässt ein gesperrtes Konto wieder hinein, mit allem, was es vorher hatte')
    .requiredOption('--email <address>', 'wessen')
    .action(
      withApplication<OfPerson>(async ({ access }, { email }) =>
        locked(email, await access.enableAccount(email), 'offen', false),
      ),
    )
}

function locked(
  email: string,
  done: Awaited<ReturnType<Access['disableAccount']>>,
  now: string,
  disabled: boolean,
): Outcome {
  if (done.err) throw new CommandError(noAccount(email))
  const { userId, changed } = done.val
  return {
    data: { user_id: userId, email, disabled, changed },
    text: changed ? `${email} ist jetzt ${now}.` : `${email} war schon ${now}.`,
  }
}

function passwordCommand(users: Command): void {
  users
    .command('password')
    .description('legt das Kennwort einer Person neu fest und meldet sie überall ab; sie bekommt eine E-Mail')
    .requiredOption('--email <address>', 'wessen')
    .option('--password <text>', 'ohne dies wird eins erzeugt und ausgegeben')
    .action(
      withApplication<OfPerson & { password?: string }>(async ({ access, platform }, { email, password: given }) => {
        const password = given ?? platform.secrets.make().slice(0, 20)
        const set = await access.setPassword({ email, password })
        if (set.err)
          throw new CommandError(
            set.val.kind === 'no_such_account' ? noAccount(email) : PASSWORD_FAULTS[set.val.kind](set.val as never),
          )
        const { ended } = set.val
        const done = `Das Kennwort von ${email} ist neu; beendete Sitzungen: ${ended}.`
        return given === undefined
          ? { data: { email, ended, password }, text: `${done}\n${password}` }
          : { data: { email, ended }, text: done }
      }),
    )
}

function deleteCommand(users: Command): void {
  users
    .command('delete')
    .description('löscht ein Konto mit seinem Hof; das lässt sich nicht zurücknehmen')
    .requiredOption('--email <address>', 'wessen')
    .option('--yes', 'fragt nicht nach')
    .action(
      withApplication<Confirmed & OfPerson>(async ({ access, namespaces }, { email, yes }) => {
        const account = await accountOf(access, email)
        await confirm(`Das Konto ${email} und alles auf seinem Hof gehen verloren.`, yes)
        const deleted = await namespaces.deleteAccount(account)
        if (deleted.err)
          throw new CommandError(
            deleted.val.kind === 'not_found'
              ? noAccount(email)
              : `Das Team „${deleted.val.team}“ gehört nur diesem Konto. Gib es erst weiter, oder nimm die anderen heraus.`,
          )
        const { pending } = deleted.val
        return {
          data: { user_id: account.userId, email: account.email, deleted: true, pending },
          text: `${email} ist gelöscht. ${pending.length > 0 ? 'Der Hof wird im Hintergrund geleert.' : ''}`.trim(),
        }
      }),
    )
}
