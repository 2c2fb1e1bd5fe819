import { SURE, TO_CONFIRM } from '../confidence.ts'
import { DAIRY } from '../documents/extract-milk-statement.ts'
import { MILK_PARAMETERS, type MilkParameter } from '../documents/milk-parameters.ts'
import { readPeriodEnd } from '../documents/printed-values.ts'
import { readLayout } from '../documents/read-layout.ts'
import { contactOf, readSender } from '../documents/sender.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { readNumber } from '../../shared/german/read-german.ts'
import { foundTables, makeColumnFinder, type FoundColumns } from './find-columns.ts'
import { heads } from './heads.ts'
import { countsLactations, MILK_HEADS, NOT_MILK, splitMilkUnit } from './milk-heads.ts'
import { milkResult } from './milk-result.ts'
import { dayInMonth, monthAbove } from './month-above.ts'
import { hasTooMany, keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { SkippedLines } from './skipped-lines.ts'

type Parameter = Pick<MilkParameter, 'name' | 'type' | 'unit' | 'min' | 'max'>

const MEANS = [
  'geom Mittel',
  'geometrisches Mittel',
  'geo Mittel',
  'gleitendes Mittel',
  'Mittel',
  'geom.',
  '3-Monats-Mittel',
]

const meansOf = (...labels: string[]): string[] => labels.flatMap((label) => MEANS.map((mean) => `${label} ${mean}`))

/** The results of the milk of a tank, a day or a collection; no tank holds less than a few litres. */
const RESULTS: Readonly<Record<string, { parameter: Parameter; aliases: readonly string[] }>> = {
  amount: {
    parameter: { ...MILK_PARAMETERS.amount, min: 1 },
    aliases:
      heads(`Menge | Milchmenge | Menge kg | Milch kg | Milchmenge kg | kg | Anlieferung | Anlieferung kg | Liefermenge |
      Liefermenge kg | Anlieferungsmenge | Anlieferungsmilch | Abholmenge | Tankmenge | kg Milch | Milch | Tagesmenge | Quantity |
      Liefermilch | Abgelieferte Milch | Gelieferte Menge | Übernahmemenge | Milk | Milk kg | Milchanlieferung | Mkg`),
  },
  litres: {
    parameter: { ...MILK_PARAMETERS.amount, unit: 'l', min: 1 },
    aliases:
      heads(`Liter | Menge l | Menge Liter | Milch l | Milchmenge l | Milchmenge Liter | Milch Liter | Liefermenge l |
      Anlieferung l | Liefermenge Liter | Abholmenge l | Milk l | Volume`),
  },
  fat: { parameter: MILK_PARAMETERS.fat, aliases: MILK_HEADS.fat },
  protein: { parameter: MILK_PARAMETERS.protein, aliases: MILK_HEADS.protein },
  lactose: { parameter: MILK_PARAMETERS.lactose, aliases: MILK_HEADS.lactose },
  cells: { parameter: MILK_PARAMETERS.cells, aliases: MILK_HEADS.cells },
  germs: { parameter: MILK_PARAMETERS.germs, aliases: MILK_HEADS.germs },
  urea: { parameter: MILK_PARAMETERS.urea, aliases: MILK_HEADS.urea },
  freezing: { parameter: MILK_PARAMETERS.freezing, aliases: MILK_HEADS.freezing },
  cells_mean: { parameter: MILK_PARAMETERS.cells_mean, aliases: meansOf('Zellzahl', 'Zellgehalt', 'ZZ') },
  germs_mean: { parameter: MILK_PARAMETERS.germs_mean, aliases: meansOf('Keimzahl', 'Keimgehalt', 'KZ') },
}

const find = makeColumnFinder<string>(
  {
    day: heads(`Datum | Lieferdatum | Abholung | Abholdatum | Abholung am | Tag | Probedatum | Probenahme | Anlieferungsdatum |
      Milchabholung | Sammeldatum | Sammeltag | Liefertag | Abholtag | Milchdatum | Anlieferung am | Collection Date | Date |
      Pickup | Probe vom | Probe am | Probetag | Untersuchungsdatum | Abgeholt am | Tankprobe | …datum`),
    month: heads(`Monat | Liefermonat | Abrechnungsmonat | Zeitraum | Month | Monat/Jahr`),
    ear_tag: heads(
      `Ohrmarke | Lebensnummer | LOM | Kuh | Tier | Tiernummer | Stallnummer | Animal | Cow | Kuh-Nr. | Stall-Nr.`,
    ),
    sample_number:
      heads(`Probennummer | Proben-Nr. | Probe-Nr. | Probenr. | Labornummer | Labor-Nr. | Proben-ID | Probe-ID | Flaschennummer |
      Flaschen-Nr. | Barcode`),
    temperature: heads(
      `Tanktemperatur | Tanktemp. | Milchtemperatur | Milchtemp. | Übernahmetemperatur | Temp. Milch | Abholtemperatur`,
    ),
    none: NOT_MILK,
    ...Object.fromEntries(Object.entries(RESULTS).map(([column, { aliases }]) => [column, aliases])),
  },
  (has) => {
    const quality = ['fat', 'protein', 'cells', 'germs', 'urea', 'freezing', 'lactose'].filter(has).length
    const isOfDay = has('day') || has('month')
    return (
      isOfDay &&
      !has('ear_tag') &&
      (quality >= 2 || ((quality === 1 || has('temperature')) && (has('amount') || has('litres'))))
    )
  },
  {
    split: splitMilkUnit,
    shapes: {
      day: 'day',
      month: 'month',
      ...Object.fromEntries(Object.keys(RESULTS).map((column) => [column, 'number' as const])),
    },
    byCells: ['day', 'month'],
  },
)

/** Lists of what a dairy collected and how good it was, with a line for each day or collection. */
export const extractTankMilk: Extractor = ({ document, today }) => {
  const tables = foundTables(document, find)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const seen = new Map<string, Assertion>()
  const rows = tables.flatMap(({ table, found }) => {
    const [counted, month] = [countedPerMl(table, found), monthAbove(table, found)]
    const results = Object.entries(RESULTS).filter(
      ([column]) => found.columns[column] !== undefined && !(column === 'lactose' && countsLactations(table, found)),
    )
    if (hasTooMany(table, found.header, results.length, skipped)) return []
    return readRecords(document, table, found, skipped).flatMap((record) =>
      readLine(
        { table, skipped, today, seen, counted, month },
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
  /** Of days that say no year. */
  month: string | undefined
}

type Heads = Partial<Record<string, { label: string }>>

function readLine(
  reading: Reading,
  record: TableRecord<string>,
  columns: readonly string[],
  heads: Heads,
): Assertion[] {
  const { table, skipped } = reading
  const month = record.text('month')
  const ofMonth = dayInMonth(record.text('day'), reading.month)
  const day = ofMonth ? { value: ofMonth } : (record.day('day') ?? (month === '' ? undefined : monthOf(month)))
  if (!day || 'fault' in day) {
    skipped.add(table, record.line, `${day ? day.fault : 'Der Tag fehlt.'} Die Zeile ist ausgelassen.`)
    return []
  }
  return columns.flatMap(
    (column) => readResult(reading, record, { column, day: day.value, label: heads[column]?.label ?? '' }) ?? [],
  )
}

/** A month is kept by its last day, as that of a statement. */
function monthOf(text: string): { value: string } | { fault: string } {
  const iso = /^(\d{4})-(\d{2})$/.exec(text)
  const end = readPeriodEnd(iso ? `${iso[2]}/${iso[1]}` : text)
  return end ? { value: end.value } : { fault: `${quotedValue(text)} ist kein Monat mit seinem Jahr.` }
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
  const isLitres = column === 'amount' && /^l(?:iter)?$/i.test(number.value.unit)
  const measured = isLitres ? { ...parameter, unit: 'l' } : parameter
  const result = milkResult(measured, { ...number.value, label, perMl: counted.has(column) })
  if ('fault' in result) return skip(`${parameter.name} ${quotedValue(record.text(column))}: ${result.fault}`)
  const measurement: Assertion = {
    kind: 'measurements',
    name: `${day} ${parameter.name}`,
    confidence: result.sure ? SURE : TO_CONFIRM,
    page: record.page,
    quote: record.quote(column),
    values: {
      type: parameter.type,
      parameter: parameter.name,
      value: result.value,
      unit: result.unit,
      date: day,
      subject: 'Tankmilch',
      sample_number:
        column === 'amount' || column === 'litres' ? null : record.text('sample_number').slice(0, 60) || null,
    },
  }
  // Two collections of one day are two; the same line printed twice is one.
  const before = seen.get(measurement.name)
  if (before?.values['value'] === measurement.values['value']) return undefined
  const name = before ? `${measurement.name} ${record.line}` : measurement.name
  seen.set(measurement.name, measurement)
  return keepIfValid({ ...measurement, name }, today, table, record.line, skipped)
}
