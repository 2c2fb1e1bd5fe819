import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import {
  checkValues,
  FORMATS,
  kindOf,
  readText,
  type Field,
  type Fields,
  type KindSlug,
} from '../../../../core/farm/index.ts'
import type { Cell, Fact } from './facts.ts'
import { kindOfSubject, NAMES, specialOf, STARTS } from './fact-words.ts'
import { LINES, OF_BEHAVIOUR, placeOf } from './places.ts'

/** A row that facts come to; `references`: fields by the kind and name of the row that they lead to. */
export interface FactRow {
  kind: KindSlug
  name: string
  values: Record<string, unknown>
  references: Record<string, { kind: KindSlug; name: string }>
  /** What each fact came to. */
  cells: (Cell & { fact: Fact })[]
  /** Facts that no field could take as what they are, by the words that stand in the note instead. */
  noted: { fact: Fact; words: string }[]
}

export interface WholeFarm {
  rows: FactRow[]
  /** Facts which say that something is not known. */
  unknown: Fact[]
  /** Facts that came to nothing. */
  lost: Fact[]
}

const FACTS = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as Fact[]
const UNKNOWN = ['unbekannt', 'keine Angabe']

/** A whole farm as rows. */
export function rowsOfFacts(): WholeFarm {
  const farm: WholeFarm & { byName: Map<string, FactRow> } = { rows: [], unknown: [], lost: [], byName: new Map() }
  const facts = FACTS.filter(({ area }) => !OF_BEHAVIOUR.has(area))
  for (const fact of facts.filter((one) => !isOfSample(one))) {
    const kind = kindOfSubject(fact) ?? placeOf(fact)!.kind
    const name = nameOf(kind, fact)
    let row = farm.byName.get(`${kind} ${name}`)
    if (!row) {
      row = { kind, name, values: { ...STARTS[kind]?.(fact, name) }, references: {}, cells: [], noted: [] }
      farm.byName.set(`${kind} ${name}`, row)
      farm.rows.push(row)
    }
    const starts = STARTS[kind]?.(fact, name) as Record<string, unknown> | undefined
    if (starts?.['herd']) row.references['herd_id'] = { kind: 'herds', name: starts['herd'] as string }
    delete row.values['herd']
    place(farm, row, fact)
  }
  farm.rows = farm.rows.filter(({ kind, values }) => kind !== 'measurements' || values['value'] !== undefined)
  for (const fact of facts.filter(isOfSample)) tellOfSample(farm, fact)
  for (const row of farm.rows)
    for (const [field, { kind, name }] of Object.entries(row.references))
      if (!farm.byName.has(`${kind} ${name}`)) {
        delete row.references[field]
        const words = `${field}: ${name}`
        row.values['note'] = withNote(row, words)
        row.noted.push(...row.cells.filter((cell) => cell.field === field).map(({ fact }) => ({ fact, words })))
        row.cells = row.cells.filter((cell) => cell.field !== field)
      }
  return farm
}

/** What is said of a sample as a whole stands with each of its values. */
const isOfSample = ({ area, field }: Fact): boolean =>
  area === 'Grundsätze: Eine Probe ist eine Einheit' && ['Datum', 'Labor', 'Hemmstoff', 'BVD-Befund'].includes(field)

function tellOfSample(farm: WholeFarm, fact: Fact): void {
  const rows = farm.rows.filter(({ kind, values }) => kind === 'measurements' && values['subject'] === fact.subject)
  for (const row of rows) {
    const field = { Datum: 'date', Labor: 'laboratory' }[fact.field]
    if (field !== undefined) {
      row.values[field] = fact.value
      row.cells.push({ field, value: fact.value, fact })
    } else note(row, fact)
  }
  if (rows.length === 0) (UNKNOWN.includes(fact.value as string) ? farm.unknown : farm.lost).push(fact)
}

function note(row: FactRow, fact: Fact): void {
  const unit = fact.unit ? ` ${fact.unit}` : ''
  const words = `${fact.field}${fact.year ? ` ${fact.year}` : ''}: ${germanText(fact.value)}${unit}`
  row.values['note'] = withNote(row, words)
  row.noted.push({ fact, words })
}

function nameOf(kind: KindSlug, fact: Fact): string {
  const name = NAMES[kind]?.(fact) ?? fact.subject
  return name
}

