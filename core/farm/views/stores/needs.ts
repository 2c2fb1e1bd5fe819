import { entryClass, stems } from '../../../answers/index.ts'
import { otherNames } from './article-names.ts'
import { columnsOf } from '../columns.ts'
import { herdTexts } from '../animals/animal-texts.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

/** What it is called, where no herd stands with it. */
const FEED = /futter|silage|schrot|heu(?!t)|stroh|milchaustauscher|weizen|gerste|hafer|triticale|melasse|mais(?!saat)/iu

export const needsView: FarmView = {
  name: 'needs',
  label: 'Bedarfe',
  kinds: ['needs'],
  nouns: stems(
    `~needing ~lacking ~buying.open Bedarf Bedarfe Einkauf Einkaufsliste Einkaufszettel Bestellliste Bedarfsliste einkaufen einzukaufen kaufen zukaufen zuzukaufen
     nachkaufen nachbestellen nachzukaufen besorgen besorgt beschaffen bestellen ordern ranschaffen rankriegen ranholen her brauche brauchen braucht
     benötige benötigen benötigt fehlt fehlen knapp`,
  ),
  // What is ordered already has rows of its own.
  otherWords: new Set(['bestellung', 'bestellungen']),
  neutralWords: stems(
    'besorgen laut Plan Futterplan Düngeplan Anbauplan da dasein Jahr Tonnen Tonne Liter Doppelzentner kaufen',
  ),
  columns: columnsOf('needs', {
    article: { words: 'Artikel' },
    amount: { words: 'Menge', aggregate: { by: 'sum', within: ['unit'], onRequest: true } },
    unit: { ignoreLabel: true },
    needed_on: { ahead: 'last day', words: 'gebraucht' },
    field_id: { seldom: true, words: 'Feld Schlag Verwendungszweck' },
    herd_id: { seldom: true, words: 'Herde Tiere Tiergruppe Verwendungszweck' },
    status: {
      ignoreLabel: true,
      choices: { open: 'offen offene offenen', ordered: 'bestellt', covered: 'gedeckt', discarded: 'verworfen' },
    },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'needed_on', amount: 'amount', list: ['amount', 'needed_on'] },
  classes: [
    entryClass(
      'Futter',
      'Futter Futtermittel',
      ({ values: { herd_id, article } }) => (herd_id ?? null) !== null || FEED.test(String(article)),
      { qualifies: true },
    ),
  ],
  entriesOf: eachRow(({ article }) => String(article), {
    searchTexts: ({ article, herd_id, field_id }, farm) => [
      ...otherNames(article),
      ...herdTexts(farm, herd_id),
      labelOf(farm, 'fields', field_id),
    ],
  }),
  completeness: 'log',
  tense: 'future',
  answersDuties: true,
  usually: {
    holds: ({ values }) => values.status === 'open' || values.status === 'ordered',
    liftedBy: ['status'],
    others: 'erledigt oder verworfen',
  },
}
