import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const bill = (...letterhead: string[]) =>
  extract(
    [
      ...letterhead,
      '==============================================================',
      '',
      'Jörg Behrens',
      'Moorweg 3                             Rechnung-Nr :  M70155',
      '29348 Eschede                         Datum       :  04.03.2026',
      '',
      'R E C H N U N G',
      '--------------------------------------------------------------',
      'Artikel                     Menge EH      Preis    Betrag EUR',
      '--------------------------------------------------------------',
      'Kalkammonsalpeter 27 N     10,000 t      300,00      3.000,00',
      '--------------------------------------------------------------',
      '                            Summe netto              3.000,00',
      '                           19,00 % MWSt                570,00',
      '                        Rechnungsbetrag              3.570,00',
    ].join('\n'),
    'bill.txt',
  )

describe('the letterhead of a bill in letters of one width', () => {
  it.each([
    ['with stars between its parts', 'SAATENKONTOR LINDEMANN          Inh. Ute Lindemann', 'SAATENKONTOR LINDEMANN'],
    ['in spread letters', 'S A A T E N K O N T O R   L I N D E M A N N', 'SAATENKONTOR LINDEMANN'],
    ['in the middle of the line', '                Saatenkontor Lindemann', 'Saatenkontor Lindemann'],
  ])('%s', async (_, first, name) => {
    const { rows } = await bill(first, '      Speicherstr. 9 * 29221 Celle * Tel. 05141/7755')
    const issuer = { name, street: 'Speicherstr. 9', postcode: '29221', city: 'Celle', phone: '05141/7755' }
    expect(rows.find(({ kind }) => kind === 'contacts')?.values).toMatchObject(issuer)
    const receipt = rows.find(({ kind }) => kind === 'receipts')
    expect(receipt).toMatchObject({ confidence: 0.95, values: { number: 'M70155', partner: name, gross_eur: 3570 } })
  })
})
