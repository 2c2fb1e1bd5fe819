import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const mail = (...words: string[]) =>
  extract(
    [
      'From: Mischfutter Celle Verkauf <verkauf@mischfutter-celle.example>',
      'To: behrens.moorhof@mail.example',
      'Date: Wed, 04 Mar 2026 08:30:00 +0100',
      'Subject: AW: Bestellung - =?utf-8?Q?Auftragsbest=C3=A4tigung?= AB 5521',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Hallo Herr Behrens,',
      '',
      'Auftragsbestätigung AB 5521',
      'Auftrag AB 5521 vom 04.03.2026',
      ...words,
      '',
      'Mit freundlichen Grüßen',
      'Mischfutter Celle GmbH, Speicherstr. 9, 29221 Celle',
      '',
      '-----Ursprüngliche Nachricht-----',
      'Pos 9:  Kälbermüsli   3 Sack',
    ].join('\r\n'),
    'auftrag.eml',
  )

describe('a confirmation of an order', () => {
  it('says what was ordered, which a person has to confirm', async () => {
    const { rows } = await mail(
      'Pos 1:  Sojaschrot HP, lose      8,5 t    zu 412,00 EUR/t',
      'Pos 2:  Ferkelstarter, 25-kg-Sack   20 Sack  zu 18,40 EUR/Sack',
      'Lieferung: Freitag, 13.03.2026, vormittags',
    )
    const said = { ordered_on: '2026-03-04', expected_on: '2026-03-13', status: 'ordered' }
    expect(rows).toMatchObject([
      { kind: 'orders', confidence: 0.7, values: { ...said, article: 'Sojaschrot HP, lose', amount: 8.5, unit: 't' } },
      { kind: 'orders', confidence: 0.7, values: { ...said, article: 'Ferkelstarter, 25-kg-Sack', amount: 20 } },
    ])
  })

  it('leaves the day open where it names several, and what has no amount out', async () => {
    const { rows } = await mail(
      'Pos 1:  Sojaschrot HP      8,5 t',
      'Pos 2:  Frei Hof',
      'Lieferung: 13.03.2026',
      'Lieferung: 20.03.2026',
    )
    expect(rows.map(({ values }) => [values['article'], values['expected_on'], values['note']])).toEqual([
      ['Sojaschrot HP', null, 'Liefertage: 13.03.2026, 20.03.2026'],
    ])
  })
})
