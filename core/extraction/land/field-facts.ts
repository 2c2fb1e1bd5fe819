import { areaHa, readNumber, type Geometry } from '../../farm/index.ts'
import { CROP_CODES_NRW } from './crop-codes-nrw.ts'
import { CONFIDENT, type Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Properties } from '../structure.ts'

/** What the properties of a boundary say about the field. */
export interface FieldFacts {
  /** As a person knows it, null where the file has neither name nor number. */
  name: string | null
  flik: string | null
  parcel: string | null
  /** As the file gives it; the unit null where it does not say. */
  statedArea: { value: number; unit: 'ha' | 'm²' | null } | null
  use: FieldUse | null
  year: number | null
  crops: Crop[]
  /** Why a crop that the file speaks of is not among them, in German. */
  cropWarning: string | null
  /** The crop is told by a code whose meaning its state may have changed. */
  cropByCode: boolean
  /** The name of a property that belongs to an application map. */
  rate: string | null
  /** What else the file says, by its own names. */
  others: [name: string, value: string][]
}

export interface Crop {
  year: number
  crop: string
  variety: string | null
  code: string | null
}
export interface FieldUse {
  use: 'arable' | 'grassland' | 'permanent_crop' | 'fallow'
  permanentGrassland: boolean
}

/** Names of properties as farm programs and authorities write them, folded to letters and digits. */
const ROLES = {
  flik: /^(?:fb)?flik(?:id|nr|nummer|flek)?$|^flek$|^feldblock(?:ident.*|nr|nummer)?$|^flaechenident(?:ifikator)?$|^feldstuecksident.*$/,
  name: /^(?:schlag|feld|field|flaechen?)(?:name?|nam|bez|bezeichnung|bezeichn)$|^(?:name|bezeichnung|bezeichn|bez|label|title|schlag|feld|field)$/,
  number: /^(?:schlag|feld|flaechen?)(?:nr|nummer|num|no)$|^(?:nummer|number|nr|slnr|schlnr)$/,
  parcel: /^(?:teilschlag|tschlag)(?:nr|nummer|bez|name)?$|^parcel$/,
  year: /^(?:antrags|ernte|anbau|wirtschafts|crop)?(?:jahr|year)$/,
  areaHa: /^(?:.*(?:flaeche|groesse|area).*)?(?:ha|hektar)$/,
  areaM2: /^.*(?:flaeche|groesse|area).*(?:m2|qm|sqm|quadratmeter)$/,
  area: /^(?:netto|brutto|antrags|schlag|feld)?(?:flaeche|groesse|area)$/,
  use: /^(?:haupt)?(?:bodennutzung|landnutzung|landuse|use|nutzungstyp)$|^bnk$|^hbn$/,
  crop: /^(?:haupt)?(?:kultur|frucht|crop|culture)(?:art|name|bez|bezeichnung|type)?$|^nutzung(?:sart|sbez|sbezeichnung|bez)?$|^anbau$/,
  code: /^(?:nutzungs?|nutz|kultur|frucht|crop)(?:art)?(?:code|cod|nr|nummer|schluessel|id)$|^nc$|^kc$/,
  variety: /^sorte$|^variety$/,
  cropOfYear: /^(?:haupt)?(?:kultur|frucht|crop|nutzung)(?:20\d\d)$/,
  rate: /^(?:dose|rate|sollwert|sollmenge|ausbringmenge|aufwandmenge|targetrate|applicationrate)(?:kgha|lha)?$/,
} as const

type Role = keyof typeof ROLES

/** Uses of land as applications and field records write them. */
const USES: Record<string, FieldUse> = Object.fromEntries(
  (
    [
      ['arable', false, ['al', 'a', 'acker', 'ackerland', 'arable']],
      ['grassland', false, ['gl', 'gruenland', 'grassland', 'wiese', 'weide']],
      ['grassland', true, ['dgl', 'dauergruenland']],
      ['permanent_crop', false, ['dk', 'dauerkultur', 'dauerkulturen']],
      ['fallow', false, ['brache', 'stilllegung', 'fallow']],
    ] as const
  ).flatMap(([use, permanentGrassland, words]) => words.map((word) => [word, { use, permanentGrassland }])),
)

const LONGEST_KEY = 60

const fold = (text: string): string =>
  text
    .slice(0, LONGEST_KEY)
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')

