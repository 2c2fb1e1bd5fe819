import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

export const permitsView: FarmView = {
  name: 'permits',
  label: 'Genehmigungen',
  kinds: ['permits'],
  nouns: stems('Genehmigung Genehmigungen genehmigt Erlaubnis Erlaubnisse Ausnahme Ausnahmegenehmigung'),
  columns: columnsOf('permits', {
    subject: { ignoreLabel: true },
    authority: { words: 'Behörde Amt' },
    reference_number: { words: 'Aktenzeichen' },
    granted_on: { words: 'erteilt' },
    valid_until: { words: 'gültig ungültig gilt läuft ablaufen abläuft endet' },
    note: { ignoreLabel: true },
  }),
  roles: { who: 'authority', since: 'granted_on', list: ['granted_on', 'valid_until'] },
  classes: [],
  entriesOf: eachRow(({ subject }) => String(subject)),
  completeness: 'register',
  tense: 'past',
}
