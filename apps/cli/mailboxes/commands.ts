import { InvalidArgumentError, Option, type Command } from 'commander'
import { mailboxFailureText, type Encryption, type Mailbox } from '../../../core/mailboxes/index.ts'
import { germanMoment } from '../../../core/shared/german/write-german.ts'
import { accountOf, CommandError, withApplication, type Application, type Outcome } from '../command.ts'
import { readPassword } from './read-password.ts'

interface SetOptions {
  email: string
  host: string
  user: string
  port?: number
  encryption?: Encryption
  folder: string
  since?: string
}

const PORTS: Record<Encryption, number> = { tls: 993, starttls: 143, none: 143 }

export function mailboxCommands(program: Command): void {
  const mailboxes = program
    .command('mailboxes')
    .description('Postfächer, aus denen Hofkern Mails abholt (IMAP), höchstens eines für jeden Hof')
  mailboxes
    .command('set')
    .description(
      'richtet das Postfach eines Hofs ein, wenn es sich öffnen lässt; das Kennwort wird gefragt oder gelesen',
    )
    .requiredOption('--email <address>', 'wessen Hof')
    .requiredOption('--host <name>', 'der Mailserver')
    .requiredOption('--user <name>', 'der Benutzer dort')
    .addOption(
      new Option('--encryption <kind>', 'tls, starttls, oder none auf diesem Rechner').choices(Object.keys(PORTS)),
    )
    .option('--port <number>', 'sonst 993, mit starttls 143', port)
    .option('--folder <name>', 'welcher Ordner', 'INBOX')
    .option('--since <day>', 'nimmt auch auf, was seit diesem Tag schon da ist', day)
    .action(withApplication<SetOptions>((application, options) => setMailbox(application, options)))
  mailboxes
    .command('list')
    .description('zeigt die Postfächer, wann sie zuletzt gelesen wurden und was nicht geht')
    .action(withApplication(listed))
  mailboxes
    .command('test')
    .description('öffnet das Postfach eines Hofs und sagt, wie viele Mails dort warten')
    .requiredOption('--email <address>', 'wessen Hof')
    .action(withApplication<{ email: string }>(tried))
  mailboxes
    .command('remove')
    .description('vergisst das Postfach eines Hofs mit seinem Kennwort; die Dokumente bleiben')
    .requiredOption('--email <address>', 'wessen Hof')
    .action(
      withApplication<{ email: string }>(async ({ access, mailboxes: { removeMailbox } }, { email }) => {
        const { namespaceId } = await accountOf(access, email)
        if (!(await removeMailbox(namespaceId))) throw new CommandError(noMailbox(email))
        return { data: { email, removed: true }, text: `Das Postfach von ${email} ist vergessen.` }
      }),
    )
}

async function setMailbox({ access, mailboxes }: Application, options: SetOptions): Promise<Outcome> {
  const { email, host, user, folder, since } = options
  const { userId, namespaceId } = await accountOf(access, email)
  const encryption = options.encryption ?? (options.port === PORTS.starttls ? 'starttls' : 'tls')
  const server = { host, port: options.port ?? PORTS[encryption], encryption, user, folder }
  const password = await readPassword(`Kennwort von ${user}: `)
  const set = await mailboxes.setMailbox({ ...server, password, namespaceId, userId, since })
  if (set.err) throw new CommandError(`${mailboxFailureText(set.val)} Nichts wurde geändert.`)
  return {
    data: { email, ...shown(set.val) },
    text: `Aus dem Postfach ${user} kommen jetzt die Mails von ${email}${since === undefined ? ', die ab jetzt eintreffen' : ''}.`,
  }
}

async function listed({ mailboxes }: Application): Promise<Outcome> {
  const all = await mailboxes.listMailboxes()
  return {
    data: { mailboxes: all.map(shown) },
    text: all.length === 0 ? 'Kein Hof hat ein Postfach.' : all.map(lineOf).join('\n'),
  }
}

async function tried({ access, mailboxes }: Application, { email }: { email: string }): Promise<Outcome> {
  const { namespaceId } = await accountOf(access, email)
  const found = await mailboxes.tryMailbox(namespaceId)
  if (found.err) throw new CommandError(found.val === 'no_mailbox' ? noMailbox(email) : mailboxFailureText(found.val))
  const { mailbox, waiting } = found.val
  return {
    data: { email, ...shown(mailbox), waiting },
    text: `Das Postfach ${mailbox.user} lässt sich öffnen; ${waiting === 1 ? 'eine Mail wartet' : `${waiting} Mails warten`}.`,
  }
}

const noMailbox = (email: string): string => `Für ${email} ist kein Postfach eingerichtet.`

const shown = (mailbox: Mailbox) => ({
  namespace_id: mailbox.namespaceId,
  host: mailbox.host,
  port: mailbox.port,
  encryption: mailbox.encryption,
  user: mailbox.user,
  folder: mailbox.folder,
  set_at: moment(mailbox.setAt),
  read_at: moment(mailbox.readAt),
  failure: mailbox.failure,
  failures: mailbox.failures,
  failed_since: moment(mailbox.failedSince),
})

const moment = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

function lineOf({ user, host, folder, readAt, failure, failedSince }: Mailbox): string {
  const read = readAt === null ? 'noch nicht gelesen' : `gelesen am ${germanMoment(readAt)}`
  const wrong =
    failure === null ? '' : `, geht nicht seit ${germanMoment(failedSince!)}: ${mailboxFailureText(failure)}`
  return `${user} auf ${host}, Ordner ${folder}: ${read}${wrong}`
}

function port(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > 65_535) throw new InvalidArgumentError('')
  return number
}

function day(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) throw new InvalidArgumentError('')
  return text
}
