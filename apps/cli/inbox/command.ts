import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { InvalidArgumentError, type Command } from 'commander'
import type { Actor } from '../../../core/access/index.ts'
import { readFailureText } from '../../../core/sources/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { explainForeseen } from '../../foreseen-faults.ts'
import { CommandError, noAccount, withApplication, type Application } from '../command.ts'
import { Inbox, type InboxSettings, type PutAway, type Reading } from './inbox.ts'
import { openFolders } from './put-away.ts'

const SETTLED_MS = 3000
const LOOK_EVERY_MS = 1000
const LONGEST_PAUSE_MS = 60_000

interface Options {
  email: string
  once?: true
  wait: number
}

const OUTCOMES = { taken: 'aufgenommen', known: 'schon da', refused: 'abgelehnt' } as const

export function inboxCommand(program: Command): void {
  program
    .command('inbox')
    .description('beobachtet einen Ordner und nimmt auf, was jemand hineinlegt')
    .argument('<ordner>')
    .requiredOption('--email <address>', 'wessen Dokumente es werden')
    .option('--once', 'nimmt auf, was da ist, und endet')
    .option('--wait <seconds>', 'so lange wird auf das Einlesen gewartet', seconds, 60)
    .action(async (folder: string, given: Options, command: Command) =>
      withApplication<Options>(async (application, options) => {
        const json = command.optsWithGlobals()['json'] === true
        const put: PutAway[] = []
        const left = await watch(application, resolve(folder), options, (done) => {
          put.push(done)
          if (!options.once) console.log(json ? JSON.stringify(done) : lineOf(done))
        })
        return {
          data: { files: put, left },
          text: [...(options.once ? put.map(lineOf) : []), summaryOf(put, left)].join('\n'),
          failed: options.once === true && (left > 0 || put.some(({ outcome }) => outcome === 'refused')),
        }
      })(given, command),
    )
}

/** The account may be disabled or deleted while its folder is watched. */
class AccountClosed extends CommandError {}

async function openAccount({ access }: Application, email: string): Promise<Actor> {
  const account = await access.findAccount(email)
  if (!account) throw new AccountClosed(noAccount(email))
  if (account.disabled) throw new AccountClosed(`Das Konto ${email} ist gesperrt.`)
  return { userId: account.userId, namespaceId: account.namespaceId, credential: { kind: 'session' } }
}

/** Looks again and again until a signal ends it, or with `once` until nothing goes on; returns how many files wait. */
async function watch(
  application: Application,
  folder: string,
  { email, once, wait }: Options,
  tell: (done: PutAway) => void,
): Promise<number> {
  let actor = await openAccount(application, email)
  await openFolders(folder)
  const inbox = new Inbox(settingsOf(application, folder, wait, () => actor))
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())
  const idleMs = SETTLED_MS + wait * 1000 + 2 * LOOK_EVERY_MS
  let [failures, steps, since] = [0, 0, performance.now()]
  while (!ending.signal.aborted) {
    try {
      actor = await openAccount(application, email)
      await openFolders(folder)
      await inbox.look(tell, ending.signal)
      failures = 0
    } catch (error) {
      // The database or the disk may come back; the files lie where they were.
      if (once || error instanceof AccountClosed) throw error
      failures += 1
      console.error(explainForeseen(error) ?? (error as Error).message)
    }
    if (inbox.steps > steps) [steps, since] = [inbox.steps, performance.now()]
    if (once && (inbox.waiting === 0 || performance.now() - since > idleMs)) break
    const ms = Math.min(LOOK_EVERY_MS * 2 ** failures, LONGEST_PAUSE_MS)
    await pause(ms, undefined, { signal: ending.signal }).catch(() => {})
  }
  return inbox.waiting
}

const settingsOf = (
  { platform, settings, sources }: Application,
  folder: string,
  wait: number,
  actor: () => Actor,
): InboxSettings => ({
  folder,
  copies: { keepStream: platform.keepStream, folder: join(settings.dataDir, 'uploads') },
  maxBytes: settings.maxUploadBytes,
  settledMs: SETTLED_MS,
  readingMs: wait * 1000,
  now: () => performance.now(),
  async upload(file) {
    const { source, outcome } = await sources.registerSource(actor(), { file })
    return { id: source.id, known: outcome === 'duplicate' }
  },
  async readingOf(id): Promise<Reading> {
    const found = await sources.readSource(actor(), id as DocumentId)
    // Deleted meanwhile: it was taken, and somebody has decided.
    if (found.err) return { kind: 'read' }
    const { status, error } = found.val
    if (status === 'failed' && error) return { kind: 'failed', reason: readFailureText(error) }
    return { kind: status === 'completed' ? 'read' : 'reading' }
  },
})

const lineOf = ({ file, outcome, reason }: PutAway): string =>
  `${OUTCOMES[outcome].padEnd(12)} ${file}${reason === null ? '' : `: ${reason}`}`

function summaryOf(put: readonly PutAway[], left: number): string {
  const count = (outcome: PutAway['outcome']) => put.filter((done) => done.outcome === outcome).length
  const waits = left === 0 ? '' : `, ${left} warten noch`
  return `${count('taken')} aufgenommen, ${count('known')} schon da, ${count('refused')} abgelehnt${waits}`
}

function seconds(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('')
  return Number(text)
}
