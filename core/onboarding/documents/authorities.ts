import { germanDay } from '../../shared/german/write-german.ts'
import type { PrintedDocument, Sheet } from '../example-document.ts'
import { daysLater, type StoryDays } from '../story-days.ts'
import { printed, text, TO_THE_FARM } from './farm-office.ts'

const VETERINARY_OFFICE: Sheet['letterhead'] = [
  'Veterinäramt Rotenburg',
  'Kreishausplatz 2 · 27356 Rotenburg',
  'Telefon 040 66969-610 · veterinaeramt@landkreis.example',
]
const CHAMBER: Sheet['letterhead'] = [
  'LWK Bremervörde',
  'Kammerweg 6 · 27432 Bremervörde',
  'Telefon 040 66969-502 · bremervoerde@lwk.example',
]

/** The calf 41 was reported after ten days; the office asks why. */
export function hearing({ recent }: StoryDays): PrintedDocument {
  const day = recent('2026-05-18')
  return printed('Anhörung', 'Anhörung des Veterinäramts zur Geburtsmeldung', {
    day,
    letterhead: VETERINARY_OFFICE,
    addressee: TO_THE_FARM,
    reference: [
      ['Aktenzeichen', `39.2-5310/${day.slice(2, 4)}-0417`],
      ['Auskunft erteilt', 'Frau Dr. Lüders'],
      ['Datum', germanDay(day)],
    ],
    heading: 'Anhörung wegen verspäteter Meldung einer Kälbergeburt',
    blocks: [
      text('Sehr geehrte Familie Behrens,'),
      text(
        `bei der Auswertung der HIT-Datenbank ist aufgefallen, dass die Geburt des Kalbes DE 03 900 00041 vom ${germanDay(recent('2026-05-06'))} erst am ${germanDay(recent('2026-05-16'))} gemeldet wurde. Die Frist von sieben Tagen war damit überschritten (§ 28 ViehVerkV).`,
      ),
      text(
        `Sie haben Gelegenheit, sich bis zum ${germanDay(recent('2026-06-24'))} schriftlich zu äußern. Äußern Sie sich nicht, entscheide ich nach Lage der Akten.`,
      ),
      text('Mit freundlichen Grüßen\nIm Auftrag'),
      { type: 'signatures', people: [['Dr. Lüders']] },
    ],
  })
}

/** That the application for payments has arrived. */
export function applicationReceipt({ latest }: StoryDays): PrintedDocument {
  const day = latest('05-12')
  const year = day.slice(0, 4)
  return printed('Sammelantrag', `Eingangsbestätigung Sammelantrag ${year}`, {
    day,
    letterhead: CHAMBER,
    addressee: TO_THE_FARM,
    reference: [
      ['Aktenzeichen', `SA-${year}-999-0001`],
      ['Datum', germanDay(day)],
    ],
    heading: `Mitteilung über den Eingang Ihres Sammelantrags ${year}`,
    blocks: [
      text('Sehr geehrte Familie Behrens,'),
      text(
        `Ihr Sammelantrag Agrarförderung ist am ${germanDay(day)} um 16:42 Uhr vollständig eingegangen. Er umfasst 8 Schläge mit 85,00 ha, davon 55,00 ha Ackerland und 30,00 ha Dauergrünland.`,
      ),
      {
        type: 'table',
        head: ['Beantragt', 'ha'],
        numbers: [1],
        rows: [
          ['Einkommensgrundstützung', '85,00'],
          ['Umverteilungseinkommensstützung', '60,00'],
        ],
      },
      text('Änderungen, die wir bei der Prüfung feststellen, teilen wir Ihnen gesondert mit.'),
      text('Mit freundlichen Grüßen\nIm Auftrag'),
      { type: 'signatures', people: [['H. Tiedemann']] },
    ],
  })
}

/** The lease of the Bergfeld. */
export function lease({ season }: StoryDays): PrintedDocument {
  const day = season('2018-09-03')
  const until = season('2030-09-30')
  return printed('Pachtvertrag', 'Landpachtvertrag Bergfeld', {
    day,
    letterhead: [
      'Landpachtvertrag',
      'zwischen Ilse Brandt, Lindenallee 21, 27404 Musterfeld (Verpächterin)',
      'und Hinnerk Behrens, Heidestraße 12, 27404 Musterfeld (Pächter)',
    ],
    heading: 'Pachtvertrag über landwirtschaftliche Grundstücke',
    blocks: [
      { type: 'heading', text: '§ 1 Pachtgegenstand' },
      {
        type: 'table',
        head: ['Schlag', 'FLIK', 'Größe in ha'],
        numbers: [2],
        rows: [['Bergfeld', 'DENILI9990000005', '12,00']],
      },
      text(
        'Verpachtet wird Ackerland. An der Nordseite liegt ein Graben; die Räumung übernimmt der Unterhaltungsverband.',
      ),
      { type: 'heading', text: '§ 2 Pachtdauer' },
      text(
        `Die Pacht läuft vom ${germanDay(daysLater(yearBack(until, 12), 1))} bis zum ${germanDay(until)}. Wird sie nicht spätestens ein Jahr vor dem Ende gekündigt, verlängert sie sich um ein Jahr.`,
      ),
      { type: 'heading', text: '§ 3 Pachtpreis' },
      text(
        'Die Pacht beträgt 620 € je Hektar und Jahr, zusammen 7.440 €. Sie ist am 1. Oktober im Nachhinein zu zahlen.',
      ),
      { type: 'heading', text: '§ 4 Bewirtschaftung' },
      text(
        'Der Pächter bewirtschaftet das Land ordnungsgemäß und erhält die Bodenfruchtbarkeit. Unterverpachtung braucht die Zustimmung der Verpächterin.',
      ),
      text(`Musterfeld, den ${germanDay(day)}`),
      {
        type: 'signatures',
        people: [
          ['Ilse Brandt', 'Verpächterin'],
          ['Hinnerk Behrens', 'Pächter'],
        ],
      },
    ],
  })
}

const yearBack = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
