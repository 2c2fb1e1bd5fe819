import { stems } from '../../answers/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

export const registerEntriesView: FarmView = {
  name: 'register_entries',
  label: 'Registereinträge',
  kinds: ['register_entries'],
  nouns: stems('Registereintrag Registereinträge Eintrag Einträge Register Tagebuch'),
  columns: columnsOf('register_entries', {
    register: { ignoreLabel: true },
    date: { ignoreLabel: true },
    text: { ignoreLabel: true },
    field_id: { ignoreLabel: true },
    herd_id: { ignoreLabel: true },
    recorded_on: { words: 'nachgetragen' },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', list: ['text'] },
  classes: [],
  entriesOf: eachRow(({ date, register }) => [germanDay(date), register].join(', '), {
    searchTexts: ({ field_id, herd_id }, farm) => [labelOf(farm, 'fields', field_id), labelOf(farm, 'herds', herd_id)],
  }),
  completeness: 'log',
  tense: 'past',
}
