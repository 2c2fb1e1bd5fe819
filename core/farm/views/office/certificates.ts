import { entryClass, stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

interface Training {
  date: string
  topic?: string | null
}

/** The last of the trainings that a certificate asks for. */
function lastOf(trainings: readonly Training[]): { trained_on: string | null; topic: string | null } {
  const last = trainings.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  return { trained_on: last?.date ?? null, topic: last?.topic ?? null }
}

export const certificatesView: FarmView = {
  name: 'certificates',
  label: 'Nachweise',
  example: 'Wer darf bei uns spritzen?',
  kinds: ['certificates'],
  nouns: stems(
    `Nachweis Nachweise Zertifikat Zertifikate Zertifizierung zertifiziert Bescheinigung Bescheinigungen Ausweis Sachkundeausweis
     Sachkundenachweis Sachkundenachweise Siegel Qualitätssiegel Audit auditiert Fortbildungsnachweis`,
  ),
  neutralWords: stems('Pflanzenschutzmittel Tier Tiere Vieh dabei Kurs besucht teilgenommen gewesen gemacht noch'),
  columns: [
    ...columnsOf('certificates', {
      type: { ignoreLabel: true },
      holder: { words: 'Inhaber ausgestellt' },
      issued_on: {
        words: '~issuing ausgestellt Ausstellung Ausstellungsdatum bestanden abgelegt erworben Audit auditiert',
      },
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
    {
      name: 'topic',
      label: 'Thema',
      type: 'text',
      searchable: false,
      words: stems('Thema Fortbildungsthema Schulungsthema'),
    },
  ],
  // § 9 PflSchG: plant protection products are applied by those alone who hold the certificate.
  roles: { who: 'holder', since: 'issued_on', until: 'valid_until', list: ['valid_until'] },
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
      `Tiertransport transportieren Transport fahren Transportschein Transportnachweis Befähigungsnachweis
          Viehtransport`,
      ({ values: { category, type } }) => category === 'animal_transport' || /transport/iu.test(String(type)),
    ),
    entryClass(
      'Erste Hilfe',
      'Ersthelfer Ersthelferin Ersthelferinnen Ersthelferschein Ersthelferlehrgang Ersthelferkurs',
      ({ values: { type } }) => /erst(?:e[ -]?hilfe|helfer)/iu.test(String(type)),
    ),
  ],
  entriesOf: eachRow(({ type, holder }) => [holder, type].filter(Boolean).join(', '), {
    computed: ({ trainings }) => lastOf((trainings ?? []) as Training[]),
  }),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['when', 'until'], since: true },
  answersDuties: true,
}
