import { germanDay, germanMonth, germanNumber } from '../../shared/german/write-german.ts'
import type { PrintedDocument, Sheet } from '../example-document.ts'
import { daysLater, type StoryDays } from '../story-days.ts'
import { printed, text, TO_THE_FARM } from './farm-office.ts'

const LETTERHEAD: Sheet['letterhead'] = [
  'Molkerei Elbetal eG',
  'Elbstraße 40 · 21690 Musterdeich',
  'Telefon 040 66969-410 · milch@elbetal.example',
]
const SUPPLIER = '20417'

interface Month {
  monthsAgo: number
  milkKg: number
  centPerKg: number
  fat: number
  protein: number
  cells: number
  germs: number
}

/** The months that are over, oldest first; in the third the mean of three months comes to 264 thousand cells. */
const MONTHS: readonly Month[] = [
  { monthsAgo: 2, milkKg: 49_180, centPerKg: 42.4, fat: 4.18, protein: 3.43, cells: 210, germs: 18 },
  { monthsAgo: 1, milkKg: 48_312, centPerKg: 42.1, fat: 4.12, protein: 3.41, cells: 265, germs: 22 },
]

export const milkStatements = (days: StoryDays): PrintedDocument[] =>
  MONTHS.map((month) => {
    const end = days.endOfMonth(month.monthsAgo)
    const euros = `${germanNumber((month.milkKg * month.centPerKg) / 100, 2)} €`
    return printed(`Milchgeldabrechnung ${month.monthsAgo}`, `Milchgeldabrechnung ${germanMonth(end)}`, {
      day: end,
      letterhead: LETTERHEAD,
      addressee: TO_THE_FARM,
      reference: [
        ['Lieferanten-Nr.', SUPPLIER],
        ['Abrechnungsmonat', germanMonth(end)],
      ],
      heading: `Milchgeldabrechnung ${germanMonth(end)}`,
      blocks: [
        { type: 'heading', text: 'Güte der Anlieferungsmilch' },
        {
          type: 'facts',
          facts: [
            ['Fett', `${germanNumber(month.fat, 2)} %`],
            ['Eiweiß', `${germanNumber(month.protein, 2)} %`],
            ['Zellzahl', `${month.cells} Tsd./ml`],
            ['Keimzahl', `${month.germs} Tsd./ml`],
          ],
        },
        { type: 'heading', text: 'Milchgeld' },
        {
          type: 'facts',
          facts: [
            ['Milchmenge', `${germanNumber(month.milkKg, 0)} kg`],
            ['Grundpreis', `${germanNumber(month.centPerKg, 2)} ct/kg`],
            ['Auszahlungsbetrag', euros],
          ],
        },
        text('Der Betrag wird bis zum 20. des Folgemonats überwiesen.'),
      ],
    })
  })

/** What the month that runs has shown so far. */
export function qualityReport({ thisMonth }: StoryDays): PrintedDocument {
  return printed('Güteprüfung', `Ergebnisse der Güteprüfung ${germanMonth(thisMonth)}`, {
    day: thisMonth,
    letterhead: LETTERHEAD,
    addressee: TO_THE_FARM,
    reference: [['Lieferanten-Nr.', SUPPLIER]],
    heading: 'Ergebnisse der Güteprüfung',
    blocks: [
      {
        type: 'table',
        head: ['Datum', 'Fett [%]', 'Eiweiß [%]', 'Zellzahl [Tsd./ml]', 'Zellzahl, geom. Mittel [Tsd./ml]'],
        numbers: [1, 2, 3, 4],
        rows: [[germanDay(thisMonth), '4,09', '3,40', '331', '264']],
      },
      text('Das geometrische Mittel ist das der drei letzten Monate.'),
      text(
        'Anlieferungsmilch mit mehr als 400 Tsd. Zellen je ml im geometrischen Mittel von drei Monaten wird nicht mehr angenommen.',
      ),
    ],
  })
}

export function dairyLetter({ recent }: StoryDays): PrintedDocument {
  const day = recent('2026-05-13')
  return printed('Brief der Molkerei', 'Brief der Molkerei zur Zellzahl', {
    day,
    letterhead: LETTERHEAD,
    addressee: TO_THE_FARM,
    reference: [
      ['Unser Zeichen', `${SUPPLIER}-Z`],
      ['Datum', germanDay(day)],
    ],
    heading: 'Zellzahl Ihrer Anlieferungsmilch',
    blocks: [
      text('Sehr geehrte Familie Behrens,'),
      text(
        'die Zellzahl Ihrer Milch steigt seit zwei Monaten. Im geometrischen Mittel von drei Monaten liegt sie noch unter dem Grenzwert von 400 Tsd. je ml. Wir empfehlen, auffällige Kühe mit dem Schalmtest zu prüfen und die Melktechnik ansehen zu lassen.',
      ),
      text(
        `Unsere Beratung kommt gern auf den Hof. Bitte rufen Sie bis zum ${germanDay(daysLater(day, 21))} an, wenn Sie einen Termin möchten.`,
      ),
      text('Mit freundlichen Grüßen'),
      { type: 'signatures', people: [['Antje Cordes', 'Erzeugerberatung']] },
    ],
  })
}
