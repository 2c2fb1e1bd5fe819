import { entryClass, stems, yearSpan, type Entry, type Span } from '../../../answers/index.ts'
import { ANIMAL_WORDS } from '../../../terms/index.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { choiceLabel } from '../../schema/fields.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

const hasNoLastDay = ({ values }: Entry): boolean => typeof values.due_on !== 'string'

/** After any day. */
const NEVER = '9999-12-31'

const daySpanOf = (day: string): Span => ({ from: day, to: day })

const typeText = (type: unknown): string => choiceLabel(kindOf('applications').fields.type!, String(type))

/** What the farm applied for and reported. */
export const applicationsView: FarmView = {
  name: 'applications',
  label: 'Anträge und Meldungen',
  example: 'Wann habe ich den Sammelantrag abgegeben?',
  kinds: ['applications'],
  nouns: stems(
    'Antrag Anträge Anträgen Antragstellung Meldung Meldungen beantragt gestellt angemeldet eingereicht Agraramt',
  ),
  neutralWords: stems('läuft laufen geführt geschickt gegeben angegeben liegt Tiere Tier Kühe Kuh zuständig'),
  columns: columnsOf('applications', {
    type: {
      ignoreLabel: true,
      choices: {
        direct_payments:
          'Sammelantrag Agrarantrag Direktzahlungen Flächenantrag Mehrfachantrag Prämienantrag GAPAntrag',
        coupled_support: 'Mutterkuhprämie',
        // Titles name the scheme of their Land and not always with this type, so it is sought in the texts.
        agri_environment: '',
        fertilizer_annex_5: 'Nährstoffeinsatz ENNI Düngemeldung Nährstoffmeldung Düngedokumentation',
        manure_report: 'Wirtschaftsdüngermeldung',
        agricultural_diesel: 'Agrardiesel Agrardieselantrag Dieselantrag Dieselvergütung Dieselrückvergütung',
        animal_disease_fund: 'Tierseuchenkasse Seuchenkasse Tierzahlmeldung',
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
    year: { ignoreLabel: true, words: 'Antragsjahr' },
    due_on: {
      ahead: 'last day',
      isMet: ({ submitted_on }) => typeof submitted_on === 'string',
      words:
        '~ending Frist fällig Abgabefrist Stichtag Antragsfrist Meldefrist Abgabetermin Abgabeschluss Antragsschluss',
    },
    submitted_on: {
      openWhileEmpty: true,
      words: `~submitting ~sending ~reporting geschickt gegangen eingereicht gestellt gemeldet
            beantragt eingegangen Abgabe angemeldet übermittelt gemacht Abgabedatum`,
    },
    count: { ignoreLabel: true, words: 'Tierzahl Tierzahlen Stückzahl Bestand Tierbestand' },
    recipient: { words: 'Stelle Behörde Empfänger Amt wohin' },
    reference_number: { words: 'Aktenzeichen Antragsnummer Geschäftszeichen Nummer' },
    receipt: { ignoreLabel: true },
    document_id: { ignoreLabel: true },
    note: { ignoreLabel: true },
  }),
  // One for a year is asked for by that year, whenever it was sent.
  spanOf: ({ values: { year, submitted_on } }) =>
    typeof year === 'number' ? yearSpan(year) : typeof submitted_on === 'string' ? daySpanOf(submitted_on) : undefined,
  roles: { day: 'submitted_on', who: 'recipient', where: 'recipient', list: ['submitted_on', 'recipient'] },
  counts: { things: stems(ANIMAL_WORDS), column: 'count' },
  classes: [
    entryClass(
      'rechtzeitig',
      'rechtzeitig fristgerecht fristgemäß pünktlich',
      ({ values: { submitted_on, due_on } }) => String(submitted_on ?? NEVER) <= String(due_on ?? ''),
      { stateWords: 'rechtzeitig fristgerecht fristgemäß pünktlich', ofSort: true, isUndecided: hasNoLastDay },
    ),
    entryClass(
      'verspätet',
      'verspätet',
      ({ values: { submitted_on, due_on } }) => String(submitted_on ?? '') > String(due_on ?? NEVER),
      { stateWords: 'verspätet', ofSort: true, isUndecided: hasNoLastDay },
    ),
  ],
  entriesOf: eachRow(({ title, type, year }) => String(title ?? [typeText(type), year].filter(Boolean).join(' ')), {
    // „Anlage 5“
    searchTexts: ({ type, recipient }) => [
      typeText(type),
      /amt$/iu.test(String(recipient)) ? String(recipient) : undefined,
    ],
  }),
  completeness: 'log',
  tense: 'past',
}
