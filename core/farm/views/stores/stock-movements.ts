import { entryClass, stems, type EntryClass } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { otherNames } from './article-names.ts'
import { columnsOf, textFollowing } from '../columns.ts'
import { herdTexts, NO_EATING } from '../animals/animal-texts.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

const ofType =
  (...types: readonly unknown[]): EntryClass['holds'] =>
  ({ values }) =>
    types.includes(values.type)

/** „An den Kindergarten“ */
const partnerIn = (note: unknown): string | undefined =>
  /^(?:an|für|von|vom|zum|zur) (.{3,40})$/iu.exec(String(note ?? ''))?.[1]

const FUEL = /diesel|benzin|heizöl|kraftstoff|adblue|pflanzenöl/iu

/** What came into stores and left them; how much there is on a day, `levels` says. */
export const stockMovementsView: FarmView = {
  name: 'stock_movements',
  label: 'Lagerbewegungen',
  example: 'Wie viel Diesel habe ich seit März verbraucht?',
  kinds: ['stock_movements'],
  nouns: stems('Lagerbewegung Lagerbewegungen Bewegung Bewegungen Lagerbuch'),
  neutralWords: stems('kam kamen ging gingen laut Liter Tonnen Kubikmeter Tank Silo Lager'),
  columns: [
    ...columnsOf('stock_movements', {
      date: { ignoreLabel: true },
      article: { words: 'Artikel' },
      amount: { words: 'Menge', aggregate: { by: 'sum', within: ['article', 'unit', 'type'] } },
      unit: { ignoreLabel: true },
      type: { ignoreLabel: true },
      batch: { words: 'Charge' },
      place_id: { words: 'Lagerort' },
      partner_id: { unasked: true },
      note: { ignoreLabel: true },
    }),
    {
      name: 'partner',
      label: 'Partner',
      type: 'text',
      searchable: false,
      words: stems('Abnehmer Käufer Empfänger'),
    },
    textFollowing('loss_reason', 'Ursache', 'Ursache Grund warum weshalb wieso wodurch'),
  ],
  roles: { day: 'date', amount: 'amount', who: 'partner', where: 'place_id', list: ['amount', 'type'] },
  // No choices: that a log tells of none is no answer.
  classes: [
    entryClass('Zählungen', '~counting Zählung Zählungen gemessen gepeilt gezählt Inventur Peilung', ofType('count')),
    entryClass(
      'Anlieferungen',
      '~delivering ~coming Anlieferung Anlieferungen geliefert Lieferung Lieferungen nachgefüllt aufgefüllt',
      ofType('delivery'),
    ),
    entryClass('Ernte', '~harvesting geborgen', ofType('harvest')),
    entryClass('Anfall', '~accruing Anfall anfallen', ofType('accrual')),
    entryClass(
      'Getankt',
      'getankt vertankt tanken',
      ({ values }) => values.type === 'consumption' && FUEL.test(String(values.article)),
    ),
    entryClass(
      'Verbrauch',
      `~using ~eating ~feeding ~burning Verbrauch verbraucht verbrauchen Verbräuche verfüttert verfüttern gefüttert gefressen fressen
          gebraucht verbraten verfahren verputzt
          verheizt Jahresverbrauch Monatsverbrauch`,
      ofType('consumption'),
      { otherWords: [...NO_EATING].join(' ') },
    ),
    entryClass('Verkauf', '~selling verkauft Verkauf Verkäufe', ofType('sale')),
    entryClass('Abgabe', '~giving Abgabe Abgaben', ofType('given_away')),
    entryClass('Rückgabe', '~returning Rückgabe Rückgaben', ofType('returned')),
    entryClass(
      'Schwund',
      '~losing Schwund verloren verdorben entsorgt Verlust Verluste Lagerverlust Lagerverluste',
      ofType('loss'),
    ),
    entryClass(
      'Zugänge',
      'Zugang Zugänge dazugekommen hinzugekommen reingekommen hereingekommen eingebucht zugebucht',
      ofType('delivery', 'harvest', 'accrual'),
    ),
    entryClass(
      'Abgänge',
      '~collecting ~leaving Abgang Abgänge weggegangen herausgegangen entnommen ausgebucht abgebucht Ausbuchung',
      ofType('consumption', 'sale', 'given_away', 'returned', 'loss'),
    ),
  ],
  entriesOf: eachRow(({ date, article }) => [article, germanDay(date)].join(', '), {
    computed: ({ partner_id, note, type }, farm) => ({
      partner: labelOf(farm, 'contacts', partner_id) ?? partnerIn(note) ?? null,
      // What is noted of a loss says how it came to it.
      loss_reason: type === 'loss' ? note : null,
    }),
    searchTexts: ({ article, place_id, herd_id, partner_id, note }, farm) => [
      ...otherNames(article),
      partnerIn(note),
      labelOf(farm, 'places', place_id),
      ...herdTexts(farm, herd_id),
      labelOf(farm, 'contacts', partner_id),
    ],
  }),
  completeness: 'log',
  tense: 'past',
}