/** Reads properties by their names; of two with one meaning the first counts. */
export function readFieldFacts(properties: Properties): FieldFacts {
  const found: Partial<Record<Role, string>> = {}
  const ofYears: Crop[] = []
  const others: [string, string][] = []
  let rate: string | null = null
  for (const [key, given] of Object.entries(properties)) {
    const value = oneLine(String(given ?? ''))
    if (value === '') continue
    const role = (Object.keys(ROLES) as Role[]).find((one) => ROLES[one].test(fold(key)))
    if (role === 'cropOfYear') ofYears.push({ year: Number(key.slice(-4)), crop: value, variety: null, code: null })
    else if (role === undefined || role === 'rate' || found[role] !== undefined) others.push([oneLine(key), value])
    else found[role] = value
    if (role === 'rate') rate ??= oneLine(key)
  }
  const use = [found.use, found.crop].flatMap((text) => (text === undefined ? [] : (USES[fold(text)] ?? [])))[0] ?? null
  const crop = found.crop !== undefined && USES[fold(found.crop)] === undefined ? found.crop : undefined
  const code = found.code?.replace(/^0+(?=\d)/, '') ?? (/^\d{3}$/.test(crop ?? '') ? crop : undefined)
  const written = crop === code ? undefined : crop
  const cropName =
    written ?? (code !== undefined && Object.hasOwn(CROP_CODES_NRW, code) ? CROP_CODES_NRW[code] : undefined)
  const year = /^(?:19|20|21)\d\d$/.test(found.year ?? '') ? Number(found.year) : null
  return {
    name: nameOf(found),
    flik: found.flik ?? null,
    parcel: found.parcel ?? null,
    statedArea: areaOf(found),
    use,
    year,
    rate,
    others,
    crops: [
      ...(cropName !== undefined && year !== null
        ? [{ year, crop: cropName, variety: found.variety ?? null, code: code ?? null }]
        : []),
      ...ofYears,
    ],
    cropWarning:
      cropName === undefined && code !== undefined
        ? `Der Nutzungscode ${quotedValue(code)} ist hier nicht bekannt; die Kultur bleibt offen.`
        : cropName !== undefined && year === null
          ? 'Zur Kultur fehlt das Jahr; sie bleibt offen.'
          : null,
    cropByCode:
      written === undefined && cropName !== undefined && year !== null && !found.flik?.toUpperCase().startsWith('DENW'),
  }
}

function nameOf({ name, number }: Partial<Record<Role, string>>): string | null {
  if (name !== undefined && !/^\d+$/.test(name)) return name
  const numbered = name ?? number
  return numbered === undefined ? null : `Schlag ${numbered}`
}

function areaOf({ areaHa, areaM2, area }: Partial<Record<Role, string>>): FieldFacts['statedArea'] {
  const value = readNumber(areaHa ?? areaM2 ?? area ?? '')
  return value === undefined || value <= 0
    ? null
    : { value, unit: areaHa !== undefined ? 'ha' : areaM2 !== undefined ? 'm²' : null }
}

/** The area that the file states, in ha; where it names no unit, the one that comes nearer to the boundary. */
export function statedHa({ statedArea }: FieldFacts, computedHa: number): number | null {
  if (statedArea === null) return null
  const [asHa, asSquareMetres] = [statedArea.value, statedArea.value / 10_000]
  if (statedArea.unit !== null) return statedArea.unit === 'ha' ? asHa : asSquareMetres
  return Math.abs(Math.log(asHa / computedHa)) < Math.abs(Math.log(asSquareMetres / computedHa)) ? asHa : asSquareMetres
}

/** An element of a file with boundaries as a line of text; `geometry` null where something is wrong with it. */
export function describeFeature({
  number,
  properties,
  geometry,
}: {
  number: number
  properties: Properties
  geometry: Geometry | null
}): string {
  const { name, flik, parcel, statedArea, year, crops, others } = readFieldFacts(properties)
  return [
    `Element ${number}${name === null ? '' : `: ${name}`}`,
    flik !== null && `FLIK: ${flik}`,
    parcel !== null && `Teilschlag: ${parcel}`,
    geometry !== null && `Größe: ${germanHa(areaHa(geometry))}`,
    statedArea !== null &&
      `Größe laut Datei: ${statedArea.value.toLocaleString('de-DE', { maximumFractionDigits: 4 })}${statedArea.unit === null ? '' : ` ${statedArea.unit}`}`,
    year !== null && crops.length === 0 && `Jahr: ${year}`,
    ...crops.map(
      (crop) =>
        `${crop.year}: ${[crop.crop, crop.variety, crop.code !== null && `Code ${crop.code}`].filter(Boolean).join(', ')}`,
    ),
    ...others.map(([key, value]) => `${key}: ${value}`),
  ]
    .filter(Boolean)
    .join(' | ')
}

/** What tells crops speaks for the latest of their years. */
export const yearBegin = (crops: readonly { year: number }[]): string | undefined =>
  crops.length === 0 ? undefined : `${Math.max(...crops.map(({ year }) => year))}-01-01`

/** The codes of other states agree with those known here in most crops, not in all. */
const BY_CODE = 0.7

/**
 * A field whose crops are told by codes alone, where another state may mean something else by them: the field is taken,
 * and its crops wait for a person.
 */
export function withCropsToConfirm(row: Assertion, cropsByCode: boolean): Assertion[] {
  if (!cropsByCode || row.values['crops'] === null) return [row]
  const unsure = { ...row, confidence: Math.min(row.confidence, BY_CODE) }
  return row.confidence < CONFIDENT
    ? [unsure]
    : [
        { ...row, values: { ...row.values, crops: null } },
        { ...unsure, name: `${row.name} crops`, of: row.name },
      ]
}

export const germanHa = (ha: number): string =>
  `${ha.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4 })} ha`

// oxlint-disable-next-line no-control-regex -- control characters are exactly what has to go
const SPACE_AND_CONTROLS = /[\s\u0000-\u001f\u007f-\u009f]+/g

export const oneLine = (text: string): string => text.toWellFormed().replaceAll(SPACE_AND_CONTROLS, ' ').trim()

const MOST_QUOTE = 300

/** The beginning of a line, as long as a quote may be. */
export const quoteOf = (line: string): string =>
  line.length <= MOST_QUOTE ? line : line.slice(0, MOST_QUOTE).replace(/[\ud800-\udbff]$/, '')
