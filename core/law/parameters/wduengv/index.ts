export { abgabeAufzeichnen } from './abgabe-aufzeichnen.ts'
export { aufnahmeEigenverwendungAufzeichnen } from './aufnahme-eigenverwendung-aufzeichnen.ts'
export { freiBis } from './frei-bis.ts'
export { wirtschaftsduengerAufzeichnungenAufbewahren } from './wirtschaftsduenger-aufzeichnungen-aufbewahren.ts'
