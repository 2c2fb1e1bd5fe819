import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { extractInvoice } from '../../../../core/extraction/invoices/extract-invoice.ts'
import { extractPrintedInvoice } from '../../../../core/extraction/invoices/printed/extract-printed-invoice.ts'
import { readHere } from '../../../builders/extract.ts'
import { CII_INVOICE } from '../../../builders/invoices.ts'
import { aDocument, fixtureText } from '../../../builders/text-documents.ts'

type Row = Record<string, unknown>
const read = (text: string, options: { ocr?: boolean } = {}) => {
  const document = aDocument(text, options)
  const extraction = extractPrintedInvoice({ document, filename: 'papier.pdf', today: '2026-11-20' })
  const receipt = extraction?.rows.find(({ kind }) => kind === 'receipts')
  return {
    extraction,
    warnings: extraction?.warnings ?? [],
    values: receipt?.values ?? {},
    positions: (receipt?.values['positions'] ?? []) as Row[],
    stock: extraction?.rows.filter(({ kind }) => kind === 'stock') ?? [],
    sure: (receipt?.confidence ?? 0) >= 0.8,
  }
}
const fixture = (name: string) => read(fixtureText(`invoices/${name}`), { ocr: name.includes('scan') })

const ITEMS = `Artikel  Menge  Einzelpreis  Betrag
KAS 27 lose  12 t  300,00  3.600,00

Nettobetrag 3.600,00 €
19 % USt 684,00 €
Rechnungsbetrag 4.284,00 €`

