import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { csv, extract } from '../../../builders/extract.ts'
import { aDocument } from '../../../builders/text-documents.ts'

const TAGS = ['276000912345678', '276000912345679']

const printed = (text: string, format: 'pdf' | 'txt' | 'html' = 'pdf') =>
  extractAssertions({ document: aDocument(text, { format }), filename: 'beleg.pdf', today: '2026-05-20' })!

const STATEMENT = `Schlachthof Oberland GmbH
Am Markt 1
83022 Oberstadt

Schlachtabrechnung Nr. SA-77812
Datum: 09.03.2026
Schlachttag: 05.03.2026

Ohrmarke  Kategorie  Klasse  SG kg  €/kg  Betrag €
DE 09 123 45678  A  U3  412,5  5,80  2.392,50
DE 09 123 45679  D  R3  310,0  5,10  1.581,00

Netto 3.973,50 €
7,8 % USt 309,93 €
Auszahlungsbetrag 4.283,43 €`

const SHEET = [
  'Schlachtabrechnung;Nr. SA-77812;Datum 09.03.2026',
  'Schlachthof Oberland GmbH;;Lieferant 4711',
  'Schlachttag: 05.03.2026',
  'Ohrmarke;Kat.;Handelsklasse;Schlachtgewicht kg;Preis EUR/kg;Betrag EUR',
  'DE 09 123 45678;A;U3;412,5;5,80;2392,50',
  'DE 09 123 45679;D;R3;310,0;5,10;1581,00',
  'Nettobetrag;;;;;3973,50',
  'Umsatzsteuer 7,8 %;;;;;309,93',
  'Auszahlungsbetrag;;;;;4283,43',
]

/** As programs of merchants print it, letters of one width. */
const LISTING = `Schlachthof Oberland GmbH                          Seite  1
Am Markt 1, 83022 Oberstadt

                                      Abrechnung Nr. SA-77812
                                      Datum       09.03.2026
                                      Schlachttag 05.03.2026

  SCHLACHTVIEHABRECHNUNG   (Gutschrift)

Nr. Ohrmarke          Kat. Handels- Schlacht-  Preis    Betrag
                           klasse   gewicht kg EUR/kg   EUR
--------------------------------------------------------------
 11 DE 09 123 45678   A    U3           412,5    5,80  2.392,50
 12 DE 09 123 45679   D    R3           310,0    5,10  1.581,00
--------------------------------------------------------------
    2 Stueck                            722,5          3.973,50
    Klassifizierung   2 x 5,50                            11,00-
                                                     ----------
    Nettobetrag                                        3.962,50
    zzgl. 7,80 % USt                                     309,08
    Gutschriftsbetrag                                  4.271,58
`

const animalsOf = ({ rows }: Pick<ReturnType<typeof printed>, 'rows'>) => rows.filter(({ kind }) => kind === 'animals')

