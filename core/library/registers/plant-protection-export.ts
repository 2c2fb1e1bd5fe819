import { csvText, guarded, type Geometry, type Picture, type PictureRow, type RowValues } from '../../farm/index.ts'
import { needsNoEppo } from '../cropping/crop-groups.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { applicationsOf, fieldApplicationsOf, isPerHectare, type FieldApplication } from './field-applications.ts'
import { cropText, eppoOf, userOf } from './psm-aufzeichnung.ts'
import type { RegisterScene } from './register.ts'
import { xmlElement, xmlText } from './xml-text.ts'

/**
 * One application as DVO (EU) 2023/564 wants it recorded, by the names under which machines read it; days and times as
 * ISO 8601 writes them, hectares, null for what is not known.
 */
export interface PlantProtectionRecord {
  kennung: string
  anwender: string | null
  mittel: string | null
  zulassungsnummer: string | null
  datum: string
  beginn: string | null
  ende: string | null
  aufwandmenge: number | null
  einheit: string | null
  bezug: 'je ha' | 'gesamt' | null
  flaeche_ha: number | null
  schlag: string | null
  schlaggroesse_ha: number | null
  flik: string | null
  lage: string | null
  /** What was treated, else the boundary of its field. */
  geometrie: Geometry | null
  kultur: string | null
  eppo: string | null
  bbch: string | null
  art_der_verwendung: string | null
  indikation: string | null
  aufgezeichnet_am: string | null
  /** German names of what the law wants and nobody entered. */
  fehlt: string[]
}

export interface PlantProtectionExport {
  betrieb: string | null
  registriernummer: string | null
  betriebsnummer: string | null
  jahr: number
  aufzeichnungen: PlantProtectionRecord[]
}

/** The records of a year, a product and a field each, in the order of their days. */
export function exportPlantProtection({ picture, year, holding }: RegisterScene): PlantProtectionExport {
  return {
    betrieb: holding?.name ?? null,
    registriernummer: holding?.registration_number ?? null,
    betriebsnummer: holding?.business_number ?? null,
    jahr: year,
    aufzeichnungen: fieldApplicationsOf(picture, 'plant_protection', year)
      .map((one) => recordOf(one, userOf(one.row, { picture })))
      .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)),
  }
}

/**
 * German names of what the export lacks of a work that was done on a day, each once. Reads `work_items`, `fields` and
 * `people`.
 */
export const missingInExport = (picture: Picture, work: PictureRow<'work_items'>): string[] => [
  ...new Set(applicationsOf(work, picture).flatMap((one) => recordOf(one, userOf(work, { picture })).fehlt)),
]

const sortKey = ({ datum, beginn, kennung }: PlantProtectionRecord): string => `${datum} ${beginn ?? ''} ${kennung}`

function recordOf(application: FieldApplication, user: string | null): PlantProtectionRecord {
  const { row, field, fieldName, areaHa, location, good } = application
  const { values } = row
  const record = {
    kennung: row.id,
    anwender: user,
    mittel: good.product,
    zulassungsnummer: good.approval_number ?? null,
    datum: values.done_on!,
    beginn: values.done_at ?? null,
    ende: values.ended_at ?? null,
    aufwandmenge: good.amount ?? null,
    einheit: good.unit?.replace(/ ?\/ ?ha$/i, '') ?? null,
    bezug: good.amount == null ? null : isPerHectare(good) ? ('je ha' as const) : ('gesamt' as const),
    flaeche_ha: areaHa,
    schlag: fieldName,
    schlaggroesse_ha: field?.values.area_ha ?? null,
    flik: field?.values.flik ?? null,
    lage: location,
    geometrie: values.geometry ?? field?.values.geometry ?? null,
    kultur: cropText(application),
    eppo: eppoOf(application),
    bbch: values.bbch ?? null,
    art_der_verwendung: values.kind_of_use ?? null,
    indikation: values.indication ?? null,
    aufgezeichnet_am: values.recorded_on ?? null,
  }
  return { ...record, fehlt: missingOf(record, field?.values) }
}

type Known = Omit<PlantProtectionRecord, 'fehlt'>

