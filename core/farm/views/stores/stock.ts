import { stems } from '../../../answers/index.ts'
import { otherNames } from './article-names.ts'
import { columnsOf } from '../columns.ts'
import { keyText } from '../../kinds/kind.ts'
import { goodsUsedBy } from '../../movements/movements-of-rows.ts'
import { eachRow, labelOf, oncePerFarm, type FarmView } from '../farm-view.ts'

/** Articles that work or movements tell of: what is there is no longer what was once delivered. */
const movedArticles = oncePerFarm((farm): ReadonlySet<string> => {
  const names = [
    ...(farm.all('stock_movements') ?? []).map(({ values }) => values.article),
    ...(farm.all('work_items') ?? []).flatMap(({ values }) =>
      goodsUsedBy(values as Parameters<typeof goodsUsedBy>[0]).map(({ product }) => product),
    ),
  ]
  return new Set(names.map((name) => keyText(String(name))))
})

const entriesOfRows = eachRow(({ article }) => String(article), {
  searchTexts: ({ article, place_id, supplier_id }, farm) => [
    ...otherNames(article),
    labelOf(farm, 'places', place_id),
    labelOf(farm, 'contacts', supplier_id),
  ],
})

export const stockView: FarmView = {
  name: 'stock',
  label: 'Lager',
  example: 'Wie viel Diesel habe ich noch?',
  kinds: ['stock'],
  nouns: stems(
    `~having ~remaining herhaben Lager Lagerbestand Vorrat Vorräte vorrätig Bestand da lagert lagern Lagerposten übrig vorhanden
        Lagerinhalt eingelagert aufbewahrt untergebracht`,
  ),
  columns: columnsOf('stock', {
    article: { words: 'Artikel' },
    article_number: { words: 'Artikelnummer Artikelnr Artikelcode Bestellnummer' },
    amount: { words: 'Menge', aggregate: { by: 'sum', within: ['unit'] } },
    unit: { ignoreLabel: true },
    batch: { words: 'Charge Chargennummer Chargennr Chargenbezeichnung Losnummer' },
    place_id: { words: '~storing Lagerort liegt lagert Silo Fahrsilo Silos Halle Tank Behälter Lagerhalle Fach Regal' },
    supplier_id: { words: 'Lieferant Lieferfirma Händler Verkäufer Bezugsquelle' },
    delivered_on: { words: '~delivering ~coming geliefert Lieferung Lieferdatum Liefertag gekommen kam' },
    delivery_note: { words: 'Lieferschein Lieferscheinnummer Lieferscheinnr Rechnungsnummer' },
    best_before: {
      ahead: 'last day',
      states: { running: stems('haltbar') },
      words:
        '~expiring haltbar Haltbarkeit MHD Haltbarkeitsdatum Mindesthaltbarkeit Verfallsdatum Verfalldatum Ablaufdatum Mindesthaltbarkeitsdatum verfällt',
    },
    note: { ignoreLabel: true },
    category: {
      ignoreLabel: true,
      choices: {
        fertilizer: 'Dünger Düngemittel',
        plant_protection: 'Pflanzenschutzmittel Spritzmittel',
        seed: 'Saatgut',
        feed: 'Futter Futtermittel',
        fuel: 'Kraftstoff Sprit',
        medicine: 'Arzneimittel Medikamente',
        harvest: 'Erntegut',
        animal_product: '',
        service: '',
        other: '',
      },
    },
  }),
  neutralWords: stems('Mittel Kanister Gebinde'),
  roles: { amount: 'amount', who: 'supplier_id', where: 'place_id', list: ['amount'] },
  classes: [],
  entriesOf: (rows, farm, today) =>
    entriesOfRows(rows, farm, today).map((entry) =>
      movedArticles(farm).has(keyText(entry.name)) ? { ...entry, values: { ...entry.values, amount: null } } : entry,
    ),
  completeness: 'log',
  tense: 'past',
  impliedBy: { entryName: ['amount', 'whether', 'where', 'who'] },
  usually: {
    holds: ({ values }) => values.category !== 'service',
    liftedBy: ['category'],
    others: 'Leistung und keine Ware',
  },
}
