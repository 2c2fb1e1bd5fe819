import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const TODAY = '2026-11-23'
const read = async (text: string, filename = 'papier.txt') => (await extract(text, filename, TODAY)).rows

/** Results as words, those that wait behind a question mark. */
const results = async (text: string, filename?: string) =>
  (await read(text, filename))
    .filter(({ kind }) => kind === 'measurements')
    .map(({ confidence, values: v }) =>
      [
        confidence < 0.8 && '?',
        v['type'],
        v['parameter'],
        v['value'],
        v['unit'],
        v['depth_cm'],
        v['date'],
        v['subject'],
      ]
        .filter((one) => one !== null && one !== undefined && one !== false)
        .join(' '),
    )

/** The one receipt of a paper, and its positions as words. */
async function receipt(text: string, filename?: string) {
  const rows = await read(text, filename)
  const { values } = rows.find(({ kind }) => kind === 'receipts')!
  const positions = values['positions'] as Record<string, unknown>[]
  return {
    number: values['number'],
    date: values['date'],
    direction: values['direction'],
    sums: [values['net_eur'], values['tax_eur'], values['gross_eur']],
    positions: positions.map((p) => [p['article'], p['amount'], p['unit'], p['price_eur'], p['net_eur'], p['is']]),
    stock: rows.filter(({ kind }) => kind === 'stock').map((row) => row.values['article']),
  }
}

describe('papers of laboratories in other words', () => {
  it('a column that ends in classes, with its units below its heads', async () => {
    const paper = `Untersuchungsamt Speyer-Land
Probenart: Ackerboden              Probenahme am: 02.10.2026 durch Kunden

Schlag           Bodenart   pH-Wert   Phosphat P2O5    Magnesium   Humus
                                      mg/100g          mg/100g     %
Unterm Kreuz     sL         6,4       17 (C)           9 (C)       2,1
Hinterm Hof      L          7,0       8 (B)            11 (C)      1,8`
    const [kreuz, hof] = ['2026-10-02 Unterm Kreuz', '2026-10-02 Hinterm Hof']
    expect((await results(paper)).toSorted()).toEqual(
      [
        `soil pH-Wert 6.4 ${kreuz}`,
        `soil P2O5 17 mg/100 g ${kreuz}`,
        `soil Mg 9 mg/100 g ${kreuz}`,
        `soil Humus 2.1 % ${kreuz}`,
        `soil pH-Wert 7 ${hof}`,
        `soil P2O5 8 mg/100 g ${hof}`,
        `soil Mg 11 mg/100 g ${hof}`,
        `soil Humus 1.8 % ${hof}`,
      ].toSorted(),
    )
  })

  it('a depth in a column of its own beside each result', async () => {
    const paper = `AGROLAB Agrarzentrum GmbH
Befund 4711-26
Probeneingang 11.03.2026, Probe gezogen am 09.03.2026

Nitrat-N   0-30 cm   12 kg N/ha
Nitrat-N  30-60 cm   18 kg N/ha
Nmin gesamt (0-60 cm): 33 kg N/ha`
    expect(await results(paper)).toEqual([
      'nmin NO3-N 12 kg/ha 0-30 2026-03-09',
      'nmin NO3-N 18 kg/ha 30-60 2026-03-09',
      'nmin Nmin 33 kg/ha 0-60 2026-03-09',
    ])
  })

  it('a Markdown table, the unit said once for all', async () => {
    const paper = `# Analysenbericht Gärrest

**Labor Dr. Janssen, Gillersheim** – Auftrag 26/0815

- Probe: Gärrest Endlager Süd
- Entnahmedatum: 03.02.2026
- Angaben in kg/t FM

| Parameter | Ergebnis |
|---|---|
| TS (%) | 6,8 |
| Gesamt-N | 5,2 |
| Ammonium-N | 3,1 |`
    expect(await results(paper, 'gaerrest.md')).toEqual([
      'slurry TS 6.8 % 2026-02-03 Gärrest Endlager Süd',
      'slurry N gesamt 5.2 kg/t FM 2026-02-03 Gärrest Endlager Süd',
      'slurry NH4-N 3.1 kg/t FM 2026-02-03 Gärrest Endlager Süd',
    ])
  })

  it('results side by side, with what they are of said before them', async () => {
    const paper = `Agrarlabor Wiesenau   Pflanzenanalyse 26-17
Winterweizen BBCH 32   Schlag Kirchenacker
gezogen 06.05.2026   Befund 14.05.2026
in der Trockensubstanz:
N 4,1 %  P 0,38 %  K 3,2 %   Zn 24 mg/kg
Richtwerte: N 3,5 %  P 0,30 %`
    expect((await results(paper)).map((one) => one.split(' ').slice(0, 4).join(' '))).toEqual([
      'plant N 4.1 %',
      'plant P 0.38 %',
      'plant K 3.2 %',
      'plant Zn 24 mg/kg',
    ])
  })

  it('what a letter tells waits, and an article tells nothing', async () => {
    const letter = `Sehr geehrter Herr Otto,
anbei Ihre Grassilage 1. Schnitt, Probenahme 02.06.2026:

Trockenmasse: 36,4 %
Rohprotein: 158 g/kg TM
Rohfaser: 244 g/kg TM
NEL 6,3 MJ/kg TM`
    expect((await results(letter)).map((one) => one.split(' ').slice(0, 4).join(' '))).toEqual([
      '? feed TM 36.4',
      '? feed Rohprotein 158',
      '? feed Rohfaser 244',
      '? feed NEL 6.3',
    ])
    const article = `Bauernblatt 12/2026: Grundfutter richtig bewerten
Die Maissilagen der Ernte 2025 wiesen im Mittel 34,8 % TM auf und waren gut vergoren.
Probenahme 12.10.2025 im Versuchsgut: TM 33,1 %, Stärke 34,2 %, NEL 6,8 MJ/kg TM.`
    expect(await results(article)).toEqual([])
  })
})

