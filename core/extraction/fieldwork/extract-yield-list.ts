import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables } from '../tables/find-columns.ts'
import { keepIfValid, readRecords, type TableRecord } from '../tables/read-records.ts'
import { noted } from '../tables/noted.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { yearOfList } from '../tables/year-of-list.ts'
import { goodsUnit, inHectares, storedUnit } from '../../terms/index.ts'
import { heads } from '../tables/heads.ts'
import { FIELD_COLUMNS, FIELD_SHAPES, makeGoodsFinder } from './goods-table.ts'
import { fieldsCalled } from './fields-called.ts'
import { Occurrences } from './occurrences.ts'

const COLUMNS = {
  ...FIELD_COLUMNS,
  date: heads(`Erntedatum | Datum | geerntet am | Ernte am | Datum der Ernte | Erntetag | Druschdatum | Drusch am |
    Ernte | Harvest Date | Tag | …datum`),
  year: heads(`Erntejahr | Jahr | Wirtschaftsjahr | Ernte | Anbaujahr | Year | Harvest Year | Season | Ernte-Jahr`),
  per_hectare:
    heads(`Ertrag | Ertrag/ha | Ertrag je ha | Hektarertrag | Ertrag dt/ha | Durchschnittsertrag | Ertrag pro ha |
    Naturalertrag | Ertrag netto | Ertrag trocken | Flächenertrag | Kornertrag | Reinertrag | Yield | Avg Yield |
    Average Yield | Dry Yield | Yield/ha | dt/ha | t/ha | Ø Ertrag | Ertrag Ø | Ertrag (Standardfeuchte)`),
  total:
    heads(`Erntemenge | Ertrag gesamt | Gesamtertrag | Erntemenge gesamt | Gesamtmenge | Gesamternte | Menge | Ernte |
    Netto | Nettogewicht | Erntemenge netto | Menge netto | Nettomenge | Erntegewicht | Gewicht | Gewicht netto | Ertrag absolut |
    Erntegut Menge | Total Yield | Production | Harvested Amount | Total | dt | t | Abgefahren | Einlagerungsmenge`),
  moisture: heads(`Feuchte | Feuchtigkeit | Kornfeuchte | Wassergehalt | H2O | Feuchtegehalt | Feuchte Korn | Moisture |
    Ø Feuchte | Feuchte Ø | Erntefeuchte | Wasser`),
  protein: heads(`Rohprotein | Protein | RP | Eiweiß | Proteingehalt | Eiweißgehalt | Eiw. | RP-Gehalt | XP`),
  variety: heads(`Sorte | Sortenname | Variety`),
  work: heads(`Maßnahme | Maßnahmenart | Arbeitsart | Arbeit | Tätigkeit | Mittel | Dünger | Düngemittel | Produkt |
    Pflanzenschutzmittel | Betriebsmittel | Aufwandmenge | Aufwand | Aussaat | Saatdatum | Sampling | Probenahme`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Kommentar | Hinweis | Notes`),
}

type Column = keyof typeof COLUMNS

const findYields = makeGoodsFinder<Column>(
  COLUMNS,
  (has) =>
    (has('field') || has('flik')) &&
    has('crop') &&
    !has('work') &&
    (has('per_hectare') || (has('total') && has('area'))),
  {
    shapes: {
      ...FIELD_SHAPES,
      date: 'day',
      year: 'year',
      per_hectare: 'number',
      total: 'number',
      moisture: 'number',
      protein: 'number',
    },
  },
)

/** How far an amount a hectare may differ from the one that total and area make. */
const TOLERANCE = 0.02

/** Lists of yields: for each field, crop and year how much came off a hectare. */
export const extractYieldList: Extractor = ({ document, filename, today }) => {
  const tables = foundTables(document, findYields)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const rows = tables.flatMap(({ table, found }) => {
    const year = yearOfList(filename, table, found)
    const parts = new Map<Assertion, string>()
    const list = { table, year, skipped, occurrences, parts }
    const read = readRecords(document, table, found, skipped).flatMap((record) => {
      const row = readYield(list, record)
      return (row && keepIfValid(row, today, table, record.line, skipped)) ?? []
    })
    return wholeYields(read, parts)
  })
  return { rows, warnings: skipped.warnings() }
}

/** Loads of one crop off the same hectares are one yield, which a person has to confirm. */
const wholeYields = (rows: readonly Assertion[], parts: ReadonlyMap<Assertion, string>): Assertion[] =>
  [...Map.groupBy(rows, (row) => parts.get(row) ?? row).values()].map((loads) => {
    const [first] = loads as [Assertion]
    if (loads.length === 1) return first
    const dtHa = loads.reduce((sum, { values }) => sum + Number(values['dt_ha']), 0)
    const note = noted(String(first.values['note']), `Summe aus ${loads.length} Mengen`)
    return { ...first, confidence: TO_CONFIRM, values: { ...first.values, dt_ha: rounded(dtHa), note } }
  })

interface YieldList {
  table: Table
  year: number | undefined
  skipped: SkippedLines
  occurrences: Occurrences
  /** Of which field, crop and hectares a row tells that may be of one load among several. */
  parts: Map<Assertion, string>
}

function readYield(list: YieldList, record: TableRecord<Column>): Assertion | undefined {
  const { table, skipped, occurrences } = list
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const called = fieldsCalled(record)
  const crop = record.text('crop')
  if (called.length === 0) return skip('Das Feld fehlt.')
  if (crop === '') return skip('Die Kultur fehlt.')
  const date = record.day('date')
  if (date && 'fault' in date) return skip(date.fault)
  const written = record.text('year')
  const year = /^20\d{2}$/.test(written) ? Number(written) : date ? Number(date.value.slice(0, 4)) : list.year
  if (year === undefined) return skip('Das Jahr der Ernte fehlt.')
  const found = yieldOf(record)
  if ('fault' in found) return skip(found.fault)
  const protein = record.number('protein')
  const moisture = record.text('moisture')
  const key = occurrences.key('yield', year, called[0]!, crop)
  const row: Assertion = {
    kind: 'yields',
    name: key,
    key,
    page: table.page,
    quote: record.quote('field'),
    confidence: found.sure ? SURE : TO_CONFIRM,
    asOf: date?.value ?? `${year}-12-31`,
    values: {
      year,
      crop,
      dt_ha: found.dtHa,
      protein_percent: protein && 'value' in protein ? protein.value.amount : null,
      note: [
        `Feld: ${called[0]}`,
        record.text('variety') && `Sorte: ${record.text('variety')}`,
        moisture && `Feuchte: ${moisture.replace(/ ?%$/, '')} %`,
        record.text('note'),
      ]
        .filter(Boolean)
        .join('; '),
    },
    refers: { field_id: called },
  }
  if (found.ofHectares !== undefined && date)
    list.parts.set(row, [year, called[0]!, crop, record.text('variety'), found.ofHectares].join('|'))
  return row
}

/** In dt/ha, as it is said or of total and area; where both are there and differ, a person has to look. */
function yieldOf(
  record: TableRecord<Column>,
): { dtHa: number; sure: boolean; ofHectares?: number } | { fault: string } {
  const [said, total, area] = [record.number('per_hectare'), record.number('total'), record.number('area')]
  for (const read of [said, total, area]) if (read && 'fault' in read) return read
  const [perHectare, sum, size] = [said, total, area].map((read) => (read && 'value' in read ? read.value : undefined))
  const hectares = size && inHectares(size.amount, size.unit || 'ha')
  const harvested = sum ?? (perHectare && isTotal(perHectare.unit) ? perHectare : undefined)
  const computed =
    harvested && hectares ? (decitonnes(harvested.amount, harvested.unit) ?? Number.NaN) / hectares : Number.NaN
  if (!perHectare || isTotal(perHectare.unit))
    return Number.isFinite(computed)
      ? { dtHa: rounded(computed), sure: true, ...(hectares !== undefined && { ofHectares: hectares }) }
      : { fault: 'Aus Menge und Fläche lässt sich kein Ertrag je Hektar rechnen.' }
  const dtHa = decitonnes(perHectare.amount, perHectare.unit)
  if (dtHa === undefined)
    return { fault: `Ertrag: Die Einheit ${quotedValue(perHectare.unit)} ist hier nicht bekannt.` }
  const agrees = !Number.isFinite(computed) || Math.abs(computed / dtHa - 1) <= TOLERANCE
  return { dtHa: rounded(dtHa), sure: agrees && perHectare.unit !== '' }
}

const isTotal = (unit: string): boolean => unit !== '' && !goodsUnit(unit).perHectare

/** Yields are given in dt where no unit is. */
function decitonnes(amount: number, written: string): number | undefined {
  const { base, factor } = storedUnit(goodsUnit(written === '' ? 'dt' : written).unit ?? 'dt')
  return base === 'kg' ? (amount * factor) / 100 : undefined
}

const rounded = (value: number): number => Number(value.toFixed(2))
