import { entryClass, stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

export const lettersView: FarmView = {
  name: 'letters',
  label: 'Briefe',
  example: 'Welche Briefe sind noch offen?',
  kinds: ['letters'],
  nouns: stems(
    'Brief Briefe Briefen Schreiben Post Posteingang Poststück Poststücke geschrieben kam kamen gekommen gekriegt erhalten bekommen angekommen eingegangen',
  ),
  columns: columnsOf('letters', {
    sender: { words: 'Absender geschickt schickt schrieb schreibt' },
    sender_id: { ignoreLabel: true },
    subject: { words: 'Betreff' },
    received_on: { words: 'Eingang eingegangen angekommen gekommen' },
    dated: { words: 'Briefdatum' },
    deadline: {
      ahead: 'last day',
      words:
        'Frist Fristen antworten beantworten Antwort fällig anrufen melden zurückrufen zurückmelden äußern reagieren',
    },
    deadline_reason: { ignoreLabel: true },
    reference_number: { words: 'Aktenzeichen Geschäftszeichen Zeichen' },
    document_id: { ignoreLabel: true },
    done: { words: 'erledigt beantwortet bearbeitet unerledigt offen offene unbeantwortet' },
    note: { ignoreLabel: true },
    category: {
      ignoreLabel: true,
      choices: {
        notice: 'Bescheid Bescheide',
        hearing: 'Anhörung Anhörungen',
        invoice: 'Rechnung Rechnungen',
        reminder: 'Mahnung Mahnungen',
        contract: 'Vertrag Verträge',
        information: 'Mitteilung Mitteilungen',
        other: '',
      },
    },
  }),
  roles: { day: 'on', who: 'sender', list: ['received_on', 'deadline'] },
  classes: [
    entryClass(
      'Briefe, noch offen',
      'unerledigt unerledigte offen offene offenen unbeantwortet unbeantwortete unbezahlt unbezahlte',
      ({ values }) => values.done !== true,
    ),
  ],
  entriesOf: eachRow(
    ({ subject, sender, sender_id }, farm) =>
      [farm.byId('contacts', sender_id)?.values.name ?? sender, subject].filter(Boolean).join(': '),
    {
      searchTexts: ({ sender_id, subject }, farm) => [
        labelOf(farm, 'contacts', sender_id),
        /zellzahl/iu.test(String(subject)) ? 'Zellen' : undefined,
      ],
      computed: ({ received_on, dated }) => ({ on: received_on ?? dated ?? null }),
    },
  ),
  completeness: 'log',
  tense: 'past',
  answersDuties: true,
}
