import { earTagsIn } from '../extraction/index.ts'
import { described, keyText, kindOf, type NamedRow, type RowId, type RowNames, type StampedRow } from '../farm/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { RecognizedRow } from './recognize-fields.ts'

/** Who was treated, as a paper or a person says it. */
interface Treated {
  animal: string | null
  herd: string | null
  /** The animals by ear tag, sorted. */
  tags: string
  /** Animals that are not told apart, in words. */
  group: string
  count: number | null
}

/**
 * Which treatments of the farm those of a document are: the receipt of the vet and the register of the farm tell of
 * one, but seldom call those treated alike, and one knows an animal by its tag that the farm had not yet when the
 * other came in. Of one receipt, day and medicine, those are the same that name the same animals or group, and else
 * the only one of each side where nothing speaks against it. What the document stated before stays what it is.
 */
export async function recognizeTreatments(
  rowNames: Pick<RowNames, 'all'>,
  namespace: NamespaceId,
  derived: readonly RecognizedRow[],
  before: readonly Pick<StampedRow, 'kind' | 'statedAs'>[],
): Promise<RecognizedRow[]> {
  const told = Map.groupBy(derived.filter(isOfReceipt), ({ values }) => actOf(values))
  if (told.size === 0) return [...derived]
  const there = Map.groupBy(
    (await rowNames.all(namespace, 'treatments', FIELDS)).filter(({ values }) => values['receipt_number'] !== null),
    ({ values }) => actOf(values),
  )
  const stated = new Set(before.flatMap(({ kind, statedAs }) => (kind === 'treatments' ? [statedAs] : [])))
  const meant = new Map<RecognizedRow, RowId>()
  for (const [act, rows] of told) {
    const keys = new Set(rows.map(keyIn))
    const free = (there.get(act) ?? []).filter(({ key }) => key === null || !keys.has(key))
    const known = new Set((there.get(act) ?? []).map(({ key }) => key))
    const open = rows.filter((row) => !stated.has(keyIn(row)) && !known.has(keyIn(row)))
    for (const [row, { id }] of pairs(open, free)) meant.set(row, id)
  }
  return derived.map((row) => (meant.has(row) ? { ...row, meant: meant.get(row)! } : row))
}

const FIELDS = ['receipt_number', 'date', 'product', 'animal_id', 'herd_id', 'group', 'animal_count']

const isOfReceipt = ({ kind, values }: RecognizedRow): boolean =>
  kind === 'treatments' && typeof values['receipt_number'] === 'string' && values['receipt_number'] !== ''

/** The receipt, the day and the medicine. */
const actOf = ({ receipt_number, date, product }: Readonly<Record<string, unknown>>): string =>
  [receipt_number, date, keyText(String(product))].join('|')

function keyIn({ values }: RecognizedRow): string | null {
  const kind = kindOf('treatments')
  const whole = Object.keys(kind.fields).map((field) => [field, values[field] ?? null])
  return described(kind, Object.fromEntries(whole)).key
}

/** Each row is taken once: by those first that say the same of who was treated. */
function pairs(told: readonly RecognizedRow[], there: readonly NamedRow[]): [RecognizedRow, NamedRow][] {
  const found = new Map<RecognizedRow, NamedRow>()
  const free = new Set(there)
  for (const row of told) {
    const same = [...free].find(({ values }) => isSame(treatedIn(row.values), treatedIn(values)))
    if (same) found.set(row, same)
    if (same) free.delete(same)
  }
  const [row, ...others] = told.filter((one) => !found.has(one))
  const [only, ...more] = free
  if (row && only && others.length === 0 && more.length === 0 && told.length === 1 && there.length === 1)
    if (!isOther(treatedIn(row.values), treatedIn(only.values))) found.set(row, only)
  return [...found]
}

const treatedIn = (values: Readonly<Record<string, unknown>>): Treated => {
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : null)
  const tags = earTagsIn(text('group') ?? '').toSorted()
  return {
    animal: text('animal_id'),
    herd: text('herd_id'),
    tags: tags.join(' '),
    group: tags.length > 0 ? '' : keyText(text('group') ?? ''),
    count: typeof values['animal_count'] === 'number' ? values['animal_count'] : null,
  }
}

const isSame = (one: Treated, other: Treated): boolean =>
  isKnownEqual(one.animal, other.animal) ||
  isKnownEqual(one.tags, other.tags) ||
  (one.animal === null &&
    other.animal === null &&
    (isKnownEqual(one.herd, other.herd) || isKnownEqual(one.group, other.group)))

const isKnownEqual = (one: string | null, other: string | null): boolean => Boolean(one) && one === other

/** Whether one says something of those treated that cannot be of the other. */
const isOther = (one: Treated, other: Treated): boolean =>
  differ(one.animal, other.animal) ||
  differ(one.tags, other.tags) ||
  differ(one.herd, other.herd) ||
  differ(one.count, other.count) ||
  differ(numbersIn(one.group), numbersIn(other.group))

const differ = (one: string | number | null, other: string | number | null): boolean =>
  Boolean(one) && Boolean(other) && one !== other

/** „Abteil 3“ is not „Abteil 4“; how many animals there were is counted apart. */
const numbersIn = (group: string): string => (group.match(/(?<=\p{L} )\d+/gu) ?? []).join(' ')
