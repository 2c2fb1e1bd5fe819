import { stems, yearSpan, type Span } from '../../answers/index.ts'
import { kindOf } from '../kinds/kinds.ts'
import { choiceLabel } from '../schema/fields.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

const daySpanOf = (day: string): Span => ({ from: day, to: day })

/** What the farm applied for and reported. */
export const applicationsView: FarmView = {
  name: 'applications',
  label: 'Anträge und Meldungen',
  example: 'Wann habe ich den Sammelantrag abgegeben?',
  kinds: ['applications'],
  nouns: stems('Antrag Anträge Anträgen Meldung Meldungen beantragt gestellt'),
  columns: columnsOf('applications', {
    type: {
      ignoreLabel: true,
      choices: {
        direct_payments: 'Sammelantrag Agrarantrag Direktzahlungen Flächenantrag',
        coupled_support: 'Mutterkuhprämie',
        fertilizer_annex_5: 'Nährstoffeinsatz',
        manure_report: 'Wirtschaftsdüngermeldung',
        agricultural_diesel: 'Agrardiesel Agrardieselantrag',
        animal_disease_fund: 'Tierseuchenkasse',
        census_day: 'Stichtagsmeldung Stichtagserhebung',
        antibiotics: 'Antibiotikameldung',
        salmonella: 'Salmonellenmonitoring',
        organic: 'Ökomeldung',
        insurance: 'Berufsgenossenschaft',
        statistics: 'Agrarstatistik',
        other: '',
      },
    },
    title: { ignoreLabel: true },
    year: { ignoreLabel: true },
    due_on: { ahead: 'last day', words: 'Frist fällig' },
    submitted_on: {
      words:
        'rausgegangen weggegangen abgegangen rausgeschickt geschickt gegangen eingereicht gestellt abgegeben gemeldet beantragt abgeschickt eingegangen Abgabe',
    },
    count: { ignoreLabel: true },
    recipient: { words: 'Stelle Behörde Empfänger' },
    reference_number: { words: 'Aktenzeichen' },
    receipt: { ignoreLabel: true },
    document_id: { ignoreLabel: true },
    note: { ignoreLabel: true },
  }),
  // One for a year is asked for by that year, whenever it was sent.
  spanOf: ({ values: { year, submitted_on } }) =>
    typeof year === 'number' ? yearSpan(year) : typeof submitted_on === 'string' ? daySpanOf(submitted_on) : undefined,
  roles: { day: 'submitted_on', who: 'recipient', list: ['submitted_on', 'recipient'] },
  classes: [],
  entriesOf: eachRow(({ title, type, year }) => String(title ?? [type, year].filter(Boolean).join(' ')), {
    // „Anlage 5“
    searchTexts: ({ type }) => [choiceLabel(kindOf('applications').fields.type!, String(type))],
  }),
  completeness: 'log',
  tense: 'past',
}
