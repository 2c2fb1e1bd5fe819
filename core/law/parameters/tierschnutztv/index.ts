export { rohfaserTraechtigeSauen } from './rohfaser-traechtige-sauen.ts'
export { tierverlusteAufbewahren } from './tierverluste-aufbewahren.ts'
