import { germanDay } from '../../shared/german/write-german.ts'
import type { Block, Fact, PrintedDocument, Sheet } from '../example-document.ts'
import { receiptNumber } from '../story/animals.ts'
import type { StoryDays } from '../story-days.ts'
import { HOLDING_NUMBER, printed, text } from './farm-office.ts'

const LETTERHEAD: Sheet['letterhead'] = [
  'Dr. med. vet. Kirsten Meinecke',
  'Marktstraße 8 · 27404 Musterfeld',
  'Praktische Tierärztin',
  'Telefon 040 66969-118 · praxis@meinecke.example',
]
const KEEPER: Fact = ['Tierhalter', 'Familie Behrens, Heidestraße 12, 27404 Musterfeld']

/** Alma's mastitis: the receipt that has everything. */
export function receiptForAlma({ recent }: StoryDays): PrintedDocument {
  const day = recent('2026-05-10')
  return receipt(
    'AuA-Beleg Alma',
    day,
    [['Beleg-Nr.', receiptNumber(day)]],
    [
      ['Tiere', 'DE 03 900 00001 Alma'],
      ['Diagnose', 'Mastitis'],
      ['Arzneimittel', 'Mastivet'],
      ['Charge', 'M4711B'],
      ['Menge', '30 ml'],
      ['Erste Gabe', germanDay(day)],
      ['Letzte Gabe', germanDay(recent('2026-05-12'))],
      ['Wartezeit essbare Gewebe', '6 Tage'],
      ['Wartezeit Milch', '4 Tage'],
      ['Anwender', 'Hinnerk Behrens'],
    ],
  )
}

/** Four calves: the receipt that lacks its number. */
export function receiptForCalves({ recent }: StoryDays): PrintedDocument {
  const day = recent('2026-05-14')
  return receipt(
    'AuA-Beleg Kälber',
    day,
    [],
    [
      ['Gruppe', 'Kälber in den Iglus'],
      ['Anzahl', '4'],
      ['Diagnose', 'Durchfall'],
      ['Arzneimittel', 'Diarrsan'],
      ['Charge', 'D2208'],
      ['Menge', '200 ml'],
      ['Erste Gabe', germanDay(day)],
      ['Letzte Gabe', germanDay(recent('2026-05-15'))],
      ['Wartezeit essbare Gewebe', '10 Tage'],
      ['Anwender', 'Hinnerk Behrens'],
    ],
  )
}

function receipt(name: string, day: string, number: readonly Fact[], facts: readonly Fact[]): PrintedDocument {
  const blocks: Block[] = [
    { type: 'facts', facts: [KEEPER, ['Registriernummer', HOLDING_NUMBER]] },
    { type: 'facts', facts },
    text(
      'Nach der Abgabe aufzubewahren: mindestens fünf Jahre. Bei nicht bestimmungsgemäßer Anwendung gelten andere Wartezeiten.',
    ),
    { type: 'signatures', people: [['K. Meinecke', 'Unterschrift']] },
  ]
  return printed(name, `${name} ${germanDay(day)}`, {
    day,
    letterhead: LETTERHEAD,
    reference: [...number, ['Datum', germanDay(day)]],
    heading: 'Arzneimittel-Anwendungs- und Abgabebeleg',
    blocks,
  })
}
