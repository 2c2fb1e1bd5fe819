import { entryClass, stems, type EntryClass } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { ANIMAL_WORDS } from '../../../terms/index.ts'
import { columnsOf } from '../columns.ts'
import { herdTexts } from './animal-texts.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

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
  nouns: stems(
    `~inspecting Eigenkontrolle Eigenkontrollen Kontrolle Kontrollen kontrolliert Kontrollgang Rundgang Indikator Indikatoren
        Bonitur bonitiert Erhebung`,
  ),
  neutralWords: stems(
    'ausgefüllt abgegeben unterschrieben kam heraus rausgekommen herausgekommen durchgeführt gemacht gelaufen Prozent Anteil',
  ),
  columns: columnsOf('self_checks', {
    date: { ignoreLabel: true },
    type: { ignoreLabel: true },
    period: { ignoreLabel: true },
    herd_id: { words: 'Herde' },
    place_id: { words: 'Ort' },
    subject: { ignoreLabel: true },
    person_id: { ignoreLabel: true },
    person: { ignoreLabel: true, words: 'durchgeführt' },
    indicators: {
      words: `~limping Lahmheit Lahmheiten lahm lahme lahmen gelahmt lahmt lahmten Verschmutzung verschmutzt verschmutzte
            verschmutzten dreckig schmutzig Verletzung Verletzungen verletzt verletzte Sprunggelenk Sprunggelenke
            Klauen`,
    },
    result: {
      words:
        'Ergebnis ergeben Resultat dagegen veranlasst unternommen getan Maßnahme Maßnahmen eingeleitet Klauenpflege gefunden festgestellt',
    },
    count: { ignoreLabel: true, aggregate: { by: 'sum', within: ['type'] } },
    note: { ignoreLabel: true },
  }),
  counts: { things: stems(`${ANIMAL_WORDS} Box Boxen Köderbox Köderboxen Köderstelle Köderstellen`), column: 'count' },
  roles: { day: 'date', who: 'person', whoActs: true, list: ['type', 'indicators', 'result', 'count'] },
  // No choices: that a log tells of none is no answer.
  classes: [
    entryClass(
      'Tierschutz',
      'Tierschutz Tierschutzindikatoren Tierschutzkontrolle Tierwohl Tierwohlkontrolle Tierwohlindikatoren',
      ofType('animal_welfare'),
    ),
    entryClass(
      'Verluste',
      `~dying Verluste Verlust Tierverluste Kälberverluste verendet gestorben starb starben tot tote krepiert
          verreckt`,
      ofType('losses'),
      { amount: 'count' },
    ),
    entryClass(
      'Schadnager',
      `Schadnager Schadnagerbekämpfung Schädlingsbekämpfung Mäuse Ratten Mausefallen Köder Köderstellen Ködern bekämpft
          Bekämpfung`,
      ofType('pest_control'),
    ),
    entryClass(
      'Reinigung',
      '~cleaning Reinigung gereinigt geputzt gewaschen Desinfektion desinfiziert',
      ofType('cleaning'),
    ),
    entryClass('Melkanlage', 'Melkanlage Melkmaschine Melkstand Melktechnik Melkroboter', ofType('milking_machine')),
    entryClass(
      'Lebensmittelkette',
      `Lebensmittelkette Lebensmittelketteninformation Lebensmittelketteninformationen Lebensmittelketteninfo
          Schlachtmeldung Standarderklärung`,
      ofType('food_chain'),
    ),
    entryClass('Besucher', 'Besucher Besucherbuch', ofType('visitors')),
    entryClass(
      'Lagerkontrolle',
      'Behälterkontrolle Lagerkontrolle Güllebehälterkontrolle Dichtheitskontrolle',
      ofType('storage'),
    ),
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
