import { FORMATS } from '../../farm/index.ts'
import type { ExtractionInput, Assertion, Extractor } from '../extractor.ts'
import { dayAbove, makeColumnFinder } from './find-columns.ts'
import { SkippedLines } from './skipped-lines.ts'
import { quotedValue } from '../quoted-value.ts'
import { keepIfValid, hasTooMany, readRecords, type TableRecord } from './read-records.ts'
import type { Table } from '../structure.ts'

interface Parameter {
  name: string
  unit: string
  aliases: readonly string[]
  /** What a cow gives in a day lies between these; else a comma is missing. */
  min: number
  max: number
}

/** The units are those of the milk recording everywhere in Germany (ADR recommendation 1.1). */
const PARAMETERS: Readonly<Record<string, Parameter>> = {
  milk: {
    name: 'Tagesmilch',
    unit: 'kg',
    aliases: [
      'Milch',
      'Milch kg',
      'M kg',
      'Mkg',
      'Milch-kg',
      'Tagesmilch',
      'Tagesmilch kg',
      'Tagesgemelk',
      'Tagesgemelk kg',
      'Milchmenge',
      'Milchmenge kg',
    ],
    min: 0.5,
    max: 100,
  },
  fat: { name: 'Fett', unit: '%', aliases: ['Fett', 'F', 'Fettgehalt'], min: 1, max: 12 },
  protein: {
    name: 'Eiweiß',
    unit: '%',
    aliases: ['Eiweiß', 'Eiweiss', 'E', 'Eiweißgehalt', 'Protein'],
    min: 1,
    max: 8,
  },
  lactose: { name: 'Laktose', unit: '%', aliases: ['Laktose', 'Lactose'], min: 2, max: 7 },
  cells: {
    name: 'Zellzahl',
    unit: 'Tsd./ml',
    aliases: [
      'Zellzahl',
      'Zellzahl Tsd',
      'Zellzahl Tsd ml',
      'Zellzahl 1000 ml',
      'Zellzahl in Tsd',
      'Zellzahl in Tsd ml',
      'Zellen',
      'Zellen Tsd',
      'Zellgehalt',
      'ZZ',
    ],
    min: 1,
    max: 20_000,
  },
  urea: {
    name: 'Harnstoff',
    unit: 'mg/l',
    aliases: ['Harnstoff', 'Harnstoff mg l', 'Harnstoff ppm', 'Harnst'],
    min: 10,
    max: 900,
  },
}

const findResults = makeColumnFinder<string>(
  {
    ear_tag: [
      'Ohrmarke',
      'Ohrmarkennummer',
      'Ohrmarken-Nr.',
      'Ohrmarkennr.',
      'LOM',
      'Lebensohrmarke',
      'Lebensnummer',
      'Tier',
      'Tiernummer',
    ],
    cow: ['Name', 'Kuh', 'Stallnummer', 'Stall-Nr.', 'Stallnr.'],
    day: ['Prüfdatum', 'Prüftag', 'Kontrolldatum', 'Kontrolltag', 'MLP-Datum', 'Probedatum', 'Probenahme', 'Datum'],
    ...Object.fromEntries(Object.entries(PARAMETERS).map(([column, { aliases }]) => [column, aliases])),
  },
  (has) => has('ear_tag') && has('milk') && (has('fat') || has('cells')),
)

const SURE = 0.95

/**
 * Results of the milk recording with a line for each cow: a measurement for each result, at the animal of that ear tag.
 */
export const extractMilkRecording: Extractor = (input) => {
  const skipped = new SkippedLines()
  const seen = new Set<string>()
  const tables = (input.document.structures ?? []).flatMap((structure) => {
    const found = structure.type === 'table' ? findResults(structure.table) : undefined
    if (!found || structure.type !== 'table') return []
    const { table } = structure
    const results = Object.entries(PARAMETERS).filter(([column]) => found.columns[column] !== undefined)
    if (hasTooMany(table, found.header, results.length, skipped)) return [[]]
    const day = dayAbove(table, found)
    return [
      readRecords(input, table, found, skipped).flatMap((record) =>
        readCow(input, table, record, results, found.columns['day'] === undefined ? day : undefined, seen, skipped),
      ),
    ]
  })
  return tables.length === 0 ? undefined : { rows: tables.flat(), warnings: skipped.warnings() }
}

function readCow(
  { today }: ExtractionInput,
  table: Table,
  record: TableRecord<string>,
  results: [string, Parameter][],
  titleDay: string | undefined,
  seen: Set<string>,
  skipped: SkippedLines,
): Assertion[] {
  const leave = (reason: string): Assertion[] => (skipped.add(table, record.line, reason), [])
  const written = record.text('ear_tag')
  const earTag = FORMATS.ear_tag.canonical(written)
  if (earTag === undefined)
    return leave(
      `${written === '' ? 'Die Ohrmarke fehlt.' : `${quotedValue(written)} ist keine Ohrmarke.`} Die Zeile ist ausgelassen.`,
    )
  const day = record.day('day') ?? (titleDay === undefined ? undefined : { value: titleDay })
  if (day === undefined) return leave('Der Tag der Prüfung fehlt. Die Zeile ist ausgelassen.')
  if ('fault' in day) return leave(`${day.fault} Die Zeile ist ausgelassen.`)
  const name = `${earTag} ${day.value}`
  if (seen.has(name))
    return leave(`${quotedValue(written)} steht für diesen Tag schon weiter oben. Die Zeile ist ausgelassen.`)
  seen.add(name)
  const subject = [FORMATS.ear_tag.display!(earTag), record.text('cow')].filter(Boolean).join(', ').slice(0, 200)
  return results.flatMap(([column, parameter]): Assertion[] => {
    const number = record.number(column)
    if (number === undefined) return []
    if ('fault' in number) return leave(number.fault)
    const { amount, unit } = number.value
    if (unit !== '' && unit !== parameter.unit)
      return leave(`${parameter.name}: Die Einheit ${quotedValue(unit)} ist hier nicht bekannt.`)
    if (amount < parameter.min || amount > parameter.max)
      return leave(
        `${parameter.name} ${quotedValue(record.text(column))}: Der Wert kann nicht stimmen. Fehlt das Komma?`,
      )
    const values = {
      type: 'milk_recording',
      parameter: parameter.name,
      value: amount,
      unit: parameter.unit,
      date: day.value,
      subject,
    }
    const row = keepIfValid(
      {
        kind: 'measurements',
        name: `${name} ${column}`,
        values,
        refers: { animal_id: [earTag] },
        confidence: SURE,
        page: table.page,
        quote: record.quote(column),
      },
      today,
      table,
      record.line,
      skipped,
    )
    return row ? [row] : []
  })
}
