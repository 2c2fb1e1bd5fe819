import { FORMATS } from '../../farm/index.ts'
import { CROP_CODES_NRW } from './crop-codes-nrw.ts'
import type { ExtractionInput, Assertion, Extractor } from '../extractor.ts'
import { withCropsToConfirm, yearBegin } from './field-facts.ts'
import { makeColumnFinder, type FoundColumns } from '../tables/find-columns.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { quotedValue } from '../quoted-value.ts'
import { keepIfValid, readRecords, type TableRecord } from '../tables/read-records.ts'
import type { Table } from '../structure.ts'

/** Years that may stand over a column with the crops of the year. */
const YEARS = Array.from({ length: 40 }, (_, index) => String(2010 + index))

const COLUMNS = {
  flik: [
    'FLIK',
    'Feldblock',
    'Feldblock-Ident',
    'Feldblockident',
    'FLIK/FLEK',
    'Flächenidentifikator',
    'FBI',
    'FLIK-Nr.',
    'FID',
  ],
  name: [
    'Schlagbezeichnung',
    'Schlagname',
    'Bezeichnung',
    'Name',
    'Lagebezeichnung',
    'Schlag',
    'Feldname',
    'Feld',
    'GewannName',
  ],
  number: ['Schlag-Nr.', 'Schlagnummer', 'Schlagnr.', 'Schlag Nr', 'Nr.', 'Nummer', 'lfd. Nr.'],
  part: [
    'Teilschlag',
    'Teilschlag-Nr.',
    'Teilschlagnummer',
    'TS',
    'Teilschlag Bezeichnung',
    'Teilschlag Nr',
    'Teilschlag Nummer',
    'Nutzung Schlag',
    'Nutzung Schlagnummer',
    'Nutzung Nummer',
  ],
  area: [
    'NutzflaecheMitLandschaftselement',
    'beantragte Fläche',
    'Nettofläche',
    'Größe',
    'Schlaggröße',
    'Fläche',
    'Flächengröße',
    'Größe Schlag',
    'Bruttofläche',
    'Geometrie Größe',
    'ha',
    'in ha',
  ],
  use: ['Nutzungsart', 'Bodennutzung', 'Nutzung', 'Hauptnutzung'],
  code: [
    'Kultur Fach Code',
    'CodeDerKultur',
    'Nutzungscode',
    'Nutzungs-Code',
    'NC',
    'Kulturcode',
    'Kultur-Code',
    'Fruchtcode',
    'Kulturartcode',
    'FA-Code',
    'Code',
  ],
  crop: [
    'Kultur',
    'Kulturart',
    'Hauptkultur',
    'Fruchtart',
    'Hauptfrucht',
    'Kulturbezeichnung',
    'Frucht',
    'Nutzung Bezeichnung',
  ],
  variety: ['Sorte'],
  year: ['Jahr', 'Antragsjahr', 'Erntejahr', 'Wirtschaftsjahr'],
  ...Object.fromEntries(
    YEARS.map((year) => [`crop ${year}`, [`Kultur ${year}`, `Frucht ${year}`, `Hauptfrucht ${year}`, year]]),
  ),
}

const findParcels = makeColumnFinder<string>(
  COLUMNS,
  (has) => has('flik') && has('area') && (has('name') || has('number')),
)

const SURE = 0.95

interface Parcel {
  line: number
  flik: string
  name: string
  number: string
  part: string
  areaHa: number
  use: string | null
  crops: Crop[]
  /** False where its crops are told by codes that its state may use for others. */
  sure: boolean
  quote: string | null
}

interface Crop {
  year: number
  crop: string
  code: string | null
  variety: string | null
}

/**
 * Lists of parcels as the application for area payments gives them out: a field for each parcel, with its crops by
 * year.
 */
