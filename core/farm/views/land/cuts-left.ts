import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { labelOf, recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'

/** „1. Schnitt silieren“ is cut 1; undefined of other work. */
const cutOf = ({ type, title }: Values): string | undefined =>
  type === 'harvest' ? /^(\d)\. Schnitt/u.exec(String(title))?.[1] : undefined

interface PlannedCut {
  cut: string
  fields: string[]
  from: string
  until: string
  row: SourcedRow
}

function plannedCut(row: SourcedRow, farm: FarmRows): PlannedCut[] {
  const { status, areas, field_id, planned_from, planned_until } = row.values
  const cut = cutOf(row.values)
  const [from, until] = [planned_from ?? planned_until, planned_until ?? planned_from]
  if ((status !== 'planned' && status !== 'open') || cut === undefined || typeof from !== 'string') return []
  const named = ((areas ?? []) as { field: string | null }[]).map(({ field }) => field)
  const fields = [...named, labelOf(farm, 'fields', field_id)].filter((field) => typeof field === 'string')
  return [{ cut, fields, from, until: until as string, row }]
}

/** Field, cut and year of a cut that is done. */
const keyOfDone = ({ values }: SourcedRow, farm: FarmRows): string[] => {
  const [cut, field] = [cutOf(values), labelOf(farm, 'fields', values.field_id)]
  return values.status === 'done' && cut !== undefined && field !== undefined
    ? [`${field} ${cut} ${String(values.done_on).slice(0, 4)}`]
    : []
}

/** The fields of a planned cut on which it is not entered as done. */
export const cutsLeftView: FarmView = {
  name: 'cuts_left',
  label: 'Offene Schnitte',
  kinds: ['work_items'],
  nouns: stems('Schnittausstand'),
  neutralWords: stems('Schnitt Wiese Wiesen Fläche Flächen Feld Grünland'),
  columns: [],
  roles: { list: [] },
  classes: [],
  ofOneDay: 'today',
  entriesOf: (rows, farm) => {
    const done = new Set(rows.flatMap((row) => keyOfDone(row, farm)))
    return rows
      .flatMap((row) => plannedCut(row, farm))
      .flatMap(({ cut, fields, from, until, row }) =>
        fields
          .filter((field) => !done.has(`${field} ${cut} ${from.slice(0, 4)}`))
          .map((field): Entry => ({
            name: field,
            values: {
              from,
              until,
              text: `${cut}. Schnitt nicht als erledigt eingetragen, geplant ${germanDay(from)} bis ${germanDay(until)}`,
            },
            record: recordOf(row, farm),
            searchTexts: [`${cut}. Schnitt`],
          })),
      )
  },
  tells: (entries, { isNarrowed }) =>
    isNarrowed ? entries.map(({ name, values }) => `${name}: ${String(values.text)}.`).join('\n') : undefined,
  completeness: 'log',
  tense: 'past',
  spanOf: ({ values }) => ({ from: String(values.from), to: String(values.until) }),
}
