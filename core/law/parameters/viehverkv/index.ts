export { bestandsregisterAufbewahren } from './bestandsregister-aufbewahren.ts'
export { geburtMelden } from './geburt-melden.ts'
