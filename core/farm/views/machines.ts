import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

export const machinesView: FarmView = {
  name: 'machines',
  label: 'Maschinen',
  example: 'Ist die Plakette der Spritze noch gültig?',
  kinds: ['machines'],
  nouns: stems('Maschine Maschinen Gerät Geräte Technik Maschinenpark Fuhrpark Fahrzeug Fahrzeuge'),
  columns: columnsOf('machines', {
    type: { words: 'Maschinenart' },
    serial_number: { words: 'Seriennummer Fahrgestellnummer' },
    bought_on: { highest: 'neu jung modern', lowest: 'alt', words: 'alt gekauft angeschafft Anschaffung' },
    built_year: { words: 'gebaut' },
    plate: { words: 'Nummernschild Schild Autonummer' },
    operating_hours: { highest: 'viel', words: 'Stunden gelaufen Laufleistung' },
    working_width_m: { highest: 'breit', lowest: 'schmal', words: 'breit Breite' },
    vehicle_inspection_until: { words: 'HU TÜV' },
    inspected_on: { words: 'TÜV geprüft Prüfung Gerätekontrolle' },
    badge_until: { words: 'Plakette Prüfplakette gültig ungültig gilt läuft endet ablaufen abgelaufen TÜV' },
    note: { ignoreLabel: true },
  }),
  neutralWords: stems('Park'),
  roles: { since: 'bought_on', list: ['type', 'badge_until'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['whether'] },
  answersDuties: true,
}
