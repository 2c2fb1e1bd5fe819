export { elektronischAufzeichnen } from './elektronisch-aufzeichnen.ts'
export { fortbildungZeitraum } from './fortbildung-zeitraum.ts'
