import { ENTRY_NAME, entryClass, LATE, stems, type Entry } from '../../../answers/index.ts'
import { addDays } from '../../../shared/time/days.ts'
import { withoutOwn, type FurtherDeadline } from '../../further-deadlines.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { RowId, SourcedRow } from '../../rows/row.ts'
import { animalText } from '../animals/one-animal.ts'
import { recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { owedBy } from '../money/receipts.ts'
import { birthReport, bvdTest, fertilizingRecord, type DueByLaw } from '../statutory-limits.ts'

/** What has to be done, and until when. */
export interface Due {
  what: string
  on: string
  /** The first day of a time that it is planned for. */
  from?: string | null
  why: string
  /** The farm has set it itself; the others are set by law, documents or contracts. */
  planned?: boolean
}

/** An older animal without the days of its reports came from a list that does not tell them. */
const YOUNG_DAYS = 120
const isYoungCattle = (values: Values, today: string): boolean =>
  values.species === 'cattle' &&
  values.left_on === null &&
  values.status !== 'gone' &&
  values.arrived_on === null &&
  typeof values.born_on === 'string' &&
  values.born_on >= addDays(today, -YOUNG_DAYS)
const isOpen = (values: Values, ...states: string[]): boolean => states.includes(values.status as string)
const on = (day: unknown, due: Omit<Due, 'on'>): Due[] => (typeof day === 'string' ? [{ ...due, on: day }] : [])
const byLaw = (event: unknown, lawOf: (event: string) => DueByLaw | undefined, what: string): Due[] => {
  const due = typeof event === 'string' ? lawOf(event) : undefined
  return due ? [{ what, ...due }] : []
}

/** What a row has to be done about, by its kind. */
const DUE: Readonly<Record<string, (row: SourcedRow, today: string) => Due[]>> = {
  letters: ({ values, label }) =>
    values.done === true
      ? []
      : on(values.deadline, {
          what: `Antwort auf „${label}“`,
          why: (values.deadline_reason as string | null) ?? 'Frist im Schreiben',
        }),
  certificates: ({ values, label }) => on(values.valid_until, { what: `Nachweis „${label}“`, why: 'dann läuft er ab' }),
  permits: ({ values, label }) => on(values.valid_until, { what: `Genehmigung „${label}“`, why: 'dann läuft sie ab' }),
  machines: ({ values, label }) => [
    ...on(values.badge_until, { what: `Plakette „${label}“`, why: 'dann läuft sie ab' }),
    ...on(values.vehicle_inspection_until, { what: `Hauptuntersuchung „${label}“`, why: 'dann läuft sie ab' }),
  ],
  fields: ({ values, label }) =>
    values.leased === false ? [] : on(values.leased_until, { what: `Pacht „${label}“`, why: 'dann endet sie' }),
  animals: ({ values }, today) =>
    !isYoungCattle(values, today)
      ? []
      : [
          // Who was bought was born, and reported, elsewhere.
          ...(values.birth_reported_on === null && values.arrived_on === null
            ? byLaw(values.born_on, birthReport, `Geburt melden: ${animalText(values)}`)
            : []),
          ...((values.bvd === null || values.bvd === 'no_sample') && values.bvd_sampled_on === null
            ? byLaw(values.born_on, bvdTest, `BVD-Untersuchung: ${animalText(values)}`)
            : []),
        ],
  work_items: ({ values, label }) => [
    ...(isOpen(values, 'open', 'planned')
      ? on(values.planned_until ?? values.planned_from, {
          what: String(values.title),
          from: values.planned_from as string | null,
          why: 'geplant',
          planned: true,
        })
      : []),
    ...(values.type === 'fertilizing' && values.status === 'done' && values.recorded_on === null
      ? byLaw(values.done_on, fertilizingRecord, `Düngung aufzeichnen: ${label}`)
      : []),
  ],
  needs: ({ values }) =>
    isOpen(values, 'open', 'ordered')
      ? on(values.needed_on, { what: `${String(values.article)} beschaffen`, why: 'gebraucht', planned: true })
      : [],
  expected_jobs: ({ values }) =>
    isOpen(values, 'done', 'invoiced')
      ? []
      : on(values.due_on, { what: String(values.task), why: 'Termin', planned: true }),
  receipts: ({ values, label }) =>
    (owedBy(values) ?? 0) > 0 ? on(values.due_on, { what: `Rechnung „${label}“ bezahlen`, why: 'Zahlungsziel' }) : [],
  orders: ({ values }) =>
    isOpen(values, 'ordered')
      ? on(values.expected_on, { what: String(values.article), why: 'Lieferung erwartet', planned: true })
      : [],
}

/** What a row has to be done about by law, a document or a contract; `today` is a day. */
export const dutiesOf = (row: SourcedRow, today: string): Due[] =>
  (DUE[row.kind]?.(row, today) ?? []).filter(({ planned }) => !planned)

/** What tells a receipt that came as a letter as well: that letter has its deadline. */
export function receiptsOfLetters(letters: readonly SourcedRow[]): (row: SourcedRow) => boolean {
  const known = new Set(letters.flatMap(({ values }) => (values.category === 'invoice' ? nameOf(values) : [])))
  return ({ kind, values: { number, date } }) =>
    kind === 'receipts' && known.has(nameOf({ reference_number: number, dated: date }))
}

const nameOf = ({ reference_number, dated }: Values): string => `${String(dated)} ${String(reference_number)}`

/** Everything with a day by which something has to be done. */
export const deadlinesView: FarmView = {
  name: 'deadlines',
  label: 'Termine',
  example: 'Welche Fristen laufen in 14 Tagen?',
  kinds: [
    'letters',
    'certificates',
    'permits',
    'machines',
    'fields',
    'animals',
    'work_items',
    'needs',
    'expected_jobs',
    'orders',
    'receipts',
  ],
  nouns: stems(
    `Termin Termine Terminen fällig fällige fälligen fälliges ansteht anstehen anstehende Aufgabe Aufgaben tun
        ablaufen abläuft kümmern`,
  ),
  neutralWords: stems('läuft laufen laufend ab Geburt'),
  columns: [
    { name: 'on', label: 'bis', type: 'day', words: new Set() },
    { name: 'why', label: '', type: 'text', words: new Set(), searchable: false },
  ],
  roles: { day: 'on', where: ENTRY_NAME, list: ['on', 'why'] },
  classes: [
    entryClass('Fristen', 'Frist Fristen', ({ values }) => values.planned !== true),
    entryClass(
      'Nachweise, Plaketten und Verträge, die ablaufen',
      'ablaufen abläuft',
      ({ values }) => String(values.why).startsWith('dann'),
      {
        qualifies: true,
      },
    ),
    entryClass('Meldungen', 'Meldung Meldungen melden', ({ values }) => /melden/iu.test(String(values.what))),
    entryClass(
      'Nachweise',
      'Nachweis Nachweise Zertifikat Zertifikate',
      ({ record }) => record.kind === 'certificates',
      { needsNoun: true },
    ),
    entryClass('Briefe', 'Brief Briefe Schreiben', ({ record }) => record.kind === 'letters', {
      needsNoun: true,
    }),
  ],
  entriesOf: (rows, farm, today) => {
    const isOfLetter = receiptsOfLetters(
      rows.some(({ kind }) => kind === 'receipts') ? (farm.all('letters') ?? []) : [],
    )
    return rows
      .filter((row) => !isOfLetter(row))
      .flatMap((row) =>
        (DUE[row.kind]?.(row, today) ?? []).map((due): Entry => ({
          name: due.on < today ? `${LATE}${due.what}` : due.what,
          values: { ...due },
          record: recordOf(row, farm),
          searchTexts: row.kind === 'animals' ? ['Kalb'] : [],
        })),
      )
      .toSorted((one, other) => String(one.values.on).localeCompare(String(other.values.on)))
  },
  // What is planned for two weeks is to be done in each of them.
  spanOf: ({ values: { from, on: until } }) => ({ from: String(from ?? until), to: String(until) }),
  completeness: 'register',
  tense: 'future',
  impliedBy: { overdue: true },
  answersDuties: true,
}

/** What else is due, as it stands beside the deadlines that rows have themselves. */
export const furtherEntries = (further: readonly FurtherDeadline[], own: readonly Entry[], farm: FarmRows): Entry[] => {
  const known = own.map(({ record, values }) => ({ rowId: record.id as RowId, on: String(values.on) }))
  return withoutOwn(further, known).map(({ kind, rowId, label, what, on: day, why }) => {
    const row = farm.byId(kind, rowId)
    const title = `${kindOf(kind).singular}: ${label}`
    const unread = { kind, id: rowId, title, label, values: {}, alwaysShown: [], references: {}, sources: [] }
    return { name: what, values: { what, on: day, why }, record: row ? recordOf(row, farm) : unread }
  })
}
