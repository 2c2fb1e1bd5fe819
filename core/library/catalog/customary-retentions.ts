import type { Certainty, Parameter } from '../../law/index.ts'

/** Years that no statute of the farm's own trade sets in plain words: what systems ask for and what advisers say. */
const customary = (id: string, value: number, source: string, certainty: Certainty = 'C'): Parameter => ({
  id,
  unit: 'years',
  values: [{ from: '1900-01-01', value, source, certainty }],
})

const ADVICE = 'übliche Beratung'
const TAX = 'Fristen der Abgabenordnung für Belege'

export const leases = customary('pacht', 10, ADVICE)
export const sprayerInspections = customary('geraetekontrolle', 3, ADVICE)
export const productStock = customary('mittelbestand', 3, ADVICE)
export const integratedProtection = customary('integrierter-pflanzenschutz', 3, ADVICE)
export const applications = customary('antraege', 6, ADVICE)
export const grants = customary('foerderung', 5, ADVICE)
export const harvest = customary('ernte', 7, ADVICE)
export const antibiotics = customary('antibiotika', 5, ADVICE)
export const animalWelfare = customary('tierwohl', 3, ADVICE)
export const foodChain = customary('lebensmittelkette', 3, ADVICE)
export const biosecurity = customary('biosicherheit', 3, ADVICE)
export const feeding = customary('fuetterung', 3, 'topfarmplan.de', 'B')
/** The longer of what is asked: feed books of QS end sooner than receipts for the tax. */
export const feedReceipts = customary('futterzukauf', 8, TAX)
export const milk = customary('milch', 3, 'Unterlagenliste QM-Milch', 'B')
export const organic = customary('bio', 5, ADVICE)
export const workSafety = customary('arbeitssicherheit', 5, ADVICE)
/** Eight to ten are named; the longer harms nobody. */
export const fuelTax = customary('agrardiesel', 10, TAX)
export const grazing = customary('weide', 3, ADVICE)
