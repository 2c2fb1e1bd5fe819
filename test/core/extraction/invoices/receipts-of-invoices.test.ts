import { describe, expect, it } from 'vitest'
import { CII_INVOICE, makeInvoicePdf, UBL_INVOICE } from '../../../builders/invoices.ts'
import { extract } from '../../../builders/extract.ts'

type Row = Record<string, unknown>
const read = async (content: string | Uint8Array, name = 'rechnung.xml') => {
  const { rows, warnings } = await extract(content, name)
  const receipt = rows.find(({ kind }) => kind === 'receipts')
  return {
    warnings,
    receipt,
    values: receipt?.values as Row,
    positions: (receipt?.values['positions'] ?? []) as Row[],
    stock: rows.filter(({ kind }) => kind === 'stock'),
    sure: (receipt?.confidence ?? 0) >= 0.8,
  }
}
const cii = (...changes: [from: string, to: string][]) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`not in the invoice: ${from}`)
    return text.replace(from, to)
  }, CII_INVOICE)

describe('the receipt of an electronic invoice', () => {
  it('says number, day, partner, direction, sums, and each line', async () => {
    const { values, positions, sure } = await read(CII_INVOICE)
    expect(sure).toBe(true)
    expect(values).toMatchObject({
      type: 'invoice',
      number: 'R-2025-118',
      date: '2025-03-05',
      partner: 'Landhandel Musterfeld GmbH',
      direction: 'incoming',
      net_eur: 238.5,
      gross_eur: 283.82,
      due_on: '2025-04-04',
    })
    expect(positions).toMatchObject([
      { article: 'Silofolie schwarz-weiß', article_number: 'SF3', amount: 3, unit: 'm²', price_eur: 4.5, is: 'goods' },
      {
        article: 'Sojaschrot lose',
        amount: 500,
        unit: 'kg',
        net_eur: 225,
        category: 'feed',
        delivered_on: '2025-03-03',
      },
    ])
  })

  it('is the same from the XML and from the PDF that carries it', async () => {
    const [xml, pdf] = [await read(CII_INVOICE), await read(makeInvoicePdf(), 'rechnung.pdf')]
    expect(pdf.values).toEqual(xml.values)
    expect(pdf.stock.map(({ key }) => key)).toEqual(xml.stock.map(({ key }) => key))
    expect(xml.stock.every(({ key }) => key !== undefined)).toBe(true)
  })

  it.each([
    [
      'the sum of its lines',
      '<ram:LineTotalAmount>238.50<',
      '<ram:LineTotalAmount>239.50<',
      'ergibt 238,50 € und nicht 239,50 €',
    ],
    ['its gross', 'GrandTotalAmount>283.82<', 'GrandTotalAmount>1283.82<', 'passt nicht zum Nettobetrag'],
  ])('waits with its goods where %s does not come out', async (_, from, to, why) => {
    const { sure, warnings, stock } = await read(cii([from, to]))
    expect(sure).toBe(false)
    expect(stock.every(({ confidence }) => confidence < 0.8)).toBe(true)
    expect(warnings).toEqual([expect.stringContaining(why)])
  })

  it('has a price per unit where the invoice has it for a hundred', async () => {
    const { positions } = await read(
      cii([
        '<ram:ChargeAmount>0.45</ram:ChargeAmount>',
        '<ram:ChargeAmount>45.00</ram:ChargeAmount><ram:BasisQuantity unitCode="KGM">100</ram:BasisQuantity>',
      ]),
    )
    expect(positions[1]).toMatchObject({ price_eur: 0.45, net_eur: 225 })
  })

  it.each([
    ['386', 'prepayment', true],
    ['384', 'correction', false],
    ['389', 'settlement', true],
  ])('of the code %s is a %s and brings nothing into the store', async (code, type, isSure) => {
    const { values, stock, sure } = await read(cii(['<ram:TypeCode>380<', `<ram:TypeCode>${code}<`]))
    expect(values).toMatchObject({
      type,
      direction: type === 'settlement' ? 'outgoing' : 'incoming',
      gross_eur: 283.82,
    })
    expect([stock, sure]).toEqual([[], isSure])
  })

  it('of a credit note stands with a minus and owes nothing', async () => {
    const { values, positions } = await read(cii(['<ram:TypeCode>380<', '<ram:TypeCode>381<']))
    expect(values).toMatchObject({ type: 'credit_note', net_eur: -238.5, gross_eur: -283.82 })
    expect(values['due_on']).toBeUndefined()
    expect(positions[1]).toMatchObject({ amount: -500, net_eur: -225 })
  })

  it.each([
    ['2 % Skonto bis 15.03.2025, netto bis 04.04.2025', '2025-04-04', 2, '2025-03-15'],
    ['Zahlbar innerhalb von 10 Tagen mit 2,5 % Skonto oder 30 Tage netto', '2025-04-04', 2.5, '2025-03-15'],
    ['#SKONTO#TAGE=14#PROZENT=2.00#\nZahlbar in 30 Tagen', '2025-04-04', 2, '2025-03-19'],
    ['Zahlbar sofort ohne Abzug', '2025-03-05', null, null],
  ])('reads the terms „%s“', async (terms, due_on, discount_percent, discount_until) => {
    const { values } = await read(
      CII_INVOICE.replace(
        /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/,
        `<ram:SpecifiedTradePaymentTerms><ram:Description>${terms}</ram:Description></ram:SpecifiedTradePaymentTerms>`,
      ),
    )
    expect(values).toMatchObject({ due_on, discount_percent, discount_until })
  })
})

