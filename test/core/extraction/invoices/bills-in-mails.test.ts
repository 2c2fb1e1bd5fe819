import { describe, expect, it } from 'vitest'
import { extract, valuesOf } from '../../../builders/extract.ts'

const mail = (from: string, ...body: string[]): string =>
  [
    `From: ${from}`,
    'To: hof@example.org',
    'Subject: Rechnung',
    'Date: Mon, 04 May 2026 18:12:00 +0200',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...body,
  ].join('\r\n')

const BILL = [
  'Hallo Jan,',
  '',
  'hier die Rechnung gleich im Text:',
  '',
  'Klauenpflege Petersen',
  'Inh. Uwe Petersen, Am Deich 8, 25746 Heide',
  'Steuer-Nr. 15/123/45678',
  '',
  'Rechnung Nr. 2026/19                       04.05.2026',
  'Leistungsdatum: 02.05.2026',
  '',
  '80  Schafe Klauenpflege          à  4,50 €    360,00 €',
  ' 4  Wundspray                    à  9,00 €     36,00 €',
  '    Anfahrt pauschal                           25,00 €',
  '                                             ---------',
  '    Netto                                     421,00 €',
  '    19 % MwSt.                                 79,99 €',
  '    Rechnungsbetrag                           500,99 €',
  '',
  'Bitte bis 18.05.2026 überweisen. Bis bald im Herbst.',
]

describe('a bill in the words of a mail', () => {
  it('is of whom the mail is from, with the address below that name', async () => {
    const rows = valuesOf(await extract(mail('"Klauenpflege Petersen" <uwe@klauen.example>', ...BILL), 'rechnung.eml'))
    expect(rows[0]).toMatchObject({
      name: 'Klauenpflege Petersen',
      street: 'Am Deich 8',
      postcode: '25746',
      city: 'Heide',
    })
    expect(rows[1]).toMatchObject({
      kind: 'receipts',
      number: '2026/19',
      date: '2026-05-04',
      net_eur: 421,
      gross_eur: 500.99,
      due_on: '2026-05-18',
      positions: [
        { article: 'Schafe Klauenpflege', amount: 80, price_eur: 4.5, net_eur: 360 },
        { article: 'Wundspray', amount: 4, price_eur: 9, net_eur: 36 },
        { article: 'Anfahrt pauschal', net_eur: 25 },
      ],
    })
  })

  it('brings nothing into the store that was used up at the work', async () => {
    const { rows, warnings } = await extract(mail('Klauenpflege Petersen <u@klauen.example>', ...BILL), 'rechnung.eml')
    expect(rows.map(({ kind }) => kind)).toEqual(['contacts', 'receipts'])
    expect(warnings.join('\n')).toContain('„Wundspray“: Die Rechnung ist über eine Leistung')
  })

  it('yields nothing where the name of the sender stands nowhere in it', async () => {
    const { rows } = await extract(mail('Uwe <uwe@klauen.example>', ...BILL), 'rechnung.eml')
    expect(rows).toEqual([])
  })
})
