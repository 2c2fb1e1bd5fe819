import { stems } from '../../answers/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

/** What people call a register beside its name. */
const spokenNames = (register: string): string[] =>
  /tierkontroll/iu.test(register)
    ? ['Tierkontrolle', 'Tierkontrollen', 'Stallkontrolle', 'Tierkontrollbuch', 'Ställe', 'Stall', 'kontrolliert']
    : []

export const registerEntriesView: FarmView = {
  name: 'register_entries',
  label: 'Registereinträge',
  kinds: ['register_entries'],
  nouns: stems(
    `Registereintrag Registereinträge Eintrag Einträge Register Tagebuch Kontrollbuch Stallbuch Stalltagebuch
        geschrieben eingetragen aufgeschrieben festgehalten Notiz Notizen`,
  ),
  neutralWords: stems('steht stehen geschrieben eingetragen Rundgang Runde was'),
  columns: columnsOf('register_entries', {
    register: { ignoreLabel: true },
    date: { ignoreLabel: true },
    text: { ignoreLabel: true, words: 'Text Inhalt' },
    field_id: { ignoreLabel: true },
    herd_id: { ignoreLabel: true },
    recorded_on: { words: 'nachgetragen' },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', list: ['text'] },
  classes: [],
  entriesOf: eachRow(({ date, register }) => [germanDay(date), register].join(', '), {
    searchTexts: ({ register, field_id, herd_id }, farm) => [
      labelOf(farm, 'fields', field_id),
      labelOf(farm, 'herds', herd_id),
      ...spokenNames(String(register)),
    ],
  }),
  completeness: 'log',
  tense: 'past',
}