describe('receipts in other words', () => {
  it('work by days, without a head over its columns', async () => {
    const paper = `Lohnunternehmen Krause, Feldweg 9, 31547 Rehburg
Rechnung Nr. 2026/112 vom 30.06.2026

14.06. Gras mähen                 12,50 ha    42,00     525,00 EUR
16.06. Ladewagen                   8,00 h    145,00   1.160,00 EUR
                                      Nettobetrag     1.685,00 EUR
                                      MwSt 19 %         320,15 EUR
                                      Gesamtbetrag    2.005,15 EUR`
    expect(await receipt(paper)).toEqual({
      number: '2026/112',
      date: '2026-06-30',
      direction: 'incoming',
      sums: [1685, 320.15, 2005.15],
      positions: [
        ['Gras mähen', 12.5, 'ha', 42, 525, 'service'],
        ['Ladewagen', 8, 'h', 145, 1160, 'service'],
      ],
      stock: [],
    })
  })

  it('a mail with amounts times prices in its lines', async () => {
    const paper = `From: Zaunbau Lenz <rechnung@lenz.example>
To: hof@post.example
Subject: Ihre Rechnung
Date: Wed, 08 Jul 2026 08:00:00 +0200
Content-Type: text/plain; charset=utf-8

Zaunbau Lenz GmbH, Am Wald 3, 31547 Rehburg
Rechnung 26-771 vom 07.07.2026

Weidezaunpfahl 1,40 m, 60 Stück x 2,10 EUR   126,00 EUR
Versand                                        9,00 EUR

Netto 135,00 EUR  MwSt 19 % 25,65 EUR  Brutto 160,65 EUR`
    expect(await receipt(paper, 'mail.eml')).toMatchObject({
      number: '26-771',
      date: '2026-07-07',
      sums: [135, 25.65, 160.65],
      positions: [
        ['Weidezaunpfahl 1,40 m', 60, 'Stück', 2.1, 126, 'goods'],
        ['Versand', null, null, null, 9, 'freight'],
      ],
      stock: ['Weidezaunpfahl 1,40 m'],
    })
  })

  it('animals that a slaughterer pays for', async () => {
    const paper = `Schlachthof Waldkraiburg GmbH
Industriestr. 8, 84478 Waldkraiburg
Schlachtabrechnung Nr. 26-118-77     Datum 12.06.2026
Schlachttag: 10.06.2026

Ohrmarken-Nr.      Kat  Hkl  SG kg    EUR/kg    Betrag EUR
DE 09 512 33001    A    U3   421,0    5,10      2.147,10
DE 09 512 33002    A    R3   398,5    5,02      2.000,47

Summe                                           4.147,57
7,8 % MwSt                                        323,51
Auszahlung                                      4.471,08`
    expect(await receipt(paper)).toEqual({
      number: '26-118-77',
      date: '2026-06-12',
      direction: 'outgoing',
      sums: [4147.57, 323.51, 4471.08],
      positions: [
        ['DE 09 512 33001', 421, 'kg', 5.1, 2147.1, 'goods'],
        ['DE 09 512 33002', 398.5, 'kg', 5.02, 2000.47, 'goods'],
      ],
      stock: [],
    })
  })

  it('a till whose lines stand below their names', async () => {
    const paper = `*** RAIFFEISENMARKT VERDEN ***
Datum 14.05.2026   Uhrzeit 10:22
Bon-Nr. 4471
Viehsalz-Leckstein 10 kg
   3 x 6,99                    20,97 A
Handschuhe Gr. 10
   2 x 4,50                     9,00 A
Summe EUR                      29,97
MwSt A 19%  netto 25,18  MwSt 4,79`
    expect(await receipt(paper)).toMatchObject({ number: '4471', date: '2026-05-14', sums: [25.18, 4.79, 29.97] })
  })
})

