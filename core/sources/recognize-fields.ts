import { CONFIDENT, quotedValue, type Assertion } from '../extraction/index.ts'
import {
  FORMATS,
  isNumberOnly,
  kindOf,
  recognizeParcels,
  traitsOf,
  type NamedRow,
  type Recognition,
  type RowAnnotation,
  type RowId,
  type RowNames,
} from '../farm/index.ts'
import { completeField } from './complete-field.ts'
import type { NamespaceId } from '../shared/ids.ts'

/** A row of a document, and what it is on the farm. */
export interface RecognizedRow extends Assertion {
  /** The row of the farm that it is. */
  meant?: RowId
  /** The row of the farm that it may be. */
  mayBe?: RowId
  /** It is none of the rows that have its key. */
  apart?: true
}

const TRAITS = ['name', 'flik', 'parcel', 'parcel_number', 'area_ha', 'geometry', 'years', 'crops']
const TO_DECIDE = CONFIDENT * 0.75
const MOST_NAMED = 5

/**
 * Which fields of the farm those of a document are, whatever year it speaks of. What is not clear waits for a person,
 * and a warning (German) names it. A document without fields asks nothing of the store.
 */
export async function recognizeFields(
  rowNames: Pick<RowNames, 'all'>,
  namespace: NamespaceId,
  derived: readonly Assertion[],
): Promise<{ rows: RecognizedRow[]; annotations: RowAnnotation[]; warnings: string[] }> {
  const fields = derived.filter(isApplied)
  if (fields.length === 0) return { rows: [...derived], annotations: [], warnings: [] }
  const there = await rowNames.all(namespace, 'fields', TRAITS)
  const known = there.map(({ id, values }) => ({ id, ...traitsOf(values) }))
  const { found, descents } = recognizeParcels(
    fields.map(({ values }) => traitsOf(values)),
    known,
  )
  const by = new Map(fields.map((field, index) => [field.name, found[index]!]))
  const values = new Map(there.map((row) => [row.id, row.values]))
  const owners = new Map(there.flatMap(({ key, id }) => (key === null ? [] : [[key, id] as const])))
  const unsure = fields.filter(({ name }) => by.get(name)!.is === 'unsure')
  const confirming = new Set(derived.flatMap(({ of }) => (of === undefined ? [] : [of])))
  return {
    rows: derived.flatMap((row): RecognizedRow[] => {
      const recognition = row.kind === 'fields' ? by.get(row.of ?? row.name) : undefined
      if (!recognition) return [row]
      if (recognition.is === 'known')
        return [recognized(overlaid(row, values.get(recognition.id)!), recognition, owners)]
      if (recognition.is === 'new') return row.of === undefined ? [recognized(row, recognition, owners)] : [row]
      // What waits for a person waits once: with the crops that they have to look at anyway.
      return row.of === undefined && confirming.has(row.name) ? [] : [recognized(row, recognition, owners)]
    }),
    annotations: descents.flatMap(({ id, predecessors }) => descentOf(id, predecessors, there, fields)),
    warnings: unsure.length === 0 ? [] : [warningOf(unsure)],
  }
}

/** A list that gives numbers alone does not take a parcel its name. */
function overlaid(found: Assertion, there: Readonly<Record<string, unknown>>): Assertion {
  const row = completeField(found, there)
  const { name } = there
  return typeof name === 'string' && isNumberOnly(String(row.values['name'])) && !isNumberOnly(name)
    ? { ...row, values: { ...row.values, name } }
    : row
}

/** A terminal knows no FLIK and no years; what it calls a field says which it is. */
const isApplied = ({ kind, of, unlessCalled }: Assertion): boolean =>
  kind === 'fields' && of === undefined && unlessCalled === undefined

const canonical = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  flik: typeof values['flik'] === 'string' ? (FORMATS.flik.canonical(values['flik']) ?? null) : null,
})

function recognized(row: Assertion, recognition: Recognition, owners: ReadonlyMap<string, RowId>): RecognizedRow {
  const owner = owners.get(kindOf('fields').keyOf(canonical(row.values) as never) ?? '')
  // Its key says which it is, or the row of which it is.
  if (recognition.is === 'known' && (recognition.id === owner || row.of !== undefined)) return row
  if (recognition.is === 'known') return { ...row, meant: recognition.id, ...(owner !== undefined && { apart: true }) }
  const apart = owner === undefined ? {} : ({ apart: true } as const)
  if (recognition.is === 'unsure') {
    const [only, ...others] = recognition.candidates
    const { of: _, ...itself } = row
    return {
      ...itself,
      ...apart,
      confidence: Math.min(row.confidence, TO_DECIDE),
      ...(only !== undefined && others.length === 0 && { mayBe: only }),
    }
  }
  const { predecessors } = recognition
  return {
    ...row,
    ...apart,
    ...(predecessors.length > 0 && {
      values: { ...row.values, predecessors: predecessors.map((name) => ({ name })) },
    }),
  }
}

/** What an application of an earlier year says of the parcels that came of its own. */
function descentOf(
  id: RowId,
  predecessors: readonly string[],
  there: readonly NamedRow[],
  fields: readonly Assertion[],
): RowAnnotation[] {
  const first = fields.find(({ values }) => predecessors.includes(String(values['name'])))
  return there.some((row) => row.id === id) && first
    ? [
        {
          kind: 'fields',
          id,
          values: { predecessors: predecessors.map((name) => ({ name })) },
          page: first.page,
          quote: first.quote,
          asOf: first.asOf ?? null,
        },
      ]
    : []
}

function warningOf(unsure: readonly Assertion[]): string {
  const names = unsure.slice(0, MOST_NAMED).map(({ values }) => quotedValue(String(values['name'])))
  const more = unsure.length > MOST_NAMED ? ` und ${unsure.length - MOST_NAMED} weitere` : ''
  const one = unsure.length === 1
  return `${names.join(', ')}${more}: Ob ${one ? 'das Feld' : 'die Felder'} schon auf dem Hof ${one ? 'steht' : 'stehen'}, ist nicht klar. Entscheide es bei den Vorschlägen.`
}