describe('a delivery note behind an invoice', () => {
  const line = (note: string) =>
    UBL_INVOICE.replace(
      '<cbc:ID>1</cbc:ID>\n    <cbc:InvoicedQuantity',
      `<cbc:ID>1</cbc:ID>\n    <cbc:Note>Lieferschein-Nr. ${note}</cbc:Note>\n    <cbc:InvoicedQuantity`,
    )

  it('is named by the position, in the receipt and in the store', async () => {
    const { positions, stock } = await read(line('LS-77'))
    expect(positions.map(({ delivery_note }) => delivery_note)).toEqual(['LS-77', null])
    expect(stock.map(({ values }) => values['delivery_note'])).toEqual(['LS-77', 'R-2024-311'])
    expect(stock[0]!.key).toBe('landhandel musterfeld gmbh|77|kälberstarter pellets 25 kg')
  })

  it('named in the head is that of every line', async () => {
    const { positions } = await read(
      UBL_INVOICE.replace(
        '<cbc:DocumentCurrencyCode>',
        '<cac:DespatchDocumentReference><cbc:ID>LS-1</cbc:ID></cac:DespatchDocumentReference><cac:DespatchDocumentReference><cbc:ID>LS-2</cbc:ID></cac:DespatchDocumentReference><cbc:DocumentCurrencyCode>',
      ),
    )
    expect(positions.map(({ delivery_note }) => delivery_note)).toEqual(['LS-1, LS-2', 'LS-1, LS-2'])
  })
})

describe('units', () => {
  const withLine = (name: string, code: string) =>
    UBL_INVOICE.replace('Kälberstarter Pellets 25 kg', name).replace('unitCode="H87">20<', `unitCode="${code}">20<`)

  it.each([
    ['Kälberstarter Sack à 25 kg', 'XSA', 500, 'kg', true],
    ['Kälberstarter 25-kg-Sack', 'H87', 500, 'kg', true],
    ['Propylenglykol Kanister 20 l', 'XCI', 400, 'l', true],
    ['Kälberstarter 25 kg', 'H87', 20, 'Stück', true],
    ['KAS 27', 'XPX', 20, 'Palette', false],
    ['KAS 27', 'TNE', 20, 't', true],
  ])('%s in %s', async (name, code, amount, unit, isSure) => {
    const { stock, positions } = await read(withLine(name, code))
    expect(stock[0]).toMatchObject({ values: { amount, unit } })
    expect(stock[0]!.confidence >= 0.8).toBe(isSure)
    expect(positions[0]).toMatchObject({ amount: 20 })
  })
})
