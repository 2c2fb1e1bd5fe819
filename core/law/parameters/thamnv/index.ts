export { arzneimittelnachweiseAufbewahren } from './arzneimittelnachweise-aufbewahren.ts'
