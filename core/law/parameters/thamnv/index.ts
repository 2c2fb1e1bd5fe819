export { arzneimittelnachweiseAufbewahren } from './arzneimittelnachweise-aufbewahren.ts'
export { behandlungEintragen } from './behandlung-eintragen.ts'
