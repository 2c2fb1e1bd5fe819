import { describe, expect, it } from 'vitest'
import { extractAnalysisReport } from '../../../../core/extraction/documents/extract-analysis-report.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const resultsOf = (text: string) =>
  (extractAnalysisReport({ document: aDocument(text), filename: 'befund.pdf', today: TODAY })?.rows ?? []).map(
    ({ values: { parameter, depth_cm, value, unit, subject } }) =>
      [parameter, depth_cm, value, unit ?? null, subject].filter((one) => one !== null),
  )

const HEAD = 'Futterlabor Beispiel\nProbe: Luzernesilage, Mulde 2\nProbenahme: 03.03.2026\n\n'

describe('results of fresh and of dry matter', () => {
  const ASH = [
    ['Rohasche', 38, 'g/kg FM', 'Luzernesilage'],
    ['Rohasche', 112, 'g/kg TM', 'Luzernesilage'],
  ]

  it.each([
    'Kennwert  Einheit  in FM  in TM\nRohasche  g/kg  38  112\nRohfaser  g/kg  91  268',
    'Einheit  in der Trockenmasse  in der Frischmasse  Ziel\nRohasche  g/kg  112  38  < 120\nRohfaser  g/kg  268  91  < 270',
    'Bezeichnung  OS  TS\nRohasche  38 g/kg  112 g/kg\nRohfaser  91 g/kg  268 g/kg',
    'Bezeichnung  Frischsubstanz  Trockensubstanz\nRohasche  38  g/kg  112  g/kg\nRohfaser  91  g/kg  268  g/kg',
  ])('each in a column of its own: %s', (table) => {
    const results = resultsOf(HEAD + table)
    expect(results).toHaveLength(4)
    expect(results).toEqual(expect.arrayContaining(ASH))
  })

  it('a line with one number for two columns is not told to be of either', () => {
    const results = resultsOf(
      `${HEAD}Kennwert  Einheit  in FM  in TM\nRohasche  g/kg  38  112\nRohfaser  g/kg  91  268\nRohfett  g/kg  31`,
    )
    expect(results.filter(([name]) => name === 'Rohfett')).toEqual([['Rohfett', 31, 'g/kg', 'Luzernesilage']])
  })

  it('what a value is of may stand behind it, in a column of its own, and dots may lead to it', () => {
    expect(
      resultsOf(
        'Futterlabor Beispiel\nFutterart ........ Grassilage\nProbe vom ....... 03.03.2026\n\n             Ergebnis   bezogen auf\nTrockensubstanz ....  36,1 %     FM\nRohprotein .........  15,2 %     TM\nStaerke ............   4,0 %     TM\nnutzbares Rohprotein:  139 g/kg  TM',
      ),
    ).toEqual([
      ['TM', 36.1, '% FM', 'Grassilage'],
      ['Rohprotein', 15.2, '% TM', 'Grassilage'],
      ['Stärke', 4, '% TM', 'Grassilage'],
      ['nXP', 139, 'g/kg TM', 'Grassilage'],
    ])
  })
})

describe('results of the soil', () => {
  it('labels above their values, every line apart', () => {
    const lines = [
      'Untersuchungsbefund Boden',
      'Schlag',
      'Lange Wiese',
      'Tag der Probenahme',
      '4. März 2026',
      'pH-Wert',
      '6,1',
      'Phosphat (P2O5, DL-/CAL)',
      '18 mg je 100 g Boden',
      'Humusgehalt',
      '2,4 %',
    ]
    expect(resultsOf(lines.join('\n\n'))).toEqual([
      ['pH-Wert', 6.1, 'Lange Wiese'],
      ['P2O5', 18, 'mg/100 g Boden', 'Lange Wiese'],
      ['Humus', 2.4, '%', 'Lange Wiese'],
    ])
  })

  it('mineral nitrogen behind its depth, as a letter tells it; all of it waits', () => {
    const letter =
      'Hallo Frau Beispiel,\n\ndie Ergebnisse Ihrer am 4.3.2026 entnommenen Proben, alle Angaben in kg N/ha:\n\nSchlag „Lange Wiese“ (Winterweizen)\n 0-30 cm:  Nmin 21\n30-60 cm:  Nmin 17\n60-90 cm:  Nmin 9\n\nViele Grüße'
    expect(resultsOf(letter)).toEqual([
      ['Nmin', '0-30', 21, 'kg/ha', 'Lange Wiese'],
      ['Nmin', '30-60', 17, 'kg/ha', 'Lange Wiese'],
      ['Nmin', '60-90', 9, 'kg/ha', 'Lange Wiese'],
    ])
  })
})

it('the material of a sample under another label', () => {
  const paper =
    'Düngemittelanalytik Beispiel\nMaterialart: Pferdemist, Miete 3\nDatum der Probenahme: 2026-03-04\n\nTrockenmasse: 27,1 %\nStickstoff gesamt: 5,2 kg/t\nPhosphat (P2O5): 3,0 kg/t\nKali (K2O): 9,1 kg/t'
  expect(resultsOf(paper).map((result) => result.at(-1))).toEqual(Array(4).fill('Pferdemist'))
})