describe('notes of other kinds', () => {
  it('a medicine with its batch behind its name', async () => {
    const paper = `Tierarztpraxis Dr. Kessler · 36381 Schlüchtern
Anwendungs- und Abgabebeleg    Beleg-Nr. AB-26/0441    12.05.2026
Tier(e): Kuh Nr. 44, DE 06 412 55781
Diagnose ........ : Mastitis
Arzneimittel: Cobactan LC Ch.B. 21A44   Menge 6 Injektoren
Wartezeit: 2 Tage essbare Gewebe; Milch: 5 Tage`
    const treatment = (await read(paper)).find(({ kind }) => kind === 'treatments')!
    expect(treatment.values).toMatchObject({
      date: '2026-05-12',
      product: 'Cobactan LC',
      batch: '21A44',
      receipt_number: 'AB-26/0441',
      diagnosis: 'Mastitis',
      withdrawal_meat_days: 2,
      withdrawal_milk_hours: 120,
    })
  })

  it('manure that went from one farm to another', async () => {
    const paper = `Wirtschaftsdünger-Begleitschein Nr. 14/2026
abgebender Betrieb: Milchhof Sander GbR, 49685 Emstek
aufnehmender Betrieb: Ackerbau Uhlen, 39240 Calbe
Abgabedatum: 12.03.2026
Rindergülle, 78 m³
N gesamt 3,9 kg/m³, davon NH4-N 2,1 kg/m³, P2O5 1,5 kg/m³
Summe: N 304,2 kg`
    const [transfer] = await read(paper)
    expect(transfer).toMatchObject({
      kind: 'manure_transfers',
      confidence: 0.7,
      values: {
        date: '2026-03-12',
        type: 'Rindergülle',
        amount: 78,
        unit: 'm3',
        n_kg_unit: 3.9,
        nh4n_kg_unit: 2.1,
        p2o5_kg_unit: 1.5,
        n_kg: 304.2,
      },
    })
  })
})
