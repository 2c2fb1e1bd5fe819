import { stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

export const permitsView: FarmView = {
  name: 'permits',
  label: 'Genehmigungen',
  kinds: ['permits'],
  nouns: stems(
    `Genehmigung Genehmigungen Baugenehmigung genehmigt Erlaubnis Erlaubnisse Ausnahme Ausnahmen Ausnahmegenehmigung
        Sondergenehmigung Zulassung Bewilligung Bewilligungen bewilligt`,
  ),
  columns: columnsOf('permits', {
    subject: { ignoreLabel: true },
    authority: { words: 'Behörde Amt Stelle' },
    reference_number: { words: 'Aktenzeichen Genehmigungsnummer Geschäftszeichen' },
    granted_on: { words: 'erteilt ausgestellt bekommen gekriegt Erteilung' },
    valid_until: { words: 'gültig ungültig gilt galt läuft laufen lief ablaufen abläuft abgelaufen endet befristet' },
    note: { ignoreLabel: true },
  }),
  roles: { who: 'authority', since: 'granted_on', list: ['granted_on', 'valid_until'] },
  classes: [],
  entriesOf: eachRow(({ subject }) => String(subject)),
  completeness: 'register',
  tense: 'past',
}
