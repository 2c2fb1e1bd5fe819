import { describe, expect, it } from 'vitest'
import { extractMedicineReceipt } from '../../../../core/extraction/documents/extract-medicine-receipt.ts'
import { aDocument, fixtureText, plain, readFixture, TODAY } from '../../../builders/text-documents.ts'

const readReceipt = (name: string) => readFixture(extractMedicineReceipt, `medicine/${name}`)!
const readText = (text: string) =>
  plain(extractMedicineReceipt({ document: aDocument(text), filename: 'beleg.pdf', today: TODAY }))
const treatmentOf = (lines: string) =>
  readText(`AuA-Beleg\nBeleg-Nr.: 7\nDatum: 10.05.2026\nArzneimittel: Mastivet\n${lines}`)!.rows.find(
    ({ kind }) => kind === 'treatments',
  )!

describe('receipts for medicines', () => {
  it('a medicine for one cow', () => {
    expect(readReceipt('aua-beleg-alma.txt')).toEqual({
      warnings: [],
      rows: [
        {
          kind: 'contacts',
          confidence: 0.95,
          quote: 'Dr. med. vet. Kirsten Meinecke',
          values: {
            type: 'person',
            name: 'Dr. med. vet. Kirsten Meinecke',
            street: 'Bahnhofstraße 8',
            postcode: '27404',
            city: 'Zeven',
            phone: '04281 5557-12',
            roles: ['vet'],
          },
        },
        {
          kind: 'treatments',
          confidence: 0.95,
          quote: 'Arzneimittel: Mastivet',
          values: {
            date: '2026-05-10',
            product: 'Mastivet',
            group: 'DE 03 900 00001',
            animal_count: 1,
            diagnosis: 'Mastitis',
            amount: 30,
            unit: 'ml',
            batch: 'M4711B',
            receipt_number: '2026-0412',
            withdrawal_meat_days: 6,
            withdrawal_milk_hours: 96,
            administered_by: 'Hinnerk Behrens',
          },
        },
      ],
    })
  })

  it('names the vet, and the animal where it is one', () => {
    const refers = (name: string) =>
      extractMedicineReceipt({
        document: aDocument(fixtureText(`medicine/${name}`)),
        filename: name,
        today: TODAY,
      })!.rows.find(({ kind }) => kind === 'treatments')!.refers
    expect(refers('aua-beleg-alma.txt')).toEqual({
      vet_id: ['Dr. med. vet. Kirsten Meinecke'],
      animal_id: ['276000390000001'],
    })
    expect(refers('aua-beleg-spalten.txt')).toEqual({ vet_id: ['Tierarztpraxis Meinecke'] })
  })

  it('two medicines in columns, for the four calves above them', () => {
    const calves = {
      date: '2026-05-14',
      group: 'DE 03 900 00041, DE 03 900 00042, DE 03 900 00043, DE 03 900 00003',
      animal_count: 4,
      diagnosis: 'Durchfall',
      receipt_number: '2026-0419',
      withdrawal_milk_hours: 0,
    }
    expect(readReceipt('aua-beleg-spalten.txt')).toMatchObject({
      warnings: [],
      rows: [
        {
          kind: 'contacts',
          values: {
            type: 'company',
            name: 'Tierarztpraxis Meinecke',
            street: 'Bahnhofstraße 8',
            postcode: '27404',
            city: 'Zeven',
            roles: ['vet'],
          },
        },
        {
          kind: 'treatments',
          confidence: 0.95,
          values: { ...calves, product: 'Diarrsan', batch: 'D-118', amount: 200, unit: 'ml', withdrawal_meat_days: 10 },
        },
        {
          kind: 'treatments',
          confidence: 0.95,
          values: {
            ...calves,
            product: 'Elektrolyt Plus',
            batch: 'E-9',
            amount: 1.5,
            unit: 'kg',
            withdrawal_meat_days: 0,
          },
        },
      ],
    })
  })

  it('a scan without a number: what is no number and unit stays in words, and the missing number is told', () => {
    expect(readReceipt('aua-beleg-scan.txt')).toMatchObject({
      warnings: ['Auf dem Beleg war keine Belegnummer zu finden.'],
      rows: [
        { kind: 'contacts', confidence: 0.7 },
        {
          kind: 'treatments',
          confidence: 0.7,
          values: {
            date: '2026-05-14',
            product: 'Diarrsan',
            group: '4 Kälber',
            withdrawal_meat_days: 10,
            note: 'Menge laut Beleg: 4 x 50 ml\nWartezeit laut Beleg: Milch 8 Melkzeiten',
          },
        },
      ],
    })
  })

  it.each([
    ['Wartezeit: Fleisch 6 Tage, Milch 96 Stunden', 6, 96],
    ['Wartezeit: essbares Gewebe 28 T / Milch 4 T', 28, 96],
    ['Wartezeit (Fleisch): 0 Tage\nWartezeit (Milch): keine', 0, 0],
    ['Wartezeit\nFleisch: 14 Tage\nMilch: 84 h', 14, 84],
  ])('%s', (lines, meat, milk) => {
    expect(treatmentOf(lines)).toMatchObject({
      confidence: 0.95,
      values: { withdrawal_meat_days: meat, withdrawal_milk_hours: milk },
    })
  })

  it('what is left open is not filled: the treatment waits for a person', () => {
    const vague = treatmentOf('Wartezeit: siehe Packung')
    expect(vague).toMatchObject({ confidence: 0.7, values: { note: 'Wartezeit laut Beleg: siehe Packung' } })
    expect(vague.values).not.toHaveProperty('withdrawal_meat_days')
    expect(treatmentOf('Menge: 1.500 ml\nWartezeit: Milch 4 T')).toMatchObject({
      confidence: 0.7,
      values: { note: 'Menge laut Beleg: 1.500 ml' },
    })
    expect(treatmentOf('Anzahl: 3\nTiere: DE 03 900 00001\nWartezeit: Milch 4 T').confidence).toBe(0.7)
  })

  it('medicines that name their own animals keep them apart', () => {
    const { rows } = readText(
      'AuA-Beleg\nBeleg-Nr.: 7\nDatum: 10.05.2026\n\nArzneimittel: Mastivet\nTier: DE 03 900 00001\nWartezeit Milch: 4 Tage\n\nArzneimittel: Diarrsan\nTier: DE 03 900 00041\nWartezeit Fleisch: 10 Tage',
    )!
    expect(
      rows.map(({ values: { product, group, withdrawal_meat_days: meat, withdrawal_milk_hours: milk } }) => [
        product,
        group,
        meat,
        milk,
      ]),
    ).toEqual([
      ['Mastivet', 'DE 03 900 00001', undefined, 96],
      ['Diarrsan', 'DE 03 900 00041', 10, undefined],
    ])
  })

  it('without a day there is no treatment', () => {
    expect(readText('AuA-Beleg\nArzneimittel: Mastivet\nWartezeit: Milch 4 T')).toMatchObject({
      rows: [],
      warnings: [
        expect.anything(),
        'Seite 1: Behandlung „Arzneimittel: Mastivet“ wurde ausgelassen: Datum: Dieses Feld fehlt.',
      ],
    })
  })
})
