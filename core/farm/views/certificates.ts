import { entryClass, stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

export const certificatesView: FarmView = {
  name: 'certificates',
  label: 'Nachweise',
  example: 'Wer darf bei uns spritzen?',
  kinds: ['certificates'],
  nouns: stems(
    'Nachweis Nachweise Zertifikat Zertifikate Bescheinigung Bescheinigungen Ausweis Sachkundeausweis Sachkundenachweis Sachkundenachweise',
  ),
  neutralWords: stems('Tier Tiere Vieh'),
  columns: columnsOf('certificates', {
    type: { ignoreLabel: true },
    holder: { words: 'Inhaber' },
    issued_on: { words: 'ausgestellt Ausstellung' },
    valid_until: {
      words:
        'gültig ungültig gilt gelten Gültigkeit läuft ablaufen abläuft abgelaufen endet Fortbildung Fortbildungen fällig',
    },
    note: { ignoreLabel: true },
  }),
  // § 9 PflSchG: plant protection products are applied by those alone who hold the certificate.
  roles: { who: 'holder', since: 'issued_on', list: ['valid_until'] },
  classes: [
    entryClass(
      'Sachkunde Pflanzenschutz',
      'spritzen spritzt Pflanzenschutz Pflanzenschutzmittel anwenden ausbringen Sachkunde sachkundig Sachkundenachweis Sachkundeausweis Spritzschein',
      ({ values }) => /pflanzenschutz/iu.test(String(values.type)),
      // A sprayer has a badge, and no certificate.
      { otherWords: 'Spritze' },
    ),
    entryClass('Tiertransport', 'Tiertransport transportieren Transport fahren', ({ values }) =>
      /transport/iu.test(String(values.type)),
    ),
  ],
  entriesOf: eachRow(({ type, holder }) => [holder, type].filter(Boolean).join(', ')),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['when', 'until'] },
  answersDuties: true,
}
