import { entryClass, stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { ROLE_WORDS } from './contacts.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

/** „die Meierei“, „der Verpächter“ */
const rolesOf = (roles: unknown): string[] => ((roles ?? []) as string[]).map((role) => ROLE_WORDS[role] ?? '')

/** A longer note is none for a list, in UTF-16 units. */
const LONGEST_GIST = 120

export const lettersView: FarmView = {
  name: 'letters',
  label: 'Briefe',
  example: 'Welche Briefe sind noch offen?',
  kinds: ['letters'],
  nouns: stems(
    `~coming ~receiving Brief Briefe Briefen Schreiben Schriftstück Post Posteingang Poststück Poststücke geschrieben kam kamen gekommen
        gekriegt erhalten bekommen angekommen eingegangen eingetrudelt reingekommen zugestellt Zuschrift Amtspost`,
  ),
  columns: [
    ...columnsOf('letters', {
      sender: { words: '~sending ~writing Absender geschickt schickt schrieb schreibt geschrieben ' },
      sender_id: { ignoreLabel: true },
      subject: {
        words:
          'Betreff Thema geht gehts ging gegangen handelt handelte Inhalt worum drum worin Anliegen weshalb worüber',
      },
      received_on: {
        words: 'Eingang Eingangsdatum Posteingang eingegangen zugestellt',
      },
      dated: { words: 'Briefdatum datiert ausgestellt Ausstellungsdatum verfasst' },
      deadline: {
        ahead: 'last day',
        isMet: ({ done }) => done === true,
        words: `~replying.open ~calling ~demanding Anruf Frist Fristen Antwortfrist Rückmeldefrist Anhörungsfrist antworten beantworten Antwort geantwortet fällig
            anrufen melden zurückrufen zurückmelden zurückschreiben äußern Stellung Stellungnahme reagieren Zeit
            Rückmeldung Rückantwort`,
      },
      deadline_reason: { ignoreLabel: true },
      reference_number: { words: 'Aktenzeichen Geschäftszeichen Zeichen Bearbeitungsnummer Vorgangsnummer AZ Nummer' },
      document_id: { ignoreLabel: true },
      done: {
        words: `~replying.done erledigt beantwortet bearbeitet geantwortet abgehakt abgearbeitet unerledigt offen offene unbeantwortet
            liegengeblieben`,
      },
      note: { ignoreLabel: true },
      category: {
        ignoreLabel: true,
        choices: {
          notice: 'Bescheid Bescheide',
          hearing: 'Anhörung Anhörungen Anhörungsschreiben',
          invoice: 'Rechnung Rechnungen',
          reminder: 'Mahnung Mahnungen gemahnt angemahnt mahnt mahnte',
          contract: 'Vertrag Verträge',
          information: 'Mitteilung Mitteilungen',
          other: '',
        },
      },
    }),
    { name: 'gist', label: 'Notiz', type: 'text', searchable: false, words: new Set() },
  ],
  neutralWords: stems('~containing läuft laufen steht trägt geführt betrifft drauf'),
  roles: { day: 'on', dated: 'dated', overdue: 'open_until', who: 'sender', list: ['received_on', 'deadline', 'gist'] },
  classes: [
    entryClass(
      'Briefe, noch offen',
      'unerledigt unerledigte offen offene offenen unbeantwortet unbeantwortete unbezahlt unbezahlte unbearbeitet unbearbeitete',
      ({ values }) => values.done !== true,
    ),
    entryClass('Beschwerden', 'Beschwerde Beschwerden beschwert beschweren beschwerte', ({ values }) =>
      /beschwer/iu.test(String(values.subject)),
    ),
  ],
  entriesOf: eachRow(
    ({ subject, sender, sender_id }, farm) =>
      [farm.byId('contacts', sender_id)?.values.name ?? sender, subject].filter(Boolean).join(': '),
    {
      searchTexts: ({ sender_id, subject }, farm) => [
        labelOf(farm, 'contacts', sender_id),
        farm.byId('contacts', sender_id)?.values.type === 'authority' ? 'Behörde Behörden Amt Ämter' : undefined,
        ...rolesOf(farm.byId('contacts', sender_id)?.values.roles),
        /zellzahl/iu.test(String(subject)) ? 'Zellen' : undefined,
      ],
      // What nobody has ticked off is open.
      computed: ({ received_on, dated, deadline, done, note }) => ({
        gist: typeof note === 'string' && note.length <= LONGEST_GIST ? note : null,
        on: received_on ?? dated ?? null,
        open_until: done === true ? null : deadline,
        done: done === true,
      }),
    },
  ),
  completeness: 'log',
  tense: 'past',
  answersDuties: true,
}
