import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { addDays } from '../shared/time/days.ts'
import type { Mailbox, MailboxFailure, Position } from './mailbox.ts'
import { dueAfter, isTold } from './pace.ts'
import type { MailServers, MessageEntry, OpenMailbox } from './ports/mail-servers.ts'
import type { MailboxStore } from './ports/mailbox-store.ts'
import { takeMessage, type TakeMessageDependencies } from './take-message.ts'
import { tellOfFailure, tellOfSkipped, type TellDependencies } from './tell-of-mailbox.ts'

/** Takes in what is new in the mailbox of a farm; a mailbox that cannot be read is tried again later. */
export type ReadMailbox = (namespace: NamespaceId) => Promise<void>

export interface ReadMailboxDependencies extends TakeMessageDependencies {
  mailboxes: MailboxStore
  mailServers: MailServers
  clock: Clock
  mailboxMinutes: number
}

/** So many messages one turn takes; what is left waits for the next one, so that others have theirs. */
const AT_ONCE = 50
const LONGEST_TURN_MS = 120_000

export const makeReadMailbox =
  (deps: ReadMailboxDependencies): ReadMailbox =>
  async (namespace) => {
    const mailbox = await deps.mailboxes.of(namespace)
    const access = mailbox && (await deps.mailboxes.accessOf(namespace, mailbox.id))
    if (!mailbox || !access) return deps.mailboxes.endTurns(namespace)
    const read = await deps.mailServers.visit(access, (open) => takeNew(deps, mailbox, open))
    if (read.err) return noteFailure(deps, mailbox, read.val)
    const at = deps.clock.now()
    const success = { at, failure: null, failures: 0, failedSince: null }
    await deps.mailboxes.note(namespace, mailbox.id, success, read.val === 'more' ? at : dueAfter(deps, at, 0))
  }

/** Notes that a mailbox could not be read; people are told once of each time that it begins. */
export async function noteFailure(
  deps: Pick<ReadMailboxDependencies, 'mailboxes' | 'clock' | 'mailboxMinutes'> & TellDependencies,
  mailbox: Mailbox,
  failure: MailboxFailure,
): Promise<void> {
  const at = deps.clock.now()
  const failures = mailbox.failures + 1
  const reading = { at, failure, failures, failedSince: mailbox.failedSince ?? at }
  await deps.mailboxes.note(mailbox.namespaceId, mailbox.id, reading, dueAfter(deps, at, failures))
  if (isTold(failure, failures)) await tellOfFailure(deps, mailbox, reading)
}

/** Each message is noted only once it is stored: one that a crash interrupts is read again and known by its bytes. */
async function takeNew(deps: ReadMailboxDependencies, mailbox: Mailbox, open: OpenMailbox): Promise<'all' | 'more'> {
  const { namespaceId, id } = mailbox
  const began = deps.clock.now()
  let position = positionIn(open, mailbox)
  const uids = await open.uidsAfter(position.lastUid, position.since)
  const turn = uids.slice(0, AT_ONCE)
  const entries = new Map((await open.entries(turn)).map((entry) => [entry.uid, entry]))
  let stuck: { entry: MessageEntry; error: unknown } | undefined
  for (const uid of turn) {
    if (deps.clock.now() - began > LONGEST_TURN_MS) break
    const entry = entries.get(uid)
    try {
      if (entry) await takeMessage(deps, { ...mailbox, position }, open, entry)
    } catch (error) {
      if (!entry || stuck || !failsAgainAndAgain(mailbox)) throw error
      stuck = { entry, error }
      continue
    }
    if (stuck) await tellOfSkipped(deps, { ...mailbox, position }, stuck.entry, 'not_stored', deps.maxUploadBytes)
    stuck = undefined
    position = { ...position, lastUid: uid }
    if (!(await deps.mailboxes.advance(namespaceId, id, position))) return 'all'
  }
  if (stuck) throw stuck.error
  if (turn.some((uid) => uid > position.lastUid)) return 'more'
  if (uids.length > turn.length) return 'more'
  const caughtUp = { ...position, lastUid: Math.max(position.lastUid, open.nextUid - 1), since: null }
  if (position.since !== null) await deps.mailboxes.advance(namespaceId, id, caughtUp)
  return 'all'
}

/** So often in a row storing has to have failed before a message is suspected. */
const SUSPECTED_AFTER = 2

/**
 * A message that cannot be stored although the one after it can holds up the mailbox no longer: it stays on the server,
 * and people are told. Where none can be stored the fault is not in the message, and all of them wait.
 */
const failsAgainAndAgain = ({ failure, failures }: Mailbox): boolean =>
  failure === 'internal' && failures >= SUSPECTED_AFTER

/**
 * Where the numbers are others now, what came since the last reading is looked for by its day; what is known already is
 * known by its bytes.
 */
function positionIn({ uidValidity }: OpenMailbox, { position, readAt, setAt }: Mailbox): Position {
  if (uidValidity === position.uidValidity) return position
  return { uidValidity, lastUid: 0, since: position.since ?? addDays(dayOf(readAt ?? setAt), -1) }
}
