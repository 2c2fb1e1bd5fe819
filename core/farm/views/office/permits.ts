import { entryClass, stems } from '../../../answers/index.ts'
import { columnsOf, textFollowing } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

export const permitsView: FarmView = {
  name: 'permits',
  label: 'Genehmigungen',
  kinds: ['permits'],
  nouns: stems(
    `Genehmigung Genehmigungen Baugenehmigung genehmigt Erlaubnis Erlaubnisse Ausnahme Ausnahmen Ausnahmegenehmigung
        Sondergenehmigung Zulassung Bewilligung Bewilligungen bewilligt`,
  ),
  columns: [
    ...columnsOf('permits', {
      subject: { ignoreLabel: true },
      authority: { words: 'Behörde Amt Stelle' },
      reference_number: { words: 'Aktenzeichen Genehmigungsnummer Geschäftszeichen' },
      granted_on: { words: 'erteilt ausgestellt bekommen gekriegt Erteilung' },
      valid_until: { words: 'gültig ungültig gilt galt läuft laufen lief ablaufen abläuft abgelaufen endet befristet' },
      note: { ignoreLabel: true },
    }),
    textFollowing('conditions', 'Notiz', 'Auflage Auflagen Nebenbestimmung Nebenbestimmungen Bedingung Bedingungen'),
  ],
  roles: { who: 'authority', since: 'granted_on', list: ['granted_on', 'valid_until'] },
  classes: [
    entryClass(
      'Wasser',
      'wasserrechtlich wasserrechtliche wasserrechtlichen Wasserrecht Wasserentnahme Wasserentnahmen Brunnenbohrung',
      ({ values }) => /wasser|brunnen/iu.test(String(values.subject)),
    ),
    entryClass(
      'Verschiebung der Sperrfrist',
      'Sperrfristverschiebung Sperrzeitverschiebung Sperrfristverkürzung',
      ({ values }) => /sperr(?:frist|zeit)/iu.test(String(values.subject)),
    ),
  ],
  entriesOf: eachRow(({ subject }) => String(subject), {
    computed: ({ note }) => ({
      conditions: /auflage|bedingung|nebenbestimmung/iu.test(String(note)) ? note : null,
    }),
  }),
  completeness: 'register',
  tense: 'past',
}
