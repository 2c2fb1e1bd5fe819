/** Units of measure and of packing by their codes in electronic invoices (UN/ECE recommendations 20 and 21), as far as a farm meets them. */
export const UNIT_NAMES: Readonly<Record<string, string>> = {
  C62: 'Stück', H87: 'Stück', XPP: 'Stück', EA: 'Stück', KGM: 'kg', GRM: 'g', TNE: 't', DTN: 'dt', LTR: 'l', MLT: 'ml', HLT: 'hl', MTR: 'm', MTK: 'm²', MTQ: 'm³',
  HAR: 'ha', KMT: 'km', KWH: 'kWh', HUR: 'Stunden', MIN: 'Minuten', DAY: 'Tage', MON: 'Monate', ANN: 'Jahre', SET: 'Satz', PR: 'Paar', XBX: 'Kiste', XPK: 'Packung',
  XSA: 'Sack', XPX: 'Palette', XBG: 'Beutel', XCT: 'Karton', LS: 'pauschal',
}
