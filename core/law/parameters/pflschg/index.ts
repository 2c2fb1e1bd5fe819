export { aufbrauchfrist } from './aufbrauchfrist.ts'
export { elektronischAufzeichnen } from './elektronisch-aufzeichnen.ts'
export { fortbildungZeitraum } from './fortbildung-zeitraum.ts'
export { pflanzenschutzAufzeichnungenAufbewahren } from './pflanzenschutz-aufzeichnungen-aufbewahren.ts'
