import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import { keyText } from '../../kinds/kind.ts'
import type { SourcedRow } from '../../rows/row.ts'
import {
  labelOf,
  oncePerFarm,
  recordOf,
  spanOfDayTold,
  type FarmRows,
  type FarmView,
  type Values,
} from '../farm-view.ts'
import { SPRAYED_AGAINST } from './kinds-of-work.ts'

interface Use {
  product: string
  approval_number?: unknown
}

/** A tank mix is of several products. */
function usesOf({ product, approval_number, positions }: Values): Use[] {
  const mixed = (positions ?? []) as Use[]
  if (mixed.length > 0) return mixed
  return typeof product === 'string' ? [{ product, approval_number }] : []
}

const productsOf = oncePerFarm((farm) => {
  const rows = farm.all('plant_protection_products') ?? []
  return {
    byNumber: new Map(rows.flatMap((row) => numberOf(row.values).map((number) => [number, row] as const))),
    byName: new Map(rows.map((row) => [keyText(String(row.values.name)), row])),
  }
})

/** Its ending may be left out. */
const numberOf = ({ approval_number }: { approval_number?: unknown }): string[] =>
  typeof approval_number === 'string' ? [approval_number.split('-')[0]!] : []

function productRow(use: Use, farm: FarmRows): SourcedRow | undefined {
  const { byNumber, byName } = productsOf(farm)
  const [number] = numberOf(use)
  return (number === undefined ? undefined : byNumber.get(number)) ?? byName.get(keyText(use.product))
}

/**
 * As many days as the approval of the product says have to be between its use and the harvest; the rule of inspections
 * for it (`psm-wartezeit.ts`) counts them the same way.
 */
function waitingText(days: unknown, byUse: unknown, done: string, today: string): string {
  if (byUse === true) return 'die Wartezeit ist durch die Anwendung selbst abgedeckt, Tage sind keine einzuhalten'
  if (typeof days !== 'number') return 'Wartezeit nicht eingetragen'
  const free = addDays(done, days)
  if (days === 0) return 'keine Wartezeit'
  const until = `Wartezeit ${germanNumber(days)} ${days === 1 ? 'Tag' : 'Tage'}, bis einschließlich ${germanDay(addDays(free, -1))}`
  return free <= today
    ? `${until}; sie ist vorbei, die Ernte ist seit dem ${germanDay(free)} frei`
    : `${until}; geerntet werden darf frühestens ab dem ${germanDay(free)}`
}

function entriesOfWork(row: SourcedRow, farm: FarmRows, today: string): Entry[] {
  const { type, status, done_on, field_id, title } = row.values
  if (type !== 'plant_protection' || status !== 'done' || typeof done_on !== 'string') return []
  const field = labelOf(farm, 'fields', field_id)
  const areas = ((row.values.areas ?? []) as { field: string | null }[]).flatMap((area) => area.field ?? [])
  return usesOf(row.values).map((use) => {
    const product = productRow(use, farm)?.values
    const isKnown = typeof product?.waiting_days === 'number' || product?.waiting_by_use === true
    return {
      name: [germanDay(done_on), field ?? areas.join(', '), use.product].filter(Boolean).join(', '),
      values: {
        ...row.values,
        product: use.product,
        on: done_on,
        isKnown,
        text: waitingText(product?.waiting_days, product?.waiting_by_use, done_on, today),
      },
      record: recordOf(row, farm),
      searchTexts: [field, ...areas, use.product, title].filter((text) => typeof text === 'string'),
    }
  })
}

const LONGEST_LISTED = 10

/** Until when a field that was sprayed may not be harvested. */
export const waitingTimesView: FarmView = {
  name: 'waiting_times',
  label: 'Wartezeiten nach Pflanzenschutz',
  furtherExamples: ['Bis wann läuft die Wartezeit vom Pflanzenschutz auf dem Moorstück?'],
  kinds: ['work_items', 'plant_protection_products'],
  nouns: stems('Erntewartezeit'),
  neutralWords: stems(
    `~expiring ~spraying läuft laufen galt gilt endet enden Ende Ablauf Ernte ernten frei Tag Tage Mittel Spritzung Spritzungen gespritzt
     Spritzen Pflanzenschutz Pflanzenschutzmittel Pflanzenschutzmaßnahme Pflanzenschutzbehandlung Anwendung Behandlung Arbeit Maßnahme Feld
     Schlag Fläche Acker beendet`,
  ),
  // A choice of none, so that it names what is told and no number.
  columns: [
    {
      name: 'waiting',
      label: 'Wartezeit',
      type: 'choice',
      words: stems('Wartezeit Wartezeiten Wartefrist Wartefristen Karenz Karenzzeit'),
    },
  ],
  roles: { list: [] },
  classes: SPRAYED_AGAINST,
  entriesOf: (rows, farm, today) => rows.flatMap((row) => entriesOfWork(row, farm, today)),
  tells: (entries) => {
    const known = entries.filter(({ values }) => values.isKnown)
    if (known.length === 0 || entries.length > LONGEST_LISTED) return undefined
    return entries
      .toSorted((one, other) => String(other.values.on).localeCompare(String(one.values.on)))
      .map(({ name, values }) => `${name}: ${String(values.text)}.`)
      .join('\n')
  },
  tellsAlso: { types: ['when', 'until'], says: ['state', 'asksPermission'] },
  answersDuties: true,
  completeness: 'log',
  tense: 'past',
  spanOf: spanOfDayTold,
}
