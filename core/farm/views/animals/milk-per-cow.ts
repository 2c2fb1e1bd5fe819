import { stems, type Entry, type Span } from '../../../answers/index.ts'
import { MONTHS } from '../../../shared/german/months.ts'
import { capitalized, germanNumber } from '../../../shared/german/write-german.ts'
import { daysOfMonth } from '../../../shared/time/days.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { headOfHerd } from './herd-heads.ts'

/** The milk of a whole month is entered for its last day. */
function wholeMonth({ date, unit, type, parameter }: Values): { days: number; label: string } | undefined {
  const [year, month, day] = String(date).split('-').map(Number) as [number, number, number]
  if (type !== 'bulk_milk' || unit !== 'kg' || !/^milchmenge/iu.test(String(parameter))) return undefined
  const days = daysOfMonth(year, month)
  return day === days ? { days, label: `${capitalized(MONTHS[month - 1]!)} ${String(year)}` } : undefined
}

interface Milked {
  head: number
  /** „in Milch“, where the groups of the herd say so. */
  whom: string
}

const IN_MILK = /^(?:laktier|melkend|in milch|milchkühe)/iu

/** The cows in milk; of the only herd of dairy cows, since milk is entered for all of them. */
function milkedCows(farm: FarmRows, today: string): Milked | undefined {
  const [herd, ...others] = (farm.all('herds') ?? []).filter(({ values }) => values.production === 'dairy_cow')
  if (!herd || others.length > 0) return undefined
  const groups = ((herd.values.feeding_groups ?? []) as { name: string; count: number | null }[]).filter(({ name }) =>
    IN_MILK.test(name),
  )
  const inMilk = groups.reduce((sum, { count }) => sum + (count ?? Number.NaN), 0)
  if (groups.length > 0 && inMilk > 0) return { head: inMilk, whom: 'laktierenden Kühen' }
  const { head, isTarget } = headOfHerd(herd, farm, today)
  return head !== null && head > 0 && !isTarget ? { head, whom: 'Kühen' } : undefined
}

function entriesOfMonths(rows: readonly SourcedRow[], farm: FarmRows, today: string): Entry[] {
  const cows = milkedCows(farm, today)
  if (!cows) return []
  return rows
    .filter(({ kind }) => kind === 'measurements')
    .flatMap((row) => {
      const month = wholeMonth(row.values)
      if (!month || typeof row.values.value !== 'number') return []
      const perDay = Math.round((row.values.value * 10) / month.days / cows.head) / 10
      const milk = `${germanNumber(row.values.value)} kg in ${month.days} Tagen`
      const whom = `${germanNumber(cows.head)} ${cows.whom}, wie sie jetzt eingetragen sind`
      return [
        {
          name: month.label,
          values: {
            date: row.values.date,
            text: `${germanNumber(perDay)} kg Milch je Kuh und Tag (${milk}, bei ${whom}).`,
          },
          record: recordOf(row, farm),
        },
      ]
    })
    .toSorted((one, other) => String(other.values.date).localeCompare(String(one.values.date)))
}

/** What one cow gave a day: the milk of a month over its days and the cows in milk. */
export const milkPerCowView: FarmView = {
  name: 'milk_per_cow',
  label: 'Milch je Kuh und Tag',
  furtherExamples: ['Wie viel Milch gibt eine Kuh am Tag?'],
  kinds: ['measurements', 'herds'],
  nouns: stems('Tagesmilch Tagesgemelk Tagesleistung Tagesmilchmenge'),
  neutralWords: stems(
    '~milking Milch Kuh Kühe Milchkühe Liter Kilo Schnitt Milchmenge geben gibt gab gaben gegeben melken gemolken',
  ),
  columns: [],
  roles: { list: [] },
  classes: [],
  entriesOf: entriesOfMonths,
  tells: (entries) => {
    const [latest] = entries
    return latest && `${latest.name}: ${String(latest.values.text)}`
  },
  tellsAlso: { says: ['aggregate'] },
  spanOf: ({ values }) => monthOf(String(values.date)),
  completeness: 'log',
  tense: 'past',
}

const monthOf = (lastDay: string): Span => ({ from: `${lastDay.slice(0, 7)}-01`, to: lastDay })