export const extractParcelList: Extractor = (input) => {
  const skipped = new SkippedLines()
  const tables = (input.document.structures ?? []).flatMap((structure) => {
    const found = structure.type === 'table' ? findParcels(structure.table) : undefined
    if (!found || structure.type !== 'table') return []
    const { table } = structure
    const year = yearOfList(input, table, found)
    const parcels = readRecords(input, table, found, skipped).flatMap(
      (record) => readParcel(table, found, record, year, skipped) ?? [],
    )
    return [{ table, fields: joinYears(table, parcels, skipped) }]
  })
  if (tables.length === 0) return undefined
  const seen = new Set<string>()
  const rows = tables.flatMap(({ table, fields }) =>
    fields.flatMap((parcel) => {
      const row = keepIfValid(fieldRow(table, parcel), input.today, table, parcel.line, skipped)
      if (!row) return []
      if (seen.has(row.name))
        return (
          skipped.add(
            table,
            parcel.line,
            `${quotedValue(parcel.name)} in ${parcel.flik} steht auch auf einem anderen Blatt. Die Zeile ist ausgelassen.`,
          ) ?? []
        )
      seen.add(row.name)
      return withCropsToConfirm(row, !parcel.sure)
    }),
  )
  return { rows, warnings: skipped.warnings() }
}

function readParcel(
  table: Table,
  { columns }: FoundColumns<string>,
  record: TableRecord<string>,
  listYear: number | undefined,
  skipped: SkippedLines,
): Parcel | undefined {
  const leave = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const flik = FORMATS.flik.canonical(record.text('flik'))
  if (flik === undefined)
    return leave(record.text('flik') === '' ? 'Der FLIK fehlt.' : `${quotedValue(record.text('flik'))} ist kein FLIK.`)
  const number = record.text('number')
  const name = record.text('name') || (number && `Schlag ${number}`)
  if (name === '') return leave('Der Name des Schlags fehlt.')
  const area = record.number('area')
  if (area === undefined) return leave('Die Größe fehlt.')
  if ('fault' in area) return leave(area.fault)
  const perHectare = HECTARES[area.value.unit.toLowerCase()]
  if (perHectare === undefined)
    return leave(
      `Größe ${quotedValue(record.text('area'))}: Die Einheit ${quotedValue(area.value.unit)} ist keine für Flächen.`,
    )
  const year =
    record.text('year') === ''
      ? listYear
      : /^(?:20\d{2})$/.test(record.text('year'))
        ? Number(record.text('year'))
        : undefined
  if (record.text('year') !== '' && year === undefined)
    return leave(`${quotedValue(record.text('year'))} ist kein Jahr.`)
  const { crops, sure } = cropsOf(table, columns, record, flik, year, skipped)
  return {
    line: record.line,
    flik,
    name,
    number,
    part: record.text('part'),
    areaHa: Number((area.value.amount * perHectare).toFixed(4)),
    use: useOf(record),
    crops,
    sure,
    quote: record.quote('flik'),
  }
}

/** Hectares of each unit; the application counts in hectares where none is given. */
const HECTARES: Readonly<Record<string, number>> = { '': 1, ha: 1, 'm²': 0.0001, ar: 0.01 }

function cropsOf(
  table: Table,
  columns: FoundColumns<string>['columns'],
  record: TableRecord<string>,
  flik: string,
  year: number | undefined,
  skipped: SkippedLines,
): { crops: Crop[]; sure: boolean } {
  const byYear = YEARS.flatMap((of) =>
    columns[`crop ${of}`] && isCrop(record.text(`crop ${of}`))
      ? [{ year: Number(of), crop: record.text(`crop ${of}`), code: null, variety: null }]
      : [],
  )
  const code = record.text('code').replace(/^0+(?=\d)/, '')
  const known = Object.hasOwn(CROP_CODES_NRW, code) ? CROP_CODES_NRW[code] : undefined
  const crop = record.text('crop') || known || ''
  if (!isCrop(crop)) {
    if (code !== '')
      skipped.add(
        table,
        record.line,
        `Der Nutzungscode ${quotedValue(code)} ist hier nicht bekannt; die Kultur bleibt offen.`,
      )
    return { crops: byYear, sure: true }
  }
  if (year === undefined) {
    skipped.add(table, record.line, 'Zur Kultur fehlt das Jahr; sie bleibt offen.')
    return { crops: byYear, sure: true }
  }
  // The codes of other states agree in most crops, not in all.
  return {
    crops: [...byYear, { year, crop, code: code || null, variety: record.text('variety') || null }],
    sure: record.text('crop') !== '' || flik.startsWith('DENW'),
  }
}

