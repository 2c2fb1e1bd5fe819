import type { Deadline, FoundDeadline, KindSlug } from '../farm/index.ts'
import { germanDay, germanList } from '../shared/german/write-german.ts'
import { addDays, daysBetween } from '../shared/time/days.ts'
import type { Message } from './notification.ts'

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
/** So many signs of a digest are read, and fit into a notification with the line about the rest. */
const LONGEST_DIGEST = 1800
/** So many rows of the same deadline are named. */
const NAMED = 3

/** The deadlines that anything is told of on a day. */
export const spanToldOn = (day: string): { from: string; until: string; today: string } => ({
  from: addDays(day, -DIGEST.after),
  until: addDays(day, LONGEST_BEFORE),
  today: day,
})

/** What could not be sold until yesterday is no trouble today. */
const stillMatter = <D extends Deadline>(deadlines: readonly D[], today: string): D[] =>
  deadlines.filter(({ kind, on }) => kind !== 'treatments' || on >= today)

/** One of each deadline that has come near. */
export const nearMessages = (deadlines: readonly Deadline[], today: string): Message[] =>
  stillMatter(deadlines, today)
    .filter(({ kind, on }) => {
      const left = daysBetween(today, on)
      return left >= -DAYS_AFTER && left <= (DAYS_BEFORE[kind] ?? 0)
    })
    .map((deadline) => ({
      kind: 'deadline_near',
      about: `${deadline.rowId} ${deadline.on} ${deadline.what.split(/[„:,]/, 1)[0]!.trim()}`,
      title: titleOf(deadline),
      body: `${deadline.why.charAt(0).toUpperCase()}${deadline.why.slice(1)}.`,
      link: `/zeilen/${deadline.kind}/${deadline.rowId}`,
    }))

/** Everything that is due soon, in one; none where nothing is. `isWhole`: the farm was judged for it. */
export function digestMessages(
  deadlines: readonly FoundDeadline[],
  today: string,
  { isWhole }: { isWhole: boolean },
): Message[] {
  const shown = stillMatter(deadlines, today).filter(({ on }) => on <= addDays(today, DIGEST.before))
  const lines = [...Map.groupBy(shown, ({ on, what, why }) => `${on} ${what} ${why}`).values()].map((same) =>
    lineOf(same, today),
  )
  if (lines.length === 0) return []
  return [
    {
      kind: 'deadline_digest',
      about: today,
      title: lines.length === 1 ? 'Eine Frist steht an' : `${lines.length} Fristen stehen an`,
      body: [...whatFits(lines), ...(isWhole ? [] : ['Was eine Kontrolle fände, ließ sich heute nicht prüfen.'])].join(
        '\n',
      ),
      link: null,
    },
  ]
}

function whatFits(lines: readonly string[]): string[] {
  let signs = 0
  const fitting = lines.filter((line) => (signs += line.length + 1) <= LONGEST_DIGEST)
  const rest = lines.length - fitting.length
  return [...fitting, ...(rest > 0 ? [`und ${rest} ${rest === 1 ? 'weitere' : 'weitere Fristen'}`] : [])]
}

/** Of one deadline that several rows may have. */
function lineOf(same: readonly FoundDeadline[], today: string): string {
  const [first] = same
  const labels = same.flatMap(({ label }) => (label === undefined ? [] : [`„${label}“`]))
  const more = labels.length - NAMED
  const named = more > 0 ? [...labels.slice(0, NAMED), `${more} ${more === 1 ? 'weitere' : 'weiteren'}`] : labels
  const about = named.length > 0 ? ` (${germanList(named)})` : ''
  return `${titleOf(first!)}${about} (${daysLeft(today, first!.on)}; ${first!.why})`
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
