export { gewaesserabstand } from './gewaesserabstand.ts'
export { gewaesserabstandBegruent } from './gewaesserabstand-begruent.ts'
