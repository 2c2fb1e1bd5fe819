import { describe, expect, it } from 'vitest'
import { extractInvoice } from '../../../../core/extraction/invoices/extract-invoice.ts'
import { extract, readHere, valuesOf } from '../../../builders/extract.ts'
import { itWithDataOfOthers, readOfOthers } from '../../../data-of-others.ts'
import { CII_INVOICE, makeInvoicePdf, UBL_INVOICE } from '../../../builders/invoices.ts'

const SELLER = {
  kind: 'contacts',
  type: 'company',
  name: 'Lieferant GmbH',
  street: 'Lieferantenstraße 20',
  postcode: '80333',
  city: 'München',
  roles: ['dealer'],
  customer_number: 'GE2020211',
  vat_id: 'DE123456789',
}
/** What there is beside the receipt, and of goods not what kind they are. */
const besideReceipt = (rows: Record<string, unknown>[]): Record<string, unknown>[] =>
  rows
    .filter(({ kind }) => kind !== 'receipts')
    .map(({ category, ...row }) => ({ ...row, ...(row['kind'] === 'letters' && { category }) }))
const letter = (dated: string, deadline: string) => ({
  kind: 'letters',
  subject: 'Rechnung 471102',
  sender: 'Lieferant GmbH',
  dated,
  deadline,
  deadline_reason: 'Zahlungsziel',
  reference_number: '471102',
  category: 'invoice',
})
const stock = (article: string, article_number: string, amount: number, unit: string, delivered_on: string) => ({
  kind: 'stock',
  article,
  article_number,
  amount,
  unit,
  delivered_on,
  delivery_note: '471102',
})

describe('an invoice of the ZUGFeRD corpus', () => {
  itWithDataOfOthers.each([
    [
      'EN16931_Einfach.pdf',
      [
        SELLER,
        letter('2018-03-05', '2018-04-04'),
        stock('Trennblätter A4', 'TB100A4', 20, 'Stück', '2018-03-05'),
        stock('Joghurt Banane', 'ARNR2', 50, 'Stück', '2018-03-05'),
      ],
      [],
    ],
    [
      'EN16931_Rabatte.cii.xml',
      [
        SELLER,
        letter('2018-06-05', '2018-07-04'),
        stock('Kunstrasen grün 3m breit', 'KR3M', 3, 'm²', '2018-06-03'),
        stock('Schweinesteak', 'SFK5', 5, 'kg', '2018-06-03'),
        stock('Mineralwasser Medium 12 x 1,0l PET', 'GTRWA5', 20, 'Stück', '2018-06-03'),
      ],
      ['Position 4 „Pfand“: Das ist keine Ware und kommt nicht ins Lager.'],
    ],
    [
      'XRECHNUNG_Einfach.ubl.xml',
      [
        { ...SELLER, phone: '+49891234567', email: 'Max@Mustermann.de', note: 'Ansprechpartner: Max Mustermann' },
        letter('2024-11-15', '2024-12-15'),
        stock('Trennblätter A4', 'TB100A4', 20, 'Stück', '2024-11-14'),
        stock('Joghurt Banane', 'ARNR2', 50, 'Stück', '2024-11-14'),
      ],
      [],
    ],
    [
      'zugferd1_intarsys.pdf',
      [SELLER, letter('2013-03-05', '2013-04-04'), stock('Trennblätter A4', 'TB100A4', 20, 'Stück', '2013-03-05')],
      [],
    ],
  ])('yields its seller, its letter and what was delivered (%s)', async (name, rows, warnings) => {
    const extraction = await extract(readOfOthers(`real/invoice/${name}`), name)
    expect(besideReceipt(valuesOf(extraction))).toEqual(rows)
    expect(extraction.warnings).toEqual(warnings)
    expect(extraction.rows.filter(({ kind }) => kind !== 'receipts').map(({ links }) => links)).toEqual(
      rows.map(
        ({ kind }) =>
          ({ contacts: undefined, letters: { sender_id: 'contact' }, stock: { supplier_id: 'contact' } })[kind],
      ),
    )
    expect(extraction.rows.every(({ quote, confidence }) => quote !== null && confidence >= 0.8)).toBe(true)
  })
})