function place(farm: WholeFarm, row: FactRow, fact: Fact): void {
  const cells = specialOf(fact, row.kind) ?? cellsOf(row, fact) ?? []
  const taken = cells.filter((cell) => cell.field !== 'note' && put(row, fact, cell))
  for (const cell of taken) row.cells.push({ ...cell, fact })
  if (taken.length > 0 && taken.length === cells.length) return
  if (UNKNOWN.includes(fact.value as string)) farm.unknown.push(fact)
  else note(row, fact)
}

const withNote = ({ values }: FactRow, words: string): string =>
  values['note'] ? `${String(values['note'])}\n${words}` : words

/** The one field that the list of places names, with the value as its shape has it; undefined: it cannot have it. */
function cellsOf(row: FactRow, fact: Fact): Cell[] | undefined {
  const path = placeOf(fact)?.field
  if (path === undefined) return undefined
  const [field, inside] = path.split('.') as [string, string?]
  const outer = kindOf(row.kind).fields[field]
  if (!outer) return undefined
  if (inside === undefined) {
    const isReference = outer.shape.type === 'reference'
    const value = isReference ? germanText(fact.value) : typed(outer, fact.value)
    return value === undefined ? undefined : [{ field, value }, ...unitBeside(row, fact, field)]
  }
  const shape = (outer.shape as { fields: Fields }).fields[inside]!
  const number = LINES.exec(fact.field)?.[0].trim()
  if (row.kind === 'work_items') {
    const lines = (row.values[field] ?? []) as Record<string, unknown>[]
    const value = typed(shape, fact.value)
    if (inside === 'area_ha' && lines.length !== 1) return [{ field: 'area_ha', value }]
    if (inside === 'location' || inside === 'area_ha')
      return lines.length === 1 ? [{ field, line: lines[0]!['#'] as string, inside, value }] : undefined
    if (inside === 'approval_number')
      return [fact.value].flat().map((one, index) => ({ field, line: `Position ${index + 1}`, inside, value: one }))
  }
  if (Array.isArray(fact.value) && shape.shape.type !== 'choices')
    return (fact.value as string[]).map((one) => ({ field, line: one, inside, value: one }))
  const value = typed(shape, fact.value)
  if (value === undefined) return undefined
  const line = number ?? lineOf(row.kind, fact)
  const unit = (outer.shape as { fields: Fields }).fields['unit']
  const isUnit = unit !== undefined && fact.unit !== null && inside === 'amount'
  return [{ field, line, inside, value }, ...(isUnit ? [{ field, line, inside: 'unit', value: fact.unit }] : [])]
}

const unitBeside = ({ kind }: FactRow, { unit }: Fact, field: string): Cell[] => {
  const beside = field === 'capacity' ? 'capacity_unit' : ['amount', 'value'].includes(field) ? 'unit' : undefined
  const shape = beside === undefined ? undefined : kindOf(kind).fields[beside]
  return shape && unit !== null ? [{ field: beside!, value: typed(shape, unit) ?? unit }] : []
}

const lineOf = (kind: KindSlug, { subject, year, field }: Fact): string =>
  kind === 'fields' && subject.includes(' / ')
    ? subject.slice(subject.indexOf(' / ') + 3)
    : field === 'ÖR' || field === 'AUKM'
      ? `${field} ${year}`
      : String(year ?? '')

/** A value as the shape of a field has it, read as a cell of a German table where it is a word. */
export function typed(field: Field, value: unknown): unknown {
  const { shape } = field
  if (shape.type === 'text') {
    const text = germanText(value)
    return shape.format ? (FORMATS[shape.format].canonical(text) ?? text) : text
  }
  if (shape.type === 'choices') {
    const all = (Array.isArray(value) ? value : [value]).map((one) => readText(field, String(one)) as unknown[])
    const flat = all.flat()
    return flat.every((one) => shape.values.includes(one as string)) ? flat : undefined
  }
  const read = typeof value === 'string' || shape.type === 'choice' ? readText(field, germanText(value)) : value
  return checkValues({ field }, { field: read }).ok ? read : undefined
}

export const germanText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(germanText).join(', ')
    : typeof value === 'boolean'
      ? value
        ? 'ja'
        : 'nein'
      : String(value)

