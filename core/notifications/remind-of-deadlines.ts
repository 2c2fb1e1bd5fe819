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
    const deadlines = await deps.readDeadlines(namespaceId, span)
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
  return near.map(({ kind, rowId, what, on, why }) => ({
    kind: 'deadline_near',
    about: `${rowId} ${on} ${what.split(/[ „:]/, 1)[0]}`,
    title: `${daysLeft(today, on)}: ${what}`,
    body: `${germanDay(on)}: ${why}.`,
    link: `/zeilen/${kind}/${rowId}`,
  }))
}

function digestMessages(deadlines: readonly Deadline[], today: string): Message[] {
  const shown = deadlines.filter(({ on }) => on <= addDays(today, DIGEST.before))
  if (shown.length === 0) return []
  return [
    {
      kind: 'deadline_digest',
      about: today,
      title: shown.length === 1 ? 'Eine Frist in den nächsten Tagen' : `${shown.length} Fristen in den nächsten Tagen`,
      body: shown.map(({ what, on, why }) => `${germanDay(on)} (${daysLeft(today, on)}): ${what}, ${why}`).join('\n'),
      link: null,
    },
  ]
}

function daysLeft(today: string, on: string): string {
  const left = daysBetween(today, on)
  if (left === 0) return 'Heute'
  if (left === 1) return 'Morgen'
  if (left === -1) return 'Gestern'
  return left > 0 ? `In ${left} Tagen` : `Seit ${-left} Tagen vorbei`
}
