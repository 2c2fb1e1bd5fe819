import { SURE, TO_CONFIRM } from '../confidence.ts'
import { DAIRY } from '../documents/extract-milk-statement.ts'
import { MILK_PARAMETERS, type MilkParameter } from '../documents/milk-parameters.ts'
import { readLayout } from '../documents/read-layout.ts'
import { contactOf, readSender } from '../documents/sender.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { PER_ML } from '../../terms/index.ts'
import { readNumber } from '../../shared/german/read-german.ts'
import { foundTables, makeColumnFinder, type FoundColumns } from './find-columns.ts'
import { hasTooMany, keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { SkippedLines } from './skipped-lines.ts'

type Parameter = Pick<MilkParameter, 'name' | 'type' | 'unit' | 'spelling' | 'min' | 'max'>

const UREA: Parameter = MILK_PARAMETERS.urea

const MEANS = ['geom Mittel', 'geometrisches Mittel', 'geo Mittel', 'gleitendes Mittel', 'Mittel']

const meansOf = (...labels: string[]): string[] => labels.flatMap((label) => MEANS.map((mean) => `${label} ${mean}`))

/** The results of the milk of a tank, a day or a collection; no tank holds less than a few litres. */
const RESULTS: Readonly<Record<string, { parameter: Parameter; aliases: readonly string[] }>> = {
  amount: {
    parameter: { ...MILK_PARAMETERS.amount, spelling: /^kg$/i, min: 1 },
    aliases: [
      'Menge',
      'Milchmenge',
      'Menge kg',
      'Milch kg',
      'Milchmenge kg',
      'kg',
      'Anlieferung',
      'Anlieferung kg',
      'Liefermenge',
      'Liefermenge kg',
    ],
  },
  litres: {
    parameter: { ...MILK_PARAMETERS.amount, unit: 'l', spelling: /^l(?:iter)?$/i, min: 1 },
    aliases: [
      'Liter',
      'Menge l',
      'Menge Liter',
      'Milch l',
      'Milchmenge l',
      'Milchmenge Liter',
      'Milch Liter',
      'Liefermenge l',
    ],
  },
  fat: { parameter: MILK_PARAMETERS.fat, aliases: ['Fett', 'Fett %', 'Fettgehalt', 'F %'] },
  protein: {
    parameter: MILK_PARAMETERS.protein,
    aliases: ['Eiweiß', 'Eiweiss', 'Eiweiß %', 'Eiweißgehalt', 'E %', 'Protein'],
  },
  lactose: { parameter: MILK_PARAMETERS.lactose, aliases: ['Laktose', 'Lactose'] },
  cells: {
    parameter: MILK_PARAMETERS.cells,
    aliases: [
      'Zellzahl',
      'Zellzahl Tsd',
      'Zellzahl Tsd ml',
      'Zellzahl 1000 ml',
      'Zellzahl in Tsd ml',
      'Zellen',
      'Zellgehalt',
      'ZZ',
      'Zellzahl ml',
    ],
  },
  germs: {
    parameter: MILK_PARAMETERS.germs,
    aliases: [
      'Keimzahl',
      'Keimzahl Tsd',
      'Keimzahl Tsd ml',
      'Keimzahl 1000 ml',
      'Keimzahl in Tsd ml',
      'Keime',
      'Keimgehalt',
      'KZ',
      'Keimzahl ml',
    ],
  },
  urea: { parameter: UREA, aliases: ['Harnstoff', 'Harnstoff mg l', 'Harnstoff ppm', 'Harnst'] },
  freezing: {
    parameter: MILK_PARAMETERS.freezing,
    aliases: ['Gefrierpunkt', 'Gefrierpunkt C', 'GP', 'Gefrierpunkt in C'],
  },
  cells_mean: { parameter: MILK_PARAMETERS.cells_mean, aliases: meansOf('Zellzahl', 'Zellgehalt') },
  germs_mean: { parameter: MILK_PARAMETERS.germs_mean, aliases: meansOf('Keimzahl', 'Keimgehalt') },
}

const find = makeColumnFinder<string>(
  {
    day: [
      'Datum',
      'Lieferdatum',
      'Abholung',
      'Abholdatum',
      'Abholung am',
      'Tag',
      'Probedatum',
      'Probenahme',
      'Anlieferungsdatum',
      'Milchabholung',
    ],
    ear_tag: ['Ohrmarke', 'Lebensnummer', 'LOM', 'Kuh', 'Tier', 'Tiernummer', 'Stallnummer'],
    price: ['Preis', 'ct/kg', 'Betrag', 'Grundpreis'],
    ...Object.fromEntries(Object.entries(RESULTS).map(([column, { aliases }]) => [column, aliases])),
  },
  (has) => {
    const quality = ['fat', 'protein', 'cells', 'germs', 'urea', 'freezing'].filter(has).length
    return has('day') && !has('ear_tag') && (quality >= 2 || (quality === 1 && (has('amount') || has('litres'))))
  },
)

/** Lists of what a dairy collected and how good it was, with a line for each day or collection. */
export const extractTankMilk: Extractor = ({ document, today }) => {
  const tables = foundTables(document, find)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const seen = new Map<string, Assertion>()
  const rows = tables.flatMap(({ table, found }) => {
    const counted = countedPerMl(table, found)
    const results = Object.entries(RESULTS).filter(([column]) => found.columns[column] !== undefined)
    if (hasTooMany(table, found.header, results.length, skipped)) return []
    return readRecords(document, table, found, skipped).flatMap((record) =>
      readLine(
        { table, skipped, today, seen, counted },
        record,
        results.map(([column]) => column),
        found.columns,
      ),
    )
  })
  const layout = readLayout(document)
  const dairy = layout && readSender(layout, DAIRY)
  const contact = layout && dairy ? [contactOf(layout, dairy, 'company', ['dairy'])] : []
  return { rows: [...contact, ...rows], warnings: skipped.warnings() }
}

const FEW_THOUSANDS = 5000

/** A column in which one number could be no thousands counts single ones, in all of its lines. */
function countedPerMl(table: Table, { header, columns }: FoundColumns<string>): ReadonlySet<string> {
  return new Set(
    ['cells', 'germs'].filter((name) => {
      const column = columns[name]
      return (
        column?.unit === '' &&
        table.rows
          .slice(header + 1)
          .some(({ cells }) => (readNumber((cells[column.index] ?? '').replaceAll('.', '')) ?? 0) > FEW_THOUSANDS)
      )
    }),
  )
}

interface Reading {
  table: Table
  skipped: SkippedLines
  today: string
  seen: Map<string, Assertion>
  /** Columns without a unit that count cells and germs of a millilitre, not thousands of them. */
  counted: ReadonlySet<string>
}

type Heads = Partial<Record<string, { label: string }>>

function readLine(
  reading: Reading,
  record: TableRecord<string>,
  columns: readonly string[],
  heads: Heads,
): Assertion[] {
  const { table, skipped } = reading
  const day = record.day('day')
  if (!day || 'fault' in day) {
    skipped.add(table, record.line, `${day ? day.fault : 'Der Tag fehlt.'} Die Zeile ist ausgelassen.`)
    return []
  }
  return columns.flatMap(
    (column) => readResult(reading, record, { column, day: day.value, label: heads[column]?.label ?? '' }) ?? [],
  )
}

function readResult(
  { table, skipped, today, seen, counted }: Reading,
  record: TableRecord<string>,
  { column, day, label }: { column: string; day: string; label: string },
): Assertion | undefined {
  const { parameter } = RESULTS[column]!
  const skip = (reason: string): undefined => skipped.add(table, record.line, reason)
  const number = record.number(column)
  if (number === undefined) return undefined
  if ('fault' in number) return skip(number.fault)
  const { amount, unit } = number.value
  const perMl =
    parameter.unit === 'Tsd./ml' &&
    (PER_ML.test(unit) || (unit === '' && (counted.has(column) || (/ml$/i.test(label) && !/Tsd|1\.?000/i.test(label)))))
  const value = perMl ? amount / 1000 : amount
  const isPerDecilitre = parameter === UREA && /^mg ?\/ ?(?:100 ?ml|dl)$/i.test(unit)
  const fits = unit === '' || perMl || isPerDecilitre || parameter.spelling.test(unit)
  const usual = isPerDecilitre ? value * 10 : value
  const plausible = usual >= parameter.min && usual <= parameter.max
  if (fits && !plausible)
    return skip(`${parameter.name} ${quotedValue(record.text(column))}: Der Wert kann nicht stimmen. Fehlt das Komma?`)
  const measurement: Assertion = {
    kind: 'measurements',
    name: `${day} ${parameter.name}`,
    confidence: fits ? SURE : TO_CONFIRM,
    page: record.page,
    quote: record.quote(column),
    values: {
      type: parameter.type,
      parameter: parameter.name,
      value: fits ? Number(value.toFixed(6)) : amount,
      unit: fits && !isPerDecilitre ? parameter.unit : unit,
      date: day,
      subject: 'Tankmilch',
    },
  }
  // Two collections of one day are two; the same line printed twice is one.
  const before = seen.get(measurement.name)
  if (before?.values['value'] === measurement.values['value']) return undefined
  const name = before ? `${measurement.name} ${record.line}` : measurement.name
  seen.set(measurement.name, measurement)
  return keepIfValid({ ...measurement, name }, today, table, record.line, skipped)
}
