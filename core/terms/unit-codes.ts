/** UN/ECE recommendations 20 and 21. */
const UNIT_NAMES: Readonly<Record<string, string>> = {
  C62: 'Stück',
  H87: 'Stück',
  XPP: 'Stück',
  EA: 'Stück',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  DTN: 'dt',
  LTR: 'l',
  MLT: 'ml',
  HLT: 'hl',
  MTR: 'm',
  MTK: 'm²',
  MTQ: 'm³',
  HAR: 'ha',
  KMT: 'km',
  KWH: 'kWh',
  HUR: 'Stunden',
  MIN: 'Minuten',
  DAY: 'Tage',
  MON: 'Monate',
  ANN: 'Jahre',
  SET: 'Satz',
  PR: 'Paar',
  XBX: 'Kiste',
  XPK: 'Packung',
  XSA: 'Sack',
  XPX: 'Palette',
  XBG: 'Beutel',
  XCT: 'Karton',
  LS: 'pauschal',
}

/**
 * A unit of measure or of packing by its code in an electronic invoice, as far as a farm meets it; else the code
 * itself.
 */
export const unitName = (code: string): string => (Object.hasOwn(UNIT_NAMES, code) ? UNIT_NAMES[code]! : code)