describe('animals of a slaughter statement', () => {
  it.each([
    ['as print', () => Promise.resolve(printed(STATEMENT))],
    ['as text of a page', () => Promise.resolve(printed(STATEMENT, 'html'))],
    ['as a listing', () => extract(LISTING, 'sa.txt')],
    ['as a sheet', () => extract(csv(...SHEET), 'sa.csv')],
    [
      'as a list without a title',
      () =>
        extract(
          csv(
            'Lebensnummer;Schlachtdatum;Kategorie;EUROP;SG kalt (kg);€/kg;Schlachthof;Betrag',
            '276000912345678;05.03.2026;A;U3;412,5;5,80;Schlachthof Oberland GmbH;2392,50',
            '276000912345679;05.03.2026;D;R3;310,0;5,10;Schlachthof Oberland GmbH;1581,00',
          ),
          'daten.csv',
        ),
    ],
  ])('leave on the day, %s: once each, with weight, class and price', async (_, read) => {
    const animals = animalsOf(await read())
    expect(animals.map(({ values }) => values['ear_tag'])).toEqual(TAGS)
    expect(animals.every(({ confidence }) => confidence >= 0.8)).toBe(true)
    expect(animals[0]).toMatchObject({
      asOf: '2026-03-05',
      values: {
        species: 'cattle',
        left_on: '2026-03-05',
        left_to: 'Schlachthof Oberland GmbH',
        left_by: 'slaughtered',
        status: 'gone',
        note: '412,5 kg, Klasse A U3, 5,80 €/kg, Erlös 2.392,50 €',
      },
    })
  })

  it('come with the receipt, in a sheet as in print', async () => {
    const receipts = [printed(STATEMENT), await extract(csv(...SHEET), 'sa.csv')].map(({ rows }) =>
      rows.find(({ kind }) => kind === 'receipts'),
    )
    for (const receipt of receipts)
      expect(receipt?.values).toMatchObject({
        type: 'settlement',
        number: 'SA-77812',
        direction: 'outgoing',
        net_eur: 3973.5,
        gross_eur: 4283.43,
      })
    expect(receipts[0]?.values['positions']).toMatchObject([{ net_eur: 2392.5 }, { net_eur: 1581 }])
  })

  it('wait without a day, and where the sums do not come out', () => {
    const noDay = printed(STATEMENT.replace('Schlachttag: 05.03.2026\n', ''))
    expect(animalsOf(noDay).map(({ values, confidence }) => [values['left_on'], confidence < 0.8])).toEqual([
      [null, true],
      [null, true],
    ])
    expect(noDay.warnings).toEqual(expect.arrayContaining([expect.stringContaining('An welchem Tag')]))
    const wrong = animalsOf(printed(STATEMENT.replace('2.392,50', '2.932,50')))
    expect(wrong.every(({ confidence }) => confidence < 0.8)).toBe(true)
  })

  it('are sold and not slaughtered where a trader settles live animals', () => {
    const [first] = animalsOf(
      printed(
        STATEMENT.replace('Schlachthof Oberland GmbH', 'Viehhandel Oberland GmbH')
          .replace('Schlachtabrechnung', 'Viehabrechnung')
          .replace('Schlachttag', 'Abholung am')
          .replace('Kategorie  Klasse  SG kg', 'Kategorie  Klasse  Gewicht'),
      ),
    )
    expect(first?.values).toMatchObject({ left_by: 'sold', left_on: '2026-03-05' })
  })

  it('are none where somebody bills the farm for animals it bought, nor in a correction', () => {
    for (const title of ['Rechnung', 'Rechnungskorrektur'])
      expect(animalsOf(printed(STATEMENT.replace('Schlachtabrechnung', title)))).toEqual([])
  })
})

describe('animals without ear tags', () => {
  const pigs = (lines: string) => `Nordfleisch eG
Industriestraße 5
48727 Billerstadt

Schlachtabrechnung Nr. 7718
Datum: 14.05.2026
Schlachttag: 13.05.2026
${lines}

Netto 25.476,33 €
7,8 % USt 1.987,15 €
Auszahlungsbetrag 27.463,48 €`

  const byWeight = 'Artikel  Menge  Preis  Betrag\nMastschweine SG  13.830,8 kg  1,842  25.476,33'

  it.each([
    ['in a line of its own', `Anzahl Tiere: 142\n\n${byWeight}`],
    ['beside the weight', `Stück  142    Ø SG 97,4 kg\n\n${byWeight}`],
    ['as positions', 'Artikel  Menge  Preis  Betrag\nMastschweine  142 Stück  179,411  25.476,33'],
  ])('are a count that waits: %s', (_, lines) => {
    const { rows, warnings } = printed(pigs(lines))
    const [movement, ...more] = rows.filter(({ kind }) => kind === 'group_movements')
    expect(more).toEqual([])
    expect(movement?.confidence).toBeLessThan(0.8)
    expect(movement?.values).toMatchObject({
      date: '2026-05-13',
      direction: 'departure',
      count: 142,
      partner: 'Nordfleisch eG',
    })
    expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining('keine Ohrmarken')]))
  })

  it('have the key that the register gives the same movement', async () => {
    const register = await extract(
      csv('Bestandsregister Schweine', 'Datum;Bewegung;Anzahl;Tierkategorie', '13.05.2026;Abgang;142;Mastschweine'),
      'register.csv',
    )
    const statement = printed(pigs(`Anzahl Tiere: 142\n\n${byWeight}`)).rows.find(
      ({ kind }) => kind === 'group_movements',
    )
    expect(statement?.key).toBeDefined()
    expect(register.rows[0]?.key).toBe(statement?.key)
  })

  it('are not counted where two numbers could be meant', () => {
    const { rows } = printed(pigs(`Anzahl Tiere: 142\nStück: 140\n\n${byWeight}`))
    expect(rows.filter(({ kind }) => kind === 'group_movements')).toEqual([])
  })
})