describe('a printed invoice', () => {
  it('over two pages: each position once, the carried sum never, names as far as they run', () => {
    const { values, positions, stock, sure } = fixture('rechnung-zwei-seiten.txt')
    expect(sure).toBe(true)
    expect(values).toMatchObject({
      type: 'invoice',
      number: 'RN-2026-00912',
      date: '2026-04-12',
      partner: 'Landhandel Raisen Nord GmbH',
      net_eur: 4457,
      tax_eur: 799.79,
      gross_eur: 5256.79,
      taxes: [
        { tax_percent: 7, net_eur: 392, tax_eur: 27.44 },
        { tax_percent: 19, net_eur: 4065, tax_eur: 772.35 },
      ],
      due_on: '2026-05-12',
      discount_percent: 2,
      discount_until: '2026-04-26',
    })
    expect(positions.map(({ article, amount, unit, is }) => [article, amount, unit, is])).toEqual([
      ['Kalkammonsalpeter 27 % N gekörnt, lose, frei Hof', 12.5, 't', 'goods'],
      ['Milchleistungsfutter 18/3 Sack à 25 kg', 40, 'Sack', 'goods'],
      ['Europalette', 2, 'Stück', 'deposit'],
      ['Frachtkosten', 1, 'pauschal', 'freight'],
      ['Treuerabatt', 1, 'Stück', 'discount'],
    ])
    expect(stock.map(({ values: { amount, unit } }) => [amount, unit])).toEqual([
      [12.5, 't'],
      [1000, 'kg'],
    ])
  })

  it('over several notes: each position names its own', () => {
    const { positions, values, sure } = fixture('sammelrechnung.txt')
    expect(sure).toBe(true)
    expect(positions.map(({ amount, unit, delivery_note }) => [amount, unit, delivery_note])).toEqual([
      [24.5, 'dt', '8801'],
      [26, 'dt', '8815'],
      [3000, 'l', '8815'],
    ])
    expect(values['due_on']).toBe('2026-05-14')
  })

  it.each(['Lieferschein LS-3312', 'Lieferschein LS-3312 vom 08.04.2026', 'zu Lieferschein-Nr. LS-3312'])(
    'bills what the note brought that its head names so: %s',
    (head) => {
      const text = `Landhandel Nord GmbH\n\nRechnung Nr. R-4711\nDatum: 20.04.2026\n${head}\n\n${ITEMS}`
      expect(read(text).positions.map((position) => position['delivery_note'])).toEqual(['LS-3312'])
      expect(read(text).values['number']).toBe('R-4711')
    },
  )

  it.each([
    ['on one line', 'Industriestr. 4, 74076 Heilbronn'],
    ['on two lines', 'Industriestr. 4\n74076 Heilbronn'],
    ['nowhere', ''],
  ])('never takes the address of whom it went to; its own stands %s', (_, address) => {
    const to = 'Rebenhof Kärcher GbR, Weinstraße 7, 74388 Talheim'
    const text = `Kellereibedarf Unterland GmbH\n${address}\n\n${to}\n\nLieferschein Nr. LS-1\nDatum: 08.04.2026\n\nArtikel  Menge\nKAS 27  12 t\n`
    const { values } = read(text).extraction!.rows.find(({ kind }) => kind === 'contacts')!
    expect([values['name'], values['street'], values['postcode'], values['city']]).toEqual([
      'Kellereibedarf Unterland GmbH',
      ...(address === '' ? [null, null, null] : ['Industriestr. 4', '74076', 'Heilbronn']),
    ])
  })

  it('takes no sentence for the number of a note', () => {
    const text = `Landhandel Nord GmbH\n\nRechnung Nr. R-4711\nDatum: 20.04.2026\nLieferschein siehe Anlage 2\n\n${ITEMS}`
    expect(read(text).positions.map((position) => position['delivery_note'])).toEqual([null])
  })

  it.each([
    ['an amount', '3.975,00\n', '3.985,00\n', 'passen Menge, Preis und Betrag nicht zusammen'],
    ['a tax', '772,35 €', '872,35 €', 'nicht 872,35 €'],
    ['the sum', 'Rechnungsbetrag  5.256,79 €', '', 'Der Rechnungsbetrag war nicht zu finden'],
    ['a position', '4  FRA  Frachtkosten  1  pauschal  85,00  19 %  85,00\n', '', 'Die Summe der Positionen'],
  ])('waits where %s is wrong or missing', (_, from, to, why) => {
    const text = fixtureText('invoices/rechnung-zwei-seiten.txt')
    expect(text).toContain(from)
    const { sure, warnings, stock } = read(text.replace(from, to))
    expect(sure).toBe(false)
    expect(stock.every(({ confidence }) => confidence < 0.8)).toBe(true)
    expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining(why)]))
  })

  it('finds its columns where several headings stand one blank apart', () => {
    const { positions, sure } = read(
      fixtureText('invoices/rechnung-ohne-steuer.txt')
        .replace(
          'Pos  Artikel  Menge  Einzelpreis  Betrag',
          'Pos. Art.-Nr. Artikel  Menge Einheit  Einzelpreis EUR  Betrag EUR',
        )
        .replace('1  Kalk', '1  K27  Kalk')
        .replace('2  Milch', '2  MAT  Milch'),
    )
    expect(positions.map(({ article, amount, unit }) => [article, amount, unit])).toEqual([
      ['Kalkammonsalpeter 27', 5, 't'],
      ['Milchaustauscher Fett 18 %', 100, 'kg'],
    ])
    expect(sure).toBe(true)
  })

  it('takes a dot for what makes the amount come out', () => {
    const invoice = (quantity: string, price: string, amount: string) =>
      read(
        `Landhandel Raisen Nord GmbH · Hafenstraße 3 · 27356 Rotenburg\n\nRechnung Nr. R-1 vom 12.04.2026\n\nArtikel  Menge  Einzelpreis  Betrag\nSojaschrot  ${quantity}  ${price}  ${amount}\n\nRechnungsbetrag ${amount} €`,
      )
    expect(invoice('3.012 kg', '0,45', '1.355,40').positions).toMatchObject([{ amount: 3012, unit: 'kg' }])
    expect(invoice('3.012 t', '450,00', '1.355,40').positions).toMatchObject([{ amount: 3.012, unit: 't' }])
    expect(invoice('10 x 20 l', '1,50', '300,00').positions).toMatchObject([{ amount: 200, unit: 'l' }])
    expect(invoice('1,500.00 kg', '0.45', '675.00').positions).toMatchObject([{ amount: 1500, net_eur: 675 }])
    expect(invoice('24,5 dt', '41,20/dt', '1.009,40').sure).toBe(true)
    expect(invoice('24,5 dt', '412,00/t', '1.009,40').sure).toBe(true)
  })

  it('is the same receipt as its XML, by its key and in what it says', async () => {
    const xml = extractInvoice({
      document: await readHere(CII_INVOICE, 'r.xml'),
      filename: 'r.xml',
      today: '2026-05-20',
    })!
    const print = read(`Landhandel Musterfeld GmbH · Mühlenweg 4 · 27404 Musterfeld
USt-IdNr. DE999888777

Hof Wümmetal
Heidestraße 12
27419 Beispielhausen

Rechnung Nr. R-2025-118
Datum: 05.03.2025   Lieferdatum: 03.03.2025   Kundennummer: K-4711
Fällig am: 04.04.2025

Pos  Art.-Nr.  Artikel  Menge  Einzelpreis  Betrag
1  SF3  Silofolie schwarz-weiß  3 m²  4,50  13,50
2  SOJA  Sojaschrot lose  500 kg  0,45  225,00

Nettobetrag 238,50
Rechnungsbetrag 283,82`)
    const receipt = xml.rows.find(({ kind }) => kind === 'receipts')!
    expect(print.values).toMatchObject({ ...receipt.values, positions: expect.anything() as unknown })
    expect(print.positions).toEqual(receipt.values['positions'])
    expect(print.stock.map(({ key }) => key)).toEqual(
      xml.rows.flatMap(({ kind, key }) => (kind === 'stock' ? key : [])),
    )
  })
})

