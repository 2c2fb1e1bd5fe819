import { stems, type Entry } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { sharesWord } from '../stores/article-names.ts'

const isNeighbour = (roles: unknown): boolean => Array.isArray(roles) && roles.includes('neighbour')

/** „Gärrest Schambach“ */
const namesGoodsAndPartner = ({ values, record }: Entry, said: ReadonlySet<string>): boolean =>
  sharesWord([String(values.type)], said) &&
  sharesWord([record.references.partner_id ?? String(values.partner ?? '')], said)

/** Manure given to and taken from others. */
export const manureTransfersView: FarmView = {
  name: 'manure_transfers',
  label: 'Wirtschaftsdünger, abgegeben und aufgenommen',
  example: 'Wie viel Gülle haben wir abgegeben?',
  furtherExamples: ['Wie viele Tage liegen zwischen der Abgabe an Jan Tietjen und der Meldung?'],
  kinds: ['manure_transfers'],
  nouns: stems(
    `Abgabe Abgaben Aufnahme Aufnahmen Gülleabgabe Gülleabgaben Mistabgabe Gülleaufnahme Gülleverkauf
        Wirtschaftsdüngerabgabe Verbringung Verbringungen`,
  ),
  neutralWords: stems(
    '~containing Wirtschaftsdünger Nachbar Betrieb unser weg ging gingen gegangen Kubikmeter bekommen gekriegt übernommen nimmt nehmen genommen',
  ),
  columns: columnsOf('manure_transfers', {
    direction: {
      ignoreLabel: true,
      choices: {
        given: `~giving ~selling ~collecting abgeben Abgabe Abgaben gegeben abgegangen weggegangen geliefert verkauft
              abnehmen abnimmt geholt abgeholt losgeworden bekommen gekriegt`,
        taken:
          'übernommen aufgenommen aufnehmen Aufnahme Aufnahmen angenommen zugekauft zugenommen hereingenommen hereingekommen reingekommen',
      },
    },
    type: { ignoreLabel: true },
    amount: { words: 'Menge', aggregate: { by: 'sum', within: ['unit', 'direction'] } },
    unit: { ignoreLabel: true },
    partner_id: { ignoreLabel: true },
    partner: { words: 'Partner Abnehmer Abgeber Empfänger Aufnehmer Lieferant Geschäftspartner' },
    delivery_note: { words: 'Lieferschein Lieferscheine Lieferscheinnummer Lieferscheinnr Begleitschein Nummer' },
    reported_on: { reports: 'date', words: '~reporting.done gemeldet Meldung Meldedatum Meldetag' },
    recorded_on: { words: 'aufgezeichnet Aufzeichnung Erfassungstag' },
    n_kg: { words: 'Stickstoff N Stickstoffmenge', aggregate: { by: 'sum', within: ['direction'] } },
    nh4n_kg: { unasked: true },
    p2o5_kg: { words: 'Phosphat Phosphor P2O5 P Phosphatmenge', aggregate: { by: 'sum', within: ['direction'] } },
    n_kg_unit: { unasked: true },
    nh4n_kg_unit: { unasked: true },
    p2o5_kg_unit: { unasked: true },
    receipt_id: { unasked: true },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', amount: 'amount', who: 'partner', list: ['direction', 'amount', 'partner'] },
  classes: [],
  entriesOf: eachRow(
    ({ date, type, partner, partner_id }, farm) =>
      [germanDay(date), type, labelOf(farm, 'contacts', partner_id) ?? partner].filter(Boolean).join(', '),
    {
      searchTexts: ({ partner_id }, farm) => [
        labelOf(farm, 'contacts', partner_id),
        isNeighbour(farm.byId('contacts', partner_id)?.values.roles) ? 'Nachbar Nachbarin Nachbarn' : undefined,
      ],
    },
  ),
  completeness: 'log',
  tense: 'past',
  impliedBy: { received: true, goodsInPlace: { types: ['request', 'amount'], names: namesGoodsAndPartner } },
}