function put(row: FactRow, fact: Fact, { field, line, inside, value }: Cell): boolean {
  const shape = kindOf(row.kind).fields[field]!
  if (shape.shape.type === 'reference') {
    row.references[field] = { kind: shape.shape.kind as KindSlug, name: String(value) }
    return true
  }
  if (inside === undefined) {
    if (row.values[field] !== undefined && row.cells.some((cell) => cell.field === field && cell.value !== value))
      return false
    if (!checkValues({ field: { ...shape, required: false } }, { field: value }).ok) return false
    row.values[field] = value
    return true
  }
  const inner = (shape.shape as { fields: Fields }).fields[inside]!
  if (!checkValues({ field: { ...inner, required: false } }, { field: value }).ok) return false
  const lines = (row.values[field] ??= []) as Record<string, unknown>[]
  const wanted = line ?? ''
  const targets =
    field === 'years' && row.kind === 'fields' && wanted === ''
      ? yearsOf(row, lines)
      : [lines.find((one) => one['#'] === wanted) ?? newLine(lines, shape, wanted, fact)]
  for (const target of targets) target[inside] = value
  return true
}

/** What holds for every year stands in each. */
function yearsOf(row: FactRow, lines: Record<string, unknown>[]): Record<string, unknown>[] {
  if (lines.length === 0) for (const year of yearsOfSubject(row.name)) lines.push({ '#': String(year), year })
  return lines
}

const yearsOfSubject = (name: string): number[] => [
  ...new Set(
    FACTS.filter(({ area, subject, year }) => area === 'Fläche' && subject === name && year !== null).map(
      ({ year }) => year!,
    ),
  ),
]

function newLine(
  lines: Record<string, unknown>[],
  { shape }: Field,
  name: string,
  { year }: Fact,
): Record<string, unknown> {
  const { fields } = shape as { fields: Fields }
  const line: Record<string, unknown> = { '#': name }
  if (fields['year'] && year !== null) line['year'] = year
  lines.push(line)
  return line
}

/** The values as a person would give them, without what only told lines apart here. */
export const givenOf = ({ values }: FactRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? value.map((line: unknown) =>
            typeof line === 'object'
              ? Object.fromEntries(Object.entries(line!).filter(([name]) => name !== '#'))
              : line,
          )
        : value,
    ]),
  )

/** So that every row comes after those that it refers to. */
const IN_ORDER: readonly KindSlug[] = [
  'contacts',
  'places',
  'people',
  'machines',
  'fields',
  'permits',
  'herds',
  'animals',
  'receipts',
  'work_items',
]

export const kindsInOrder = (slugs: readonly KindSlug[]): KindSlug[] => [
  ...IN_ORDER.filter((slug) => slugs.includes(slug)),
  ...slugs.filter((slug) => !IN_ORDER.includes(slug)),
]

/** Makes every row by `create`, which gives its id, with what it refers to. */
export async function makeRows(
  rows: readonly FactRow[],
  create: (kind: KindSlug, given: Record<string, unknown>) => Promise<string>,
): Promise<Map<string, FactRow>> {
  const ids = new Map<string, string>()
  const made = new Map<string, FactRow>()
  for (const kind of kindsInOrder([...new Set(rows.map((row) => row.kind))]))
    for (const row of rows.filter((one) => one.kind === kind)) {
      const references = Object.entries(row.references).map(([field, to]) => [field, ids.get(`${to.kind} ${to.name}`)])
      const id = await create(kind, { ...givenOf(row), ...Object.fromEntries(references) })
      ids.set(`${kind} ${row.name}`, id)
      made.set(id, row)
    }
  return made
}

/** Facts that a row, as it was read, does not say. */
export const factsMissing = (
  row: FactRow,
  values: Readonly<Record<string, unknown>>,
  nameOf: (id: unknown) => unknown,
) => [
  ...row.cells.filter((cell) => !isSaid(row, cell, values, nameOf)).map(({ fact }) => fact),
  ...row.noted.filter(({ words }) => !String(values['note']).includes(words)).map(({ fact }) => fact),
]

function isSaid(
  { values: given }: FactRow,
  { field, line, inside, value }: Cell,
  values: Readonly<Record<string, unknown>>,
  nameOf: (id: unknown) => unknown,
): boolean {
  const found = values[field]
  if (inside === undefined) return isDeepStrictEqual(found, value) || (found !== null && nameOf(found) === value)
  const lines = (found ?? []) as Record<string, unknown>[]
  const meant = (given[field] as Record<string, unknown>[]).filter((one) => line === '' || one['#'] === line)
  return meant.every((one) =>
    lines.some(
      (there) =>
        there[inside] === value && Object.entries(one).every(([name, said]) => name === '#' || there[name] === said),
    ),
  )
}