describe('other printed receipts', () => {
  it('a delivery note names itself, its batches, and no sums; its goods are there at once', () => {
    const { values, positions, stock } = fixture('lieferschein.txt')
    expect(values).toMatchObject({ type: 'delivery_note', number: 'LS-20481', date: '2026-04-08' })
    expect(values).not.toHaveProperty('gross_eur')
    expect(positions[0]).toMatchObject({ amount: 12.5, unit: 't', batch: 'L-4711', delivery_note: 'LS-20481' })
    expect(stock.map(({ confidence }) => confidence >= 0.8)).toEqual([true])
  })

  it('a settlement of grain is what the farm sold, with the rate of § 24 UStG', () => {
    const { values, stock, sure } = fixture('getreideabrechnung.txt')
    expect(sure).toBe(true)
    expect(values).toMatchObject({ type: 'settlement', number: 'GA-26-118', direction: 'outgoing', gross_eur: 9975.04 })
    expect(values['taxes']).toEqual([{ tax_percent: 7.8, net_eur: 9253.28, tax_eur: 721.76 }])
    expect(stock).toEqual([])
  })

  it('a statement of the dairy is a settlement as well where it has a number', () => {
    const rowsOf = (text: string) =>
      extractAssertions({ document: aDocument(text), filename: 'milch.pdf', today: '2026-05-20' })!.rows
    const statement = fixtureText('milk/milchgeldabrechnung.txt')
    expect(rowsOf(statement).some(({ kind }) => kind === 'receipts')).toBe(false)
    const [receipt, ...more] = rowsOf(
      statement.replace(
        'Lieferanten-Nr.: 20417',
        'Lieferanten-Nr.: 20417\nAbrechnungs-Nr.: MG-2026-04\nDatum: 10.05.2026',
      ),
    ).filter(({ kind }) => kind === 'receipts')
    expect(more).toEqual([])
    expect(receipt!.values).toMatchObject({
      type: 'settlement',
      number: 'MG-2026-04',
      direction: 'outgoing',
      partner: 'Molkerei Elbetal eG',
      positions: [{ article: 'Milch', amount: 48312, unit: 'kg' }],
      gross_eur: 20339.35,
    })
  })

  it('a credit note as a scan waits, with a minus and the invoice it corrects', () => {
    const { values, sure, extraction } = fixture('gutschrift-scan.txt')
    expect(sure).toBe(false)
    expect(values).toMatchObject({ type: 'credit_note', corrects: 'RN-2026-00912', net_eur: -25, gross_eur: -29.75 })
    expect(extraction!.rows.every(({ confidence }) => confidence < 0.8)).toBe(true)
  })

  it.each([
    ['Angebot Nr. A-1', 'Angebot'],
    ['Auftragsbestätigung 4711', 'Auftragsbestätigung'],
    ['Preisliste Frühjahr 2026', undefined],
    ['Proforma-Rechnung Nr. 12', 'Proformarechnung'],
  ])('„%s“ brings nothing and is said so', (title, as) => {
    const { extraction } = read(
      fixtureText('invoices/angebot.txt').replace('Angebot Nr. A-2026-77 vom 02.03.2026', title),
    )
    expect(extraction?.rows ?? []).toEqual([])
    if (as !== undefined) expect(extraction!.warnings).toEqual([expect.stringContaining(`als „${as}“ erkannt`)])
  })

  it('a reminder is no receipt', () => {
    expect(read(fixtureText('letters/mahnung-landhandel.txt')).extraction).toBeUndefined()
  })
})
