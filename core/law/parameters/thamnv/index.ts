export { behandlungEintragen } from './behandlung-eintragen.ts'
