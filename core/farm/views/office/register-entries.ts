import { entryClass, stems } from '../../../answers/index.ts'
import { capitalized, germanDay } from '../../../shared/german/write-german.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

export const registerEntriesView: FarmView = {
  name: 'register_entries',
  label: 'Registereinträge',
  kinds: ['register_entries'],
  nouns: stems(
    `Registereintrag Registereinträge Eintrag Einträge Register Tagebuch Kontrollbuch Stallbuch Stalltagebuch
        geschrieben eingetragen aufgeschrieben festgehalten Notiz Notizen`,
  ),
  neutralWords: stems('steht stehen geschrieben eingetragen Rundgang Runde Stall Ställe Ställen was'),
  columns: columnsOf('register_entries', {
    register: { ignoreLabel: true },
    date: { ignoreLabel: true },
    text: { ignoreLabel: true, words: 'Text Inhalt' },
    field_id: { ignoreLabel: true },
    herd_id: { ignoreLabel: true },
    recorded_on: { words: 'nachgetragen Erfassungstag' },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', said: 'text', list: ['text'] },
  // No choices: that a log tells of none is no answer.
  classes: [
    entryClass('Weidetagebuch', 'Weidetagebuch Weidebuch', ({ values }) => /weide/iu.test(String(values.register))),
    entryClass('Betriebstagebuch', 'Betriebstagebuch Betriebstagebücher', ({ values }) =>
      /betriebstagebuch/iu.test(String(values.register)),
    ),
    entryClass(
      'Kontrollen von außen',
      'Hofkontrolle Hofkontrollen Betriebskontrolle Betriebskontrollen Hofbesuch Hofbesuche',
      ({ values: { register, text } }) =>
        /kontroll.*(?<!\p{L})(?:durch|vom|von der)(?!\p{L})|hofbesuch/iu.test(`${String(text)} ${String(register)}`),
    ),
    entryClass(
      'Störungen',
      'Störung Störungen Ausfall Stillstand Defekt',
      ({ values }) => /störung|ausfall|ausgefallen|stillstand|defekt/iu.test(String(values.text)),
      { qualifies: true },
    ),
    entryClass(
      'Wildschäden',
      'Wildschaden Wildschäden Wildschweinschaden Wildschweine Schwarzwild',
      ({ values: { register, text } }) => /wildsch|schwarzwild/iu.test(`${String(register)} ${String(text)}`),
    ),
    entryClass(
      'Tierkontrollen',
      `Tierkontrolle Tierkontrollen Tierkontrollbuch Stallkontrolle Stallkontrollen Stallrundgang Tierbeobachtung
       kontrolliert nachgeschaut`,
      ({ values }) => /tierkontroll/iu.test(String(values.register)),
    ),
  ],
  entriesOf: eachRow(({ date, register }) => [germanDay(date), capitalized(String(register))].join(', '), {
    searchTexts: ({ field_id, herd_id }, farm) => [labelOf(farm, 'fields', field_id), labelOf(farm, 'herds', herd_id)],
  }),
  completeness: 'log',
  tense: 'past',
}
