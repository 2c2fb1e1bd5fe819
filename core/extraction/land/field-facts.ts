import { wordTable } from '../../shared/word-table.ts'
import { oneLine } from '../one-line.ts'
import type { Properties } from '../structure.ts'
import { cropCode, CROP_WITHOUT_YEAR, isInNrw, unknownCode, type FieldCrop } from './field-crops.ts'
import { spellOutUmlauts } from '../../shared/german/fold.ts'
import { readNumber } from '../../shared/german/read-german.ts'
import { cropOfCode, SQUARE_METRES_PER_HECTARE } from '../../terms/index.ts'

/** What the properties of a boundary say about the field. */
export interface FieldFacts {
  /** As a person knows it, null where the file has neither name nor number. */
  name: string | null
  flik: string | null
  /** The number of the parcel in the application. */
  number: string | null
  parcel: string | null
  /** As the file gives it; the unit null where it does not say. */
  statedArea: { value: number; unit: 'ha' | 'm²' | null } | null
  use: FieldUse | null
  year: number | null
  crops: FieldCrop[]
  /** The code of use as the file gives it, without the zeros before it. */
  code: string | null
  /** German: why a crop that the file names is not among them. */
  cropWarning: string | null
  /** The crop is given by a code that its state may use for another. */
  cropByCode: boolean
  /** The name of a property that belongs to an application map. */
  rate: string | null
  /** What else the file says, by its own names. */
  others: [name: string, value: string][]
}

export interface FieldUse {
  use: 'arable' | 'grassland' | 'permanent_crop' | 'fallow'
  permanentGrassland: boolean
}

/** Names of properties as farm programs and authorities write them, folded to letters and digits. */
const ROLES = {
  flik: /^(?:fb)?flik(?:id|nr|nummer|flek)?$|^flek$|^(?:fb|fblock|feldblock)(?:ident.*|nr|nummer|id)?$|^flaechenident(?:ifikator)?$|^feldstuecksident.*$/,
  name: /^(?:schlag|feld|field|flaechen?)(?:name?|nam|bez|bezeichnung|bezeichn)$|^(?:name|bezeichnung|bezeichn|bez|label|title|schlag|feld|field)$/,
  number: /^(?:schlag|feld|flaechen?)(?:nr|nummer|num|no)$|^(?:nummer|number|nr|slnr|schlnr)$/,
  parcel: /^(?:teilschlag|tschlag)(?:nr|nummer|bez|name)?$|^parcel$/,
  year: /^(?:ant|antr|antrags|ernte|anbau|wirtschafts|crop)?(?:jahr|year)$/,
  areaHa: /^(?:.*(?:flaeche|groesse|area|beantr|antrag|netto|brutto|nutz|lnf).*)?(?:ha|hektar)$/,
  areaM2: /^.*(?:flaeche|groesse|area).*(?:m2|qm|sqm|quadratmeter)$/,
  area: /^(?:netto|brutto|antrags|schlag|feld|teilschlag)?(?:flaeche|groesse|area)$|^aktfl$/,
  use: /^(?:haupt)?(?:bodennutzung|landnutzung|landuse|use|nutzungstyp)$|^bnk$|^hbn$/,
  crop: /^(?:haupt)?(?:kultur|frucht|crop|culture)(?:art|name|bez|bezeichnung|type)?$|^nutzung(?:sart|sbez|sbezeichnung|bez)?$|^anbau$|^kcbez(?:eichnung)?$|^(?:bezeichnung|name)derkultur$/,
  code: /^(?:nutzungs?|nutz|kultur|frucht|crop)(?:art)?(?:code|cod|nr|nummer|schluessel|id)$|^nc$|^kc(?:gem)?$|^codederkultur$/,
  variety: /^sorte$|^variety$/,
  catchCrop: /^zwf$|^zwischenfrucht(?:art|bez|bezeichnung|mischung)?$|^catchcrop$/,
  cropOfYear: /^(?:haupt)?(?:kultur|frucht|crop|nutzung)(?:20\d\d)$/,
  rate: /^(?:dose|rate|sollwert|sollmenge|ausbringmenge|aufwandmenge|targetrate|applicationrate)(?:kgha|lha)?$/,
} as const

type Role = keyof typeof ROLES

/** Uses of land as applications and field records write them. */
const USES: Record<string, FieldUse> = wordTable(
  Object.fromEntries(
    (
      [
        ['arable', false, ['al', 'a', 'acker', 'ackerland', 'arable']],
        ['grassland', false, ['gl', 'gruenland', 'grassland', 'wiese', 'weide']],
        ['grassland', true, ['dgl', 'dauergruenland']],
        ['permanent_crop', false, ['dk', 'dauerkultur', 'dauerkulturen']],
        ['fallow', false, ['brache', 'stilllegung', 'fallow']],
      ] as const
    ).flatMap(([use, permanentGrassland, words]) => words.map((word) => [word, { use, permanentGrassland }])),
  ),
)

