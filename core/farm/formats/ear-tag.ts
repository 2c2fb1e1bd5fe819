import type { FormatRule } from './format-rule.ts'

/** Federal states as ear tags name them, 01 to 16 (HIT). [B] */
const STATE = '(?:0[1-9]|1[0-6])'

/** Cattle: 276 00 LL and 8 digits, printed as DE LL 8 digits (ViehVerkV Annex 4 [A], HIT [B]). */
const GERMAN_CATTLE = new RegExp(`^(?:DE|276)?(?:00)?(${STATE}\\d{8})$`)
/** Sheep and goats: 276 01 LL and 8 digits (HIT). [B] */
const GERMAN_SHEEP = new RegExp(`^(?:DE|276)?(01${STATE}\\d{8})$`)
/** Pigs: DE, the letters of the district and the last 7 digits of the holding's number (ViehVerkV § 39). [A] */
const GERMAN_PIGS = /^DE([A-ZÄÖÜ]{1,3}\d{7})$/

/** Whether a tag in its one spelling is that of a holding, which all its pigs bear, so that it tells none of them. */
export const isHoldingMark = (tag: string): boolean => GERMAN_PIGS.test(tag)

/**
 * Countries of the EU and its neighbours, whose tags are taken as they are: two letters and up to 12 signs (Regulation
 * (EU) 2021/520).
 */
const FOREIGN =
  /^((?:AT|BE|BG|CH|CY|CZ|DK|EE|ES|FI|FR|GB|GR|EL|HR|HU|IE|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|UK|XI)[0-9A-Z]{6,12})$/

const EXAMPLES = { cattle: 'DE 03 900 00001', sheep: 'DE 01 03 900 00001', pig: 'DE ROW 9990001' } as const
const NONE = 'Lass das Feld leer und nenn das Tier beim Namen.'

/**
 * An ear tag. German cattle and sheep are kept as the 15 digits of HIT, everything else in its own country's spelling;
 * the number bears no check digit.
 */
export const earTag = {
  name: 'Ohrmarke',
  example: EXAMPLES.cattle,
  hint: `Beispiele: Rind ${EXAMPLES.cattle}, Schaf oder Ziege ${EXAMPLES.sheep}, Schwein ${EXAMPLES.pig}`,
  hintsBy: {
    cattle: `Beispiel: ${EXAMPLES.cattle}`,
    sheep: `Beispiel: ${EXAMPLES.sheep}`,
    goat: `Beispiel: ${EXAMPLES.sheep}`,
    pig: `Beispiel: ${EXAMPLES.pig}`,
    /** As `bearsEarTag` says. */
    horse: `Pferde tragen keine. ${NONE}`,
    poultry: `Geflügel trägt keine. ${NONE}`,
  },
  canonical(text: string): string | undefined {
    const mark = text.replace(/[\s.\-/]/g, '').toUpperCase()
    const sheep = GERMAN_SHEEP.exec(mark)
    if (sheep) return `276${sheep[1]}`
    const cattle = GERMAN_CATTLE.exec(mark)
    if (cattle) return `27600${cattle[1]}`
    const pigs = GERMAN_PIGS.exec(mark)
    return pigs ? `DE${pigs[1]}` : FOREIGN.exec(mark)?.[1]
  },
  display: (canonical: string) =>
    canonical
      .replace(/^27600(\d{2})(\d{3})(\d{5})$/, 'DE $1 $2 $3')
      .replace(/^276(01)(\d{2})(\d{3})(\d{5})$/, 'DE $1 $2 $3 $4'),
} as const satisfies FormatRule
