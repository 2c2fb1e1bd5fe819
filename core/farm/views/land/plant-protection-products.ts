import { stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

/** What the approvals of the farm's plant protection products say. */
export const plantProtectionProductsView: FarmView = {
  name: 'plant_protection_products',
  label: 'Pflanzenschutzmittel',
  kinds: ['plant_protection_products'],
  nouns: stems(
    `Pflanzenschutzmittel Mittel Spritzmittel Fungizid Fungizide Herbizid Herbizide Insektizid Insektizide Präparat
        Präparate`,
  ),
  neutralWords: stems(
    'gefährlich läuft laufen gilt galt noch hat haben Ernte Drusch dreschen ernten gedroschen geerntet Tage Tag',
  ),
  columns: columnsOf('plant_protection_products', {
    name: { ignoreLabel: true },
    approval_number: { words: 'Zulassungsnummer Zulassungsnr Registriernummer' },
    approved_until: {
      words: '~expiring ~beingValid zugelassen Zulassung Zulassungsende Zulassungsdauer gültig läuft abläuft ausläuft',
    },
    usable_until: { words: 'Aufbrauchfrist Aufbrauchsfrist aufbrauchen verwenden aufgebraucht Abverkaufsfrist' },
    waiting_days: {
      words: 'Wartezeit Wartezeiten Wartefrist Karenz Karenzzeit Karenzfrist Erntewartezeit warten abwarten',
    },
    waiting_by_use: { unasked: true },
    active_substances: {
      words: 'Wirkstoff Wirkstoffe Wirkstoffname Wirkstoffgruppe Zusammensetzung steckt enthält enthalten',
    },
    bee_class: {
      words:
        'Biene Bienen Bienenklasse Bienenschutz Bienengefährlichkeit bienengefährlich Bieneneinstufung Bienengefährdung eingestuft',
    },
    water_distance_m: { words: 'Gewässer Abstand Wasser Gewässerabstand Mindestabstand Abstandsauflage Graben' },
    conditions: { words: 'Auflagen Auflage Anwendungsbestimmung Anwendungsbestimmungen Anwendungsauflagen' },
    note: { ignoreLabel: true },
  }),
  roles: { list: ['approved_until', 'waiting_days', 'water_distance_m'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  completeness: 'log',
  tense: 'past',
  answersDuties: true,
}
