import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

export const machinesView: FarmView = {
  name: 'machines',
  label: 'Maschinen',
  example: 'Ist die Plakette der Spritze noch gültig?',
  kinds: ['machines'],
  nouns: stems('Maschine Maschinen Gerät Geräte Technik Maschinenpark'),
  columns: columnsOf('machines', {
    type: { words: 'Maschinenart' },
    serial_number: { words: 'Seriennummer Fahrgestellnummer' },
    bought_on: { words: 'alt gekauft angeschafft Anschaffung' },
    inspected_on: { words: 'geprüft Prüfung Gerätekontrolle' },
    badge_until: { words: 'Plakette Prüfplakette gültig ungültig gilt läuft ablaufen abgelaufen TÜV' },
    note: { ignoreLabel: true },
  }),
  roles: { list: ['type', 'badge_until'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['whether'] },
  answersDuties: true,
}