const ubl = UBL_INVOICE
const withType = (type: string) => ubl.replace('<cbc:InvoiceTypeCode>380<', `<cbc:InvoiceTypeCode>${type}<`)
const creditNote = ubl
  .replaceAll('Invoice-2"', 'CreditNote-2"')
  .replaceAll(/(<\/?)(?:ubl:)?Invoice(?=[ >\n])/g, '$1CreditNote')
  .replaceAll('InvoiceTypeCode>', 'CreditNoteTypeCode>')
  .replace('>380<', '>381<')
  .replaceAll('InvoiceLine>', 'CreditNoteLine>')
  .replaceAll('InvoicedQuantity', 'CreditedQuantity')
const stockOf = async (xml: string) => {
  const extraction = await extract(xml, 'rechnung.xml')
  return { stock: valuesOf(extraction).filter(({ kind }) => kind === 'stock'), ...extraction }
}

describe('an invoice', () => {
  it.each([
    ['rechnung.xml', UBL_INVOICE, 'R-2024-311', '2024-11-15', '2024-12-15', ['KS25 20 Stück', 'LE5 50 Stück']],
    ['rechnung.xml', CII_INVOICE, 'R-2025-118', '2025-03-05', '2025-04-04', ['SF3 3 m²', 'SOJA 500 kg']],
    ['rechnung.pdf', makeInvoicePdf(), 'R-2025-118', '2025-03-05', '2025-04-04', ['SF3 3 m²', 'SOJA 500 kg']],
  ])(
    'yields its seller, its letter and what was delivered (%s %#)',
    async (name, content, number, dated, due, goods) => {
      const extraction = await extract(content, name)
      const [contact, letter, ...stock] = besideReceipt(valuesOf(extraction))
      expect(contact).toMatchObject({
        name: 'Landhandel Musterfeld GmbH',
        vat_id: 'DE999888777',
        customer_number: 'K-4711',
      })
      expect(letter).toMatchObject({ subject: `Rechnung ${number}`, dated, deadline: due, reference_number: number })
      expect(stock.map((row) => [row['article_number'], row['amount'], row['unit']].join(' '))).toEqual(goods)
      expect(extraction.warnings).toEqual([])
    },
  )

  it('takes a seller for what its name says', async () => {
    const sellerOf = async (name: string) =>
      valuesOf(await extract(ubl.replaceAll('Landhandel Musterfeld GmbH', name), 'rechnung.xml'))[0]
    expect(await sellerOf('Öko-Kontrollstelle Rhön')).toMatchObject({ roles: ['control_body'] })
    expect(await sellerOf('Landhandel Musterfeld GmbH')).toMatchObject({ roles: ['dealer'] })
  })

  it.each([
    ['KGM', 'kg'],
    ['TNE', 't'],
    ['LTR', 'l'],
    ['C62', 'Stück'],
    ['SET', 'Satz'],
    ['constructor', 'constructor'],
  ])('names units as a farmer does (%s: %s)', async (code, unit) => {
    expect(
      (await stockOf(ubl.replaceAll('unitCode="H87"', `unitCode="${code}"`))).stock.map((row) => row['unit']),
    ).toEqual([unit, unit])
  })

  it('takes hours and freight for no goods: they stand in its receipt alone', async () => {
    const { stock, rows, warnings } = await stockOf(
      ubl
        .replace('unitCode="H87">20<', 'unitCode="HUR">2.5<')
        .replace('<cbc:Name>Leckeimer Kräuter<', '<cbc:Name>Frachtkosten frei Hof<'),
    )
    expect(stock).toEqual([])
    expect(warnings).toEqual([1, 2].map(() => expect.stringContaining('keine Ware')))
    const { positions } = rows.find(({ kind }) => kind === 'receipts')!.values
    expect(positions).toMatchObject([
      { amount: 2.5, unit: 'h', is: 'service', net_eur: 378 },
      { amount: 50, is: 'freight', net_eur: 895 },
    ])
  })

  it('that gives goods back counts them with a minus, to be confirmed, and has no day to pay by', async () => {
    const { stock, rows, warnings } = await stockOf(creditNote)
    expect(stock.map(({ amount }) => amount)).toEqual([-20, -50])
    expect(rows.filter(({ kind }) => kind === 'stock').every(({ confidence }) => confidence < 0.8)).toBe(true)
    expect(rows.find(({ kind }) => kind === 'letters')!.values).toMatchObject({ subject: 'Gutschrift R-2024-311' })
    expect(rows.find(({ kind }) => kind === 'letters')!.values['deadline']).toBeUndefined()
    expect(warnings).toEqual([expect.stringContaining('mit Minus')])
  })

  it('that the buyer wrote for what the farm delivered puts nothing into the store; the buyer is the contact', async () => {
    const { stock, rows, warnings } = await stockOf(withType('389'))
    expect(stock).toEqual([])
    expect(rows[0]!.values).toMatchObject({ name: 'Hof Wümmetal', city: 'Beispielhausen', customer_number: null })
    expect(warnings).toEqual([expect.stringContaining('kommen nicht ins Lager')])
  })

  it('that corrects another leaves the store alone', async () => {
    expect((await stockOf(withType('384'))).stock).toEqual([])
  })

  it.each([
    ['its VAT id', 'DE999888777'],
    ['its name', ' landhandel musterfeld gmbh '],
  ])('that the farm has written itself is an outgoing receipt and nothing else (known by %s)', async (_, own) => {
    const document = await readHere(ubl, 'rechnung.xml')
    const { rows, warnings } = extractInvoice({ document, filename: 'rechnung.xml', today: '2026-05-20', own: [own] })!
    expect(rows.map(({ kind, values }) => [kind, values['direction'], values['partner']])).toEqual([
      ['receipts', 'outgoing', 'Hof Wümmetal'],
    ])
    expect(warnings).toEqual([
      'Diese Rechnung hat der eigene Betrieb geschrieben. Aus ihr entstehen kein Lieferant und kein Lagerposten.',
    ])
    // What the dairy writes for the farm's milk has the farm as its seller.
    const dairy = await readHere(withType('389'), 'gutschrift.xml')
    expect(
      extractInvoice({ document: dairy, filename: 'g.xml', today: '2026-05-20', own: [own] })!.rows[0]!.values,
    ).toMatchObject({ name: 'Hof Wümmetal' })
  })

  it('whose seller is its buyer yields nothing', async () => {
    const { rows, warnings } = await stockOf(
      ubl
        .replaceAll('Hof Wümmetal', 'Landhandel Musterfeld GmbH')
        .replaceAll('Heidestraße 12', 'Mühlenweg 4')
        .replaceAll('27419', '27404')
        .replaceAll('>Beispielhausen<', '>Musterfeld<'),
    )
    expect(rows).toEqual([])
    expect(warnings).toEqual(['Verkäufer und Käufer der Rechnung sind dieselben; aus ihr entstehen keine Zeilen.'])
  })

  it.each([
    ['viel', 'ist keine Zahl'],
    ['1,5', 'ist keine Zahl'],
    ['', 'Die Menge fehlt'],
  ])('leaves out a position whose amount is no number (%j)', async (quantity, why) => {
    const { stock, warnings } = await stockOf(ubl.replace('unitCode="H87">20<', `unitCode="H87">${quantity}<`))
    expect(stock.map(({ article }) => article)).toEqual(['Leckeimer Kräuter'])
    expect(warnings).toEqual([expect.stringContaining(why)])
  })

  it('keeps what an amount says beyond its third place', async () => {
    expect((await stockOf(ubl.replace('unitCode="H87">20<', 'unitCode="TNE">12.34567<'))).stock[0]).toMatchObject({
      amount: 12.346,
      unit: 't',
      note: 'Menge laut Rechnung: 12,34567',
    })
  })

  it('of a later day than today or of 29.02. in a common year is told, not taken', async () => {
    const future = await stockOf(ubl.replace('<cbc:IssueDate>2024-11-15<', '<cbc:IssueDate>2031-11-15<'))
    expect(future.rows.some(({ kind }) => kind === 'letters')).toBe(false)
    expect(future.warnings).toEqual([
      expect.stringMatching(/^Brief: Datum „2031-11-15“: .*Zukunft/),
      expect.stringMatching(/^Beleg: Datum „2031-11-15“: .*Zukunft/),
    ])
    const leap = await stockOf(ubl.replace('<cbc:IssueDate>2024-11-15<', '<cbc:IssueDate>2023-02-29<'))
    expect(leap.rows.find(({ kind }) => kind === 'letters')!.values['dated']).toBeNull()
    expect(leap.warnings).toEqual([
      'Rechnungsdatum „2023-02-29“ ist kein Tag, den es gibt, und bleibt offen.',
      expect.stringMatching(/^Beleg: Datum/),
    ])
  })
})

