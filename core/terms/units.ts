import { wordTable } from '../shared/word-table.ts'

export const SQUARE_METRES_PER_HECTARE = 10_000

/** Hectares in one of each unit of area. */
const HECTARES: Readonly<Record<string, number>> = wordTable({
  ha: 1,
  'm²': 1 / SQUARE_METRES_PER_HECTARE,
  ar: 0.01,
  a: 0.01,
})

/** Kilograms in one of each unit that a store of feed or seed is kept in. */
export const KILOGRAMS_IN: Readonly<Record<string, number>> = wordTable({ t: 1000, dt: 100, kg: 1 })

/** An amount of a unit of area, in any case of letters, in hectares; undefined where the unit is none of area. */
export const inHectares = (amount: number, unit: string): number | undefined => {
  const one = HECTARES[unit.toLowerCase()]
  return one === undefined ? undefined : amount * one
}

/** A unit as headers and cells write it: the source of an expression. */
export const WRITTEN_UNIT = String.raw`(?:(?:kg|g|mg|µg|μg|dt|t|MJ)(?: ?(?:NEL|ME|N|P2O5|P|K2O|K|MgO|Mg|CaO|Ca|S))? ?/ ?(?:100 ?ml|100 ?g|kg|ha|m³|m3|cbm|t|l)|[µμ]S ?/ ?cm|KBE ?/ ?(?:100 ?)?ml|Tsd\.? ?/ ?ml|°dH|%|‰|ppm|ha|m²|m2|qm|ar)(?: (?:(?:i\.|in) ?(?:d\.|der) ?|der |d\.? ?)?(?:TS|TM|FM|OS|Boden|Trockenmasse|Trockensubstanz|Frischmasse|Originalsubstanz))?`

/** Units of milk and what is in it, as dairies and milk recording head their columns. */
export const MILK_UNIT = String.raw`(?:mg ?\/ ?(?:100 ?ml|dl|l)|mmol ?\/ ?l|(?:Tsd\.?|x ?1\.?000|1\.?000|T)(?: (?:Zellen|Keime))? ?\/ ?(?:ml|cm³|ccm)|Tsd\.?(?: (?:Zellen|Keime))?|(?:Zellen|Keime|KbE)? ?\/ ?ml|g ?\/ ?(?:100 ?g|kg|l)|Liter|kg|l|°C|%|‰|ppm)`

/** Units of goods, of what is spread on a hectare, and of areas, as headers and cells of diaries write them. */
export const GOODS_UNIT = String.raw`(?:(?:kg|g|mg|ml|hl|l|dt|dz|t|m³|m3|cbm|Liter|Tonnen|Stück|Stk\.?|Sack|Ballen|Rundballen|Einheiten|Einh\.?|Körner)(?: ?(?:N|NH4-?N|P2O5|FM|TM))?(?: ?(?:/|je|pro) ?(?:ha|Hektar|m³|m3|cbm|m²|m2|qm|t)(?: ?(?:FM|TM))?)?|(?:/|je|pro) ?(?:ha|Hektar)|ha|m²|m2|qm|ar|%|h|Std\.?)`

/** A unit of goods as rows keep it, and whether it is for each hectare: „kg/ha“ is kg on each. */
export function goodsUnit(written: string): { unit: string | null; perHectare: boolean } {
  const plain = written.replace(/ ?(?:N|NH4-?N|P2O5|FM|TM)(?= ?\/|$| je| pro)/, '').trim()
  const [, unit = plain, hectare] = /^(.*?) ?(?:(?:\/|je|pro) ?(ha|Hektar))$/i.exec(plain) ?? []
  const spelled = unitSpelling(unit.trim())
    .replace(/^Liter$/i, 'l')
    .replace(/^Tonnen$/i, 't')
    .replace(/^(?:Stk\.?)$/i, 'Stück')
    .replace(/^(?:KG|DT|T|L|ML|G|HL|DZ)$/, (one) => one.toLowerCase())
  return { unit: spelled === '' ? null : spelled, perHectare: hectare !== undefined }
}

/** A written unit in its usual spelling: „mg/100g“ as „mg/100 g“, „kg/m3“ as „kg/m³“, „qm“ as „m²“. */
export const unitSpelling = (unit: string): string =>
  unit
    .replaceAll('μ', 'µ')
    .replaceAll(/ ?\/ ?/g, '/')
    .replace(/100 ?(g|ml)/i, '100 $1')
    .replace(/m3|cbm/i, 'm³')
    .replace(/m2|qm/i, 'm²')

/** „Tsd./ml“ as dairies and laboratories write it, and what is a thousandth of it. */
export const THOUSAND_PER_ML =
  /^(?:in )?(?:Tsd\.?|1\.?000|x ?1\.?000|k|T)(?: (?:Zellen|Keime))? ?(?:\/ ?|je |pro )?(?:ml|cm³|ccm)?$/i
export const PER_ML = /^(?:Zellen|Keime|KbE|Stück)? ?(?:\/ ?|je |pro )(?:ml|cm³|ccm)$/i

/** Units as people say them, in lower case, by their sign. */
export const SPOKEN_UNITS: Readonly<Record<string, string>> = wordTable({
  hektar: 'ha',
  prozent: '%',
  tonne: 't',
  tonnen: 't',
  kubikmeter: 'm³',
  m3: 'm³',
  liter: 'l',
})

/** Units that goods are kept in, and what each is of the base that all of its sort convert into. */
const STORED_UNITS: Readonly<Record<string, { base: string; factor: number }>> = wordTable({
  g: { base: 'kg', factor: 0.001 },
  kg: { base: 'kg', factor: 1 },
  dt: { base: 'kg', factor: 100 },
  dz: { base: 'kg', factor: 100 },
  t: { base: 'kg', factor: 1000 },
  ml: { base: 'l', factor: 0.001 },
  l: { base: 'l', factor: 1 },
  hl: { base: 'l', factor: 100 },
  'm³': { base: 'l', factor: 1000 },
})

/** A unit in its base; one that converts into no other, such as a bale, is a base of its own. */
export function storedUnit(unit: string): { base: string; factor: number } {
  const plain = unit.trim().toLowerCase()
  const sign = SPOKEN_UNITS[plain] ?? unitSpelling(plain)
  return STORED_UNITS[sign] ?? { base: sign, factor: 1 }
}

/** An amount of one unit in another; undefined where they measure different things. */
export function inUnit(amount: number, unit: string, wanted: string): number | undefined {
  const [own, other] = [storedUnit(unit), storedUnit(wanted)]
  return own.base === other.base ? (amount * own.factor) / other.factor : undefined
}
