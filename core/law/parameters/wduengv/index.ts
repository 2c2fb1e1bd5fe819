export { wirtschaftsduengerAufzeichnungenAufbewahren } from './wirtschaftsduenger-aufzeichnungen-aufbewahren.ts'