describe('a delivery note', () => {
  const party = (name: string, street: string, postcode: string, city: string) =>
    `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${postcode}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress></cac:Party>`
  const UBL = `<?xml version="1.0" encoding="UTF-8"?>
<DespatchAdvice xmlns="urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:ID>LS-4711</cbc:ID><cbc:IssueDate>2026-03-02</cbc:IssueDate><cac:OrderReference><cbc:ID>B-88</cbc:ID></cac:OrderReference>
<cac:DespatchSupplierParty>${party('Landhandel Nord GmbH', 'Hafenstraße 3', '27404', 'Musterfeld')}</cac:DespatchSupplierParty><cac:DeliveryCustomerParty>${party('Hof Wümmetal', 'Heidestraße 12', '27404', 'Musterfeld')}</cac:DeliveryCustomerParty>
<cac:Shipment><cbc:ID>1</cbc:ID><cac:Delivery><cbc:ActualDeliveryDate>2026-03-03</cbc:ActualDeliveryDate></cac:Delivery></cac:Shipment>
<cac:DespatchLine><cbc:ID>1</cbc:ID><cbc:DeliveredQuantity unitCode="TNE">24.5</cbc:DeliveredQuantity><cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference><cac:Item><cbc:Name>KAS 27</cbc:Name><cac:SellersItemIdentification><cbc:ID>K27</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:DespatchLine>
</DespatchAdvice>`
  const trade = (role: string, name: string, street: string) =>
    `<ram:${role}><ram:Name>${name}</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>27404</ram:PostcodeCode><ram:LineOne>${street}</ram:LineOne><ram:CityName>Musterfeld</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:${role}>`
  const ciiOf = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:${root} xmlns:rsm="urn:un:unece:uncefact:data:standard:${root}:1" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:101" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:25">
<rsm:ExchangedDocument><ram:ID>LS-4711</ram:ID><ram:TypeCode>351</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20260302</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>K27</ram:SellerAssignedID><ram:Name>KAS 27</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeDelivery><ram:DespatchedQuantity unitCode="TNE">24.5</ram:DespatchedQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement>${trade('SellerTradeParty', 'Landhandel Nord GmbH', 'Hafenstraße 3')}${trade('BuyerTradeParty', 'Hof Wümmetal', 'Heidestraße 12')}</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ActualDespatchSupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260303</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDespatchSupplyChainEvent></ram:ApplicableHeaderTradeDelivery></rsm:SupplyChainTradeTransaction></rsm:${root}>`

  it.each([
    ['UBL', UBL],
    ['CII', ciiOf('CrossIndustryDespatchAdvice')],
    ['CII beside Order-X', ciiOf('SCRDMCCBDACIDAMessageStructure')],
  ])('yields its supplier and itself as a letter; its goods are there at once (%s)', async (_, xml) => {
    const extraction = await extract(xml, 'lieferschein.xml')
    expect(besideReceipt(valuesOf(extraction))).toEqual([
      {
        kind: 'contacts',
        type: 'company',
        name: 'Landhandel Nord GmbH',
        street: 'Hafenstraße 3',
        postcode: '27404',
        city: 'Musterfeld',
        roles: ['dealer'],
      },
      {
        kind: 'letters',
        subject: 'Lieferschein LS-4711',
        sender: 'Landhandel Nord GmbH',
        dated: '2026-03-02',
        reference_number: 'LS-4711',
        category: 'information',
      },
      {
        kind: 'stock',
        article: 'KAS 27',
        article_number: 'K27',
        amount: 24.5,
        unit: 't',
        delivered_on: '2026-03-03',
        delivery_note: 'LS-4711',
      },
    ])
    expect(extraction.rows.map(({ confidence }) => confidence >= 0.8)).toEqual([true, true, true, true])
    expect(extraction.rows.every(({ quote }) => quote !== null)).toBe(true)
    expect(extraction.warnings).toEqual([])
  })
})