const LONGEST_KEY = 60

const fold = (text: string): string => spellOutUmlauts(text.slice(0, LONGEST_KEY)).replaceAll(/[^a-z0-9]/g, '')

/** Reads properties by their names; of two with one meaning the first counts. */
export function readFieldFacts(properties: Properties): FieldFacts {
  const { found, cropsOfYears, rate, others } = propertiesByRole(properties)
  const uses = [found.use, found.crop].flatMap((text) => (text === undefined ? [] : (USES[fold(text)] ?? [])))
  const year = /^(?:19|20|21)\d\d$/.test(found.year ?? '') ? Number(found.year) : null
  const { crop, warning, byCode } = cropOf(found, year)
  return {
    name: nameOf(found),
    flik: found.flik ?? null,
    number: found.number ?? (/^\d+$/.test(found.name ?? '') ? found.name! : null),
    parcel: found.parcel ?? null,
    statedArea: areaOf(found),
    use: uses[0] ?? null,
    year,
    crops: [...(crop ? [crop] : []), ...catchCropOf(found, year), ...cropsOfYears],
    code: found.code === undefined ? (/^\d{3}$/.test(found.crop ?? '') ? found.crop! : null) : cropCode(found.code),
    cropWarning: warning,
    cropByCode: byCode,
    rate,
    others,
  }
}

type ByRole = Partial<Record<Role, string>>

function propertiesByRole(properties: Properties) {
  const found: ByRole = {}
  const cropsOfYears: FieldCrop[] = []
  const others: FieldFacts['others'] = []
  let rate: string | null = null
  for (const [key, given] of Object.entries(properties)) {
    const value = oneLine(String(given ?? ''))
    if (value === '') continue
    const role = (Object.keys(ROLES) as Role[]).find((one) => ROLES[one].test(fold(key)))
    if (role === 'cropOfYear')
      cropsOfYears.push({ year: Number(key.slice(-4)), crop: value, variety: null, code: null })
    else if (role === undefined || role === 'rate' || found[role] !== undefined) others.push([oneLine(key), value])
    else found[role] = value
    if (role === 'rate') rate ??= oneLine(key)
  }
  return { found, cropsOfYears, rate, others }
}

const catchCropOf = ({ catchCrop }: ByRole, year: number | null): FieldCrop[] =>
  catchCrop === undefined ||
  year === null ||
  !/[a-zäöü]{3}/i.test(catchCrop) ||
  /^(?:nein|ja|no|yes|keine?)$/i.test(catchCrop)
    ? []
    : [{ year, role: 'catch', crop: catchCrop, variety: null, code: null }]

/** Beside a code these are what stands on the land, not how it is used. */
const OF_CODE = /^(?:dauergrünland|dauergruenland|wiesen?|weiden?|brache)$/i

/** The crop by its name, else by its code; the property of a crop may also hold a code or a use of land. */
function cropOf(found: ByRole, year: number | null): { crop?: FieldCrop; warning: string | null; byCode: boolean } {
  const isUse = USES[fold(found.crop ?? '')] !== undefined && (found.code === undefined || !OF_CODE.test(found.crop!))
  const named = isUse ? undefined : found.crop
  const code = found.code === undefined ? (/^\d{3}$/.test(named ?? '') ? named : undefined) : cropCode(found.code)
  const written = named === code ? undefined : named
  const crop = written ?? (code === undefined ? undefined : cropOfCode(code))
  if (crop === undefined) return { warning: code === undefined ? null : unknownCode(code), byCode: false }
  if (year === null) return { warning: CROP_WITHOUT_YEAR, byCode: false }
  return {
    crop: { year, crop, variety: found.variety ?? null, code: code ?? null },
    warning: null,
    byCode: written === undefined && !isInNrw(found.flik ?? ''),
  }
}

function nameOf({ name, number }: ByRole): string | null {
  if (name !== undefined && !/^\d+$/.test(name)) return name
  const numbered = name ?? number
  return numbered === undefined ? null : `Schlag ${numbered}`
}

function areaOf({ areaHa, areaM2, area }: ByRole): FieldFacts['statedArea'] {
  const value = readNumber(areaHa ?? areaM2 ?? area ?? '')
  return value === undefined || value <= 0
    ? null
    : { value, unit: areaHa !== undefined ? 'ha' : areaM2 !== undefined ? 'm²' : null }
}

/** The area that the file states, in ha; where it names no unit, the one that comes nearer to the boundary. */
export function statedHa({ statedArea }: FieldFacts, computedHa: number): number | null {
  if (statedArea === null) return null
  const [asHa, asSquareMetres] = [statedArea.value, statedArea.value / SQUARE_METRES_PER_HECTARE]
  if (statedArea.unit !== null) return statedArea.unit === 'ha' ? asHa : asSquareMetres
  return Math.abs(Math.log(asHa / computedHa)) < Math.abs(Math.log(asSquareMetres / computedHa)) ? asHa : asSquareMetres
}