const WANTED: readonly (readonly [keyof Known, string])[] = [
  ['anwender', 'Anwender'],
  ['mittel', 'Mittel'],
  ['zulassungsnummer', 'Zulassungsnummer'],
  ['aufwandmenge', 'Aufwandmenge'],
  ['einheit', 'Einheit der Aufwandmenge'],
  ['flaeche_ha', 'behandelte Fläche'],
  ['art_der_verwendung', 'Art der Verwendung'],
]

/** Growth stage and hour are wanted only where the use is bound to them, which rows do not say. */
function missingOf(record: Known, field: RowValues<'fields'> | undefined): string[] {
  const hasPlace = record.flik !== null || record.geometrie !== null || record.lage !== null
  return [
    ...WANTED.filter(([name]) => record[name] === null || record[name] === '').map(([, label]) => label),
    ...(hasPlace ? [] : ['Lage (FLIK oder Koordinaten)']),
    ...(record.kultur === null && record.eppo === null && !isGrassland(field) ? ['Kultur'] : []),
    ...(record.eppo === null && needsCode(record, field) ? ['EPPO-Code'] : []),
  ]
}

const isGrassland = (field: RowValues<'fields'> | undefined): boolean =>
  field?.use === 'grassland' || field?.permanent_grassland === true

const needsCode = ({ kultur, datum }: Known, field: RowValues<'fields'> | undefined): boolean =>
  !isGrassland(field) && (kultur === null || !needsNoEppo(kultur, Number(datum.slice(0, 4))))

const COLUMNS: readonly (readonly [keyof PlantProtectionRecord, string])[] = [
  ['datum', 'Datum'],
  ['beginn', 'Beginn'],
  ['ende', 'Ende'],
  ['anwender', 'Anwender'],
  ['mittel', 'Mittel'],
  ['zulassungsnummer', 'Zulassungsnummer'],
  ['aufwandmenge', 'Aufwandmenge'],
  ['einheit', 'Einheit'],
  ['bezug', 'Bezug'],
  ['flaeche_ha', 'Behandelte Fläche (ha)'],
  ['schlag', 'Schlag'],
  ['schlaggroesse_ha', 'Schlaggröße (ha)'],
  ['flik', 'FLIK'],
  ['lage', 'Lage'],
  ['geometrie', 'Geometrie (GeoJSON)'],
  ['kultur', 'Kultur'],
  ['eppo', 'EPPO-Code'],
  ['bbch', 'BBCH'],
  ['art_der_verwendung', 'Art der Verwendung'],
  ['indikation', 'Indikation'],
  ['aufgezeichnet_am', 'Aufgezeichnet am'],
  ['fehlt', 'Fehlende Angaben'],
  ['kennung', 'Kennung'],
]

/** Days as 20.05.2026 and numbers with a comma; no text of it is taken for a formula. */
export const plantProtectionCsv = ({ aufzeichnungen }: PlantProtectionExport): string =>
  csvText([
    COLUMNS.map(([, label]) => label),
    ...aufzeichnungen.map((record) => COLUMNS.map(([name]) => csvCell(name, record[name]))),
  ])

function csvCell(name: keyof PlantProtectionRecord, value: unknown): string | number {
  if (value == null) return ''
  if (typeof value === 'number') return value
  if (name === 'datum' || name === 'aufgezeichnet_am') return germanDay(value)
  if (name === 'geometrie') return JSON.stringify(value)
  return guarded(Array.isArray(value) ? value.join(', ') : String(value))
}

/** With a line break at the end, as files have it. */
export const plantProtectionJson = (all: PlantProtectionExport): string => `${JSON.stringify(all, null, 2)}\n`

/** Well formed whatever texts hold; what is not known has no element. */
export function plantProtectionXml({ aufzeichnungen, ...holding }: PlantProtectionExport): string {
  const records = aufzeichnungen.map(({ fehlt, geometrie, ...record }) =>
    xmlElement('aufzeichnung', [
      ...Object.entries(record).map(([name, value]) => xmlText(name, value)),
      xmlText('geometrie', geometrie && JSON.stringify(geometrie)),
      ...fehlt.map((label) => xmlText('fehlt', label)),
    ]),
  )
  const all = xmlElement('pflanzenschutz', [
    ...Object.entries(holding).map(([name, value]) => xmlText(name, value)),
    xmlElement('aufzeichnungen', records),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`
}
