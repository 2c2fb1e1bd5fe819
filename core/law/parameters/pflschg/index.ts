export { pflanzenschutzAufzeichnungenAufbewahren } from './pflanzenschutz-aufzeichnungen-aufbewahren.ts'
