import { describe, expect, it } from 'vitest'
import { csv, extract, readHere } from '../../../builders/extract.ts'

const results = async (text: string, filename: string) => {
  const { rows, warnings } = await extract(text, filename)
  return {
    results: rows
      .filter(({ kind }) => kind === 'measurements')
      .map(({ values: { type, parameter, value, unit, date }, confidence }) =>
        [type, parameter, value, unit, date, ...(confidence < 0.8 ? ['?'] : [])].join(' '),
      ),
    warnings,
  }
}

describe('the milk of a tank', () => {
  it('has a line for each day: amount, contents, cells, germs, urea, freezing point', async () => {
    expect(
      await results(
        csv(
          'Datum;Menge kg;Fett %;Eiweiß %;Zellzahl (Tsd./ml);Keimzahl (Tsd./ml);Harnstoff (mg/l);Gefrierpunkt (°C)',
          '01.04.2026;3.412;4,12;3,41;182;9;231;-0,521',
          '03.04.2026;3.388;4,15;;;;;',
          '05.04.2026;3.390;41,5;3,40;;;;',
          'Summe;10.190;;;;;;',
          '31.04.2026;3.300;4,1;3,4;;;;',
        ),
        'tankmilch.csv',
      ),
    ).toEqual({
      results: [
        'bulk_milk Milchmenge 3412 kg 2026-04-01',
        'milk_quality Fett 4.12 % 2026-04-01',
        'milk_quality Eiweiß 3.41 % 2026-04-01',
        'milk_quality Zellzahl 182 Tsd./ml 2026-04-01',
        'milk_quality Keimzahl 9 Tsd./ml 2026-04-01',
        'milk_quality Harnstoff 231 mg/l 2026-04-01',
        'milk_quality Gefrierpunkt -0.521 °C 2026-04-01',
        'bulk_milk Milchmenge 3388 kg 2026-04-03',
        'milk_quality Fett 4.15 % 2026-04-03',
        'bulk_milk Milchmenge 3390 kg 2026-04-05',
        'milk_quality Eiweiß 3.4 % 2026-04-05',
      ],
      warnings: [
        'Zeile 4: Fett „41,5“: Der Wert kann nicht stimmen. Fehlt das Komma?',
        'Zeile 6: Datum: „31.04.2026“ ist kein Tag, den es gibt. Die Zeile ist ausgelassen.',
      ],
    })
  })

  it('in litres is not in kilograms, and two collections of a day are two', async () => {
    const { results: read } = await results(
      csv('Abholung;Liter;Fett;Eiweiß', '01.04.2026;3400,5;4,12;3,41', '01.04.2026;1200,5;4,20;3,41'),
      'abholung.csv',
    )
    expect(read).toEqual([
      'bulk_milk Milchmenge 3400.5 l 2026-04-01',
      'milk_quality Fett 4.12 % 2026-04-01',
      'milk_quality Eiweiß 3.41 % 2026-04-01',
      'bulk_milk Milchmenge 1200.5 l 2026-04-01',
      'milk_quality Fett 4.2 % 2026-04-01',
    ])
  })
})

describe('an ADIS file', () => {
  const file = [
    'DH9900010090000306000900004080',
    'VH990001LKVNDS20260402',
    'CN 00800101 Fett %',
    'CN 00800102 Zellzahl',
    'DN880033008000011500090005408000800044031008001010320080010205000800999020',
    'VN8800332760003900000012026040128541200182??',
    'VN88003327600039000000220260401301???0007712',
    'VN880033276000390000003202604',
    'ZN',
    '',
  ].join('\r\n')

  it('gives each field by its length and decimals; what is undefined and what is unknown is no value', async () => {
    expect(await results(file, 'lkv.ads')).toEqual({
      results: [
        'milk_recording Tagesmilch 28.5 kg 2026-04-01',
        'milk_recording Fett 4.12 % 2026-04-01',
        'milk_recording Zellzahl 182 Tsd./ml 2026-04-01',
        'milk_recording Tagesmilch 30.1 kg 2026-04-01',
        'milk_recording Zellzahl 77 Tsd./ml 2026-04-01',
      ],
      warnings: [],
    })
    expect((await readHere(file, 'lkv.ads')).warnings).toEqual([
      expect.stringContaining('ADIS-Datei (ISO 11787). Ihre Merkmale 900003, 900004, 800999 sind hier nicht'),
      expect.stringContaining('Zeile 8: Die Länge passt nicht zur Definition'),
    ])
  })
})
