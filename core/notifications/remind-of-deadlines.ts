import type { Deadline, KindSlug, ReadDeadlines } from '../farm/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import { germanDay } from '../shared/german/write-german.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import { addDays, daysBetween } from '../shared/time/days.ts'
import type { Message } from './notification.ts'
import { notify, type NotifyDependencies } from './notify.ts'

/** Tells the people of a farm, once each, which deadlines are near on a day; done twice it tells nothing new. */
export type RemindOfDeadlines = (farm: { namespaceId: NamespaceId; day: string }) => Promise<void>

/** How many days before a deadline people want to know: as long as it takes to do something about it. */
const DAYS_BEFORE: Partial<Record<KindSlug, number>> = {
  letters: 7,
  certificates: 30,
  permits: 30,
  machines: 30,
  fields: 90,
  animals: 2,
  work_items: 3,
  treatments: 0,
}
const LONGEST_BEFORE = Math.max(...Object.values(DAYS_BEFORE))
/** What was missed while nothing ran is told so many days late; older papers are not complained about. */
const DAYS_AFTER = 3
/** A digest shows what comes in two weeks, and for one what has passed. */
const DIGEST = { before: 14, after: 7 }

export const makeRemindOfDeadlines =
  (deps: NotifyDependencies & { transaction: Transaction; readDeadlines: ReadDeadlines }): RemindOfDeadlines =>
  async ({ namespaceId, day }) => {
    const span = { from: addDays(day, -DIGEST.after), until: addDays(day, LONGEST_BEFORE), today: day }
    const found = await deps.readDeadlines(namespaceId, span)
    // What could not be sold until yesterday is no trouble today.
    const deadlines = found.filter(({ kind, on }) => kind !== 'treatments' || on >= day)
    const messages = [...nearMessages(deadlines, day), ...digestMessages(deadlines, day)]
    if (messages.length === 0) return
    await deps.transaction.within<undefined, never>(namespaceId, async () => {
      await notify(deps, namespaceId, messages)
      return Ok(undefined)
    })
  }

function nearMessages(deadlines: readonly Deadline[], today: string): Message[] {
  const near = deadlines.filter(({ kind, on }) => {
    const left = daysBetween(today, on)
    return left >= -DAYS_AFTER && left <= (DAYS_BEFORE[kind] ?? 0)
  })
  return near.map((deadline) => ({
    kind: 'deadline_near',
    about: `${deadline.rowId} ${deadline.on} ${deadline.what.split(/[„:,]/, 1)[0]!.trim()}`,
    title: titleOf(deadline),
    body: `${deadline.why.charAt(0).toUpperCase()}${deadline.why.slice(1)}.`,
    link: `/zeilen/${deadline.kind}/${deadline.rowId}`,
  }))
}

function digestMessages(deadlines: readonly Deadline[], today: string): Message[] {
  const shown = deadlines.filter(({ on }) => on <= addDays(today, DIGEST.before))
  if (shown.length === 0) return []
  return [
    {
      kind: 'deadline_digest',
      about: today,
      title: shown.length === 1 ? 'Eine Frist steht an' : `${shown.length} Fristen stehen an`,
      body: shown.map((one) => `${titleOf(one)} (${daysLeft(today, one.on)}; ${one.why})`).join('\n'),
      link: null,
    },
  ]
}

/** Still right on the day that somebody reads it. */
const titleOf = ({ on, what }: Deadline): string => `Bis ${germanDay(on)}: ${what}`

function daysLeft(today: string, on: string): string {
  const left = daysBetween(today, on)
  if (left === 0) return 'heute'
  if (left === 1) return 'morgen'
  if (left === -1) return 'gestern'
  return left > 0 ? `in ${left} Tagen` : `seit ${-left} Tagen vorbei`
}
