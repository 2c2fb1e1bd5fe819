export { tierverlusteAufbewahren } from './tierverluste-aufbewahren.ts'
