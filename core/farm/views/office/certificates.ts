import { entryClass, stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

export const certificatesView: FarmView = {
  name: 'certificates',
  label: 'Nachweise',
  example: 'Wer darf bei uns spritzen?',
  kinds: ['certificates'],
  nouns: stems(
    `Nachweis Nachweise Zertifikat Zertifikate Zertifizierung zertifiziert Bescheinigung Bescheinigungen Ausweis Sachkundeausweis
     Sachkundenachweis Sachkundenachweise Siegel Qualitätssiegel Audit auditiert Fortbildungsnachweis`,
  ),
  neutralWords: stems('Pflanzenschutzmittel Tier Tiere Vieh dabei Kurs besucht teilgenommen gewesen noch'),
  columns: [
    ...columnsOf('certificates', {
      type: { ignoreLabel: true },
      holder: { words: 'Inhaber ausgestellt' },
      issued_on: { words: '~issuing ausgestellt Ausstellung Ausstellungsdatum bestanden abgelegt erworben' },
      valid_until: {
        words: `~expiring ~beingValid ~renewing gültig ungültig gilt galt gelten Gültigkeit läuft lief ablaufen abläuft Ablaufdatum endet hält
              verlängern verlängert erneuern erneuert Fortbildung Fortbildungen Fortbildungszeitraum fällig`,
      },
      note: { ignoreLabel: true },
    }),
    {
      name: 'trained_on',
      label: 'Letzte Fortbildung',
      type: 'day',
      words: stems(
        '~training Fortbildung Fortbildungen Lehrgang Lehrgänge Kurs Schulung Schulungen Weiterbildung Seminar',
      ),
    },
  ],
  // § 9 PflSchG: plant protection products are applied by those alone who hold the certificate.
  roles: { who: 'holder', since: 'issued_on', list: ['valid_until'] },
  classes: [
    entryClass(
      'Sachkunde Pflanzenschutz',
      `spritzen spritzt Pflanzenschutz anwenden ausbringen Sachkunde sachkundig
          Sachkundenachweis Sachkundeausweis Spritzschein Spritzlehrgang Spritzkurs Spritz Pflanzenschutzschein
          Pflanzenschutzsachkunde Giftschein`,
      ({ values: { category, type } }) => category === 'plant_protection' || /pflanzenschutz/iu.test(String(type)),
      // A sprayer has a badge, and no certificate.
      { otherWords: 'Spritze' },
    ),
    entryClass(
      'Tiertransport',
      'Tiertransport transportieren Transport fahren',
      ({ values: { category, type } }) => category === 'animal_transport' || /transport/iu.test(String(type)),
    ),
  ],
  entriesOf: eachRow(({ type, holder }) => [holder, type].filter(Boolean).join(', '), {
    computed: ({ trainings }) => ({
      trained_on:
        ((trainings ?? []) as { date: string }[])
          .map(({ date }) => date)
          .toSorted()
          .findLast(Boolean) ?? null,
    }),
  }),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['when', 'until'], since: true },
  answersDuties: true,
}
