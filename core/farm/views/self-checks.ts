import { entryClass, stems, type EntryClass } from '../../answers/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { ANIMAL_WORDS } from '../../terms/index.ts'
import { columnsOf } from './columns.ts'
import { herdTexts } from './herd-words.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

const ofType =
  (type: string): EntryClass['holds'] =>
  ({ values }) =>
    values.type === type

/** What the farm checked itself (§ 11 (8) TierSchG, and what it agreed to). */
export const selfChecksView: FarmView = {
  name: 'self_checks',
  label: 'Eigenkontrollen',
  example: 'Was kam bei der letzten Eigenkontrolle heraus?',
  kinds: ['self_checks'],
  nouns: stems('Eigenkontrolle Eigenkontrollen Kontrolle Kontrollen kontrolliert Kontrollgang Indikator Indikatoren'),
  neutralWords: stems('kam heraus rausgekommen herausgekommen durchgeführt gemacht'),
  columns: columnsOf('self_checks', {
    date: { ignoreLabel: true },
    type: { ignoreLabel: true },
    period: { ignoreLabel: true },
    herd_id: { words: 'Herde' },
    place_id: { words: 'Ort' },
    subject: { ignoreLabel: true },
    person_id: { ignoreLabel: true },
    person: { ignoreLabel: true },
    indicators: { words: 'Lahmheit lahm lahme Verschmutzung' },
    result: { words: 'Ergebnis ergeben' },
    count: { ignoreLabel: true, aggregate: { by: 'sum', within: ['type'] } },
    note: { ignoreLabel: true },
  }),
  counts: { things: stems(ANIMAL_WORDS), column: 'count' },
  roles: { day: 'date', who: 'person', whoActs: true, list: ['type', 'indicators', 'result', 'count'] },
  // No choices: that a log tells of none is no answer.
  classes: [
    entryClass('Tierschutz', 'Tierschutz Tierschutzindikatoren Tierwohl', ofType('animal_welfare')),
    entryClass(
      'Verluste',
      'Verluste Verlust Tierverluste verendet gestorben eingegangen tot krepiert',
      ofType('losses'),
    ),
    entryClass(
      'Schadnager',
      'Schadnager Schadnagerbekämpfung Mäuse Ratten Köder Köderstellen Bekämpfung',
      ofType('pest_control'),
    ),
    entryClass('Reinigung', 'Reinigung gereinigt Desinfektion desinfiziert', ofType('cleaning')),
    entryClass('Melkanlage', 'Melkanlage Melkmaschine Melkstand Melktechnik', ofType('milking_machine')),
    entryClass('Besucher', 'Besucher Besucherbuch', ofType('visitors')),
    entryClass('Lagerkontrolle', 'Behälterkontrolle Lagerkontrolle', ofType('storage')),
  ],
  entriesOf: eachRow(
    ({ date, subject, herd_id, place_id }, farm) =>
      [germanDay(date), labelOf(farm, 'herds', herd_id) ?? labelOf(farm, 'places', place_id) ?? subject]
        .filter(Boolean)
        .join(', '),
    {
      searchTexts: ({ herd_id, place_id, person_id }, farm) => [
        ...herdTexts(farm, herd_id),
        labelOf(farm, 'places', place_id),
        labelOf(farm, 'people', person_id),
      ],
    },
  ),
  completeness: 'log',
  tense: 'past',
}