const isCrop = (text: string): boolean => text !== '' && !/^[-–—/]+$/.test(text)

const USES = {
  permanent_crop: /^dauerkultur|^DK$/i,
  grassland: /grünland|^DGL?$|^GL$|^wiese|^weide|^mähweide/i,
  fallow: /brache|^stilllegung/i,
  arable: /acker|^AL?$/i,
}

function useOf(record: TableRecord<string>): string | null {
  const told = Object.entries(USES).find(([, words]) => words.test(record.text('use')))
  return told?.[0] ?? null
}

/** The year of the whole list: the only one in the title, the sheet's name, or the file's name. */
function yearOfList(
  { filename }: ExtractionInput,
  { name, rows }: Table,
  { header }: FoundColumns<string>,
): number | undefined {
  const title = rows
    .slice(0, header)
    .flatMap(({ cells }) => cells)
    .join(' ')
  for (const text of [title, name, filename]) {
    const years = new Set(text.match(/(?<!\d)20[1-4]\d(?!\d)/g))
    if (years.size === 1) return Number([...years][0])
  }
  return undefined
}

/** Lines of the same parcel in several years are one field; of the same year only the first counts. */
function joinYears(table: Table, parcels: readonly Parcel[], skipped: SkippedLines): Parcel[] {
  const fields = new Map<string, Parcel>()
  const numbers = Map.groupBy(parcels, ({ flik, name, part }) => [flik, name, part].join('|'))
  for (const parcel of parcels) {
    // Parcels of one name in one block are told apart by their number.
    const same = numbers.get([parcel.flik, parcel.name, parcel.part].join('|'))!
    const part = parcel.part === '' && haveNumbersOfTheirOwn(same) ? parcel.number : parcel.part
    const key = [parcel.flik, parcel.name, part].join('|')
    const before = fields.get(key)
    if (before === undefined) fields.set(key, { ...parcel, part })
    else if (
      parcel.crops.length === 0 ||
      parcel.crops.some(({ year }) => before.crops.some((crop) => crop.year === year))
    )
      skipped.add(
        table,
        parcel.line,
        `${quotedValue(parcel.name)} in ${parcel.flik} steht für dieses Jahr schon in ${table.ofElements ? 'Element' : 'Zeile'} ${before.line}. Die Zeile ist ausgelassen.`,
      )
    else fields.set(key, joined(before, parcel, part))
  }
  return [...fields.values()]
}

/** Whether there are several of them in a year; from year to year the number of a parcel may change. */
function haveNumbersOfTheirOwn(parcels: readonly Parcel[]): boolean {
  const inYears = parcels.flatMap(({ crops, number }) =>
    crops.length === 0 ? [{ year: 0, number }] : crops.map(({ year }) => ({ year, number })),
  )
  return [...Map.groupBy(inYears, ({ year }) => year).values()].some(
    (same) => new Set(same.map(({ number }) => number)).size > 1,
  )
}

/** What may change from year to year is as the later one says. */
function joined(before: Parcel, parcel: Parcel, part: string): Parcel {
  const later =
    Math.max(...parcel.crops.map(({ year }) => year)) > Math.max(0, ...before.crops.map(({ year }) => year))
      ? parcel
      : before
  return {
    ...later,
    line: before.line,
    part,
    sure: before.sure && parcel.sure,
    crops: [...before.crops, ...parcel.crops].toSorted((a, b) => a.year - b.year),
  }
}

function fieldRow({ page }: Table, { flik, name, part, areaHa, use, crops, quote }: Parcel): Assertion {
  return {
    kind: 'fields',
    name: [flik, part || name].join(' '),
    page,
    quote,
    confidence: SURE,
    asOf: yearBegin(crops),
    values: { name, flik, parcel: part || null, area_ha: areaHa, use, crops: crops.length === 0 ? null : crops },
  }
}
