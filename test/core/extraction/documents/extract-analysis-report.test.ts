import { describe, expect, it } from 'vitest'
import { extractAnalysisReport } from '../../../../core/extraction/documents/extract-analysis-report.ts'
import { aDocument, plain, readFixture, TODAY } from '../../../builders/text-documents.ts'

const readReport = (name: string) => {
  const { rows, warnings } = readFixture(extractAnalysisReport, `analyses/${name}`)!
  return {
    warnings,
    results: rows.map(
      ({ values: { type, parameter, depth_cm, value, unit, date, subject, sample_number }, confidence }) => [
        type,
        depth_cm ? `${String(parameter)} ${String(depth_cm)}` : parameter,
        value,
        unit,
        date,
        subject,
        sample_number,
        confidence,
      ],
    ),
  }
}

describe('reports of laboratories', () => {
  it('soil, two samples below each other; humus in another unit waits', () => {
    const [deich, kamp] = [
      ['2025-11-14', 'Hinterm Deich', 'B-2025-3391', 0.95],
      ['2025-11-14', 'Langer Kamp', 'B-2025-3392', 0.95],
    ]
    expect(readReport('bodenuntersuchung.txt')).toEqual({
      warnings: [expect.stringContaining('„Hinterm Deich“ 14 mg/100 g P wären 32,1 mg/100 g P2O5')],
      results: [
        ['soil', 'pH-Wert', 6.2, undefined, ...deich],
        ['soil', 'P (CAL)', 14, 'mg/100 g', ...deich],
        ['soil', 'K (CAL)', 11, 'mg/100 g', ...deich],
        ['soil', 'Humus', 2.4, '%', ...deich],
        ['soil', 'pH-Wert', 5.8, undefined, ...kamp],
        ['soil', 'P (CAL)', 22, 'mg/100 g', ...kamp],
        ['soil', 'Humus', 43, 'g/kg', ...kamp.slice(0, 3), 0.7],
      ],
    })
  })

  it('soil says of each field what it is', () => {
    const report =
      'Prüfbericht\nProbenahme: 14.11.2025\n\nSchlag: Hinterm Deich\nFLIK: DENILI9990000001\nBodenart: sL\npH-Wert: 6,2\nP2O5 (CAL): 14 mg/100 g\nHumus: 2,4 %\n\nSchlag: Langer Kamp\npH-Wert: 5,8\nP (CAL): 22 mg/100 g'
    const { rows, annotations } = extractAnalysisReport({
      document: aDocument(report),
      filename: 'b.pdf',
      today: TODAY,
    })!
    const remark = (called: string[], quote: string, values: object) => ({
      kind: 'fields',
      called,
      values: { ...values, soil_sampled_on: '2025-11-14' },
      page: 1,
      quote,
      asOf: '2025-11-14',
    })
    expect(annotations).toEqual([
      remark(['Hinterm Deich', 'DENILI9990000001'], 'pH-Wert: 6,2', {
        ph: 6.2,
        p_cal_mg: 14,
        humus_percent: 2.4,
        soil_type: 'sL',
      }),
      remark(['Langer Kamp'], 'pH-Wert: 5,8', { ph: 5.8 }),
    ])
    expect(rows.map(({ refers }) => refers!['field_id'])).toEqual([
      ...Array.from({ length: 3 }, () => ['Hinterm Deich', 'DENILI9990000001']),
      ...Array.from({ length: 2 }, () => ['Langer Kamp']),
    ])
  })

  it('mineral nitrogen, the three depths in one line or in three', () => {
    const [deich, moor] = [
      ['kg/ha', '2026-02-24', 'Hinterm Deich', undefined, 0.95],
      ['kg/ha', '2026-02-25', 'Moorstück', undefined, 0.95],
    ]
    expect(readReport('nmin-beratung.txt')).toEqual({
      warnings: [],
      results: [
        ['nmin', 'Nmin 0-30', 18, ...deich],
        ['nmin', 'Nmin 30-60', 22, ...deich],
        ['nmin', 'Nmin 60-90', 15, ...deich],
        ['nmin', 'Nmin 0-30', 17, ...moor],
        ['nmin', 'Nmin 30-60', 14, ...moor],
        ['nmin', 'Nmin 60-90', 11, ...moor],
      ],
    })
  })

  it('slurry in one line; the day of the report is not that of the sample, so a person confirms it', () => {
    const rest = ['2026-01-22', 'Rindergülle', undefined, 0.7]
    expect(readReport('guelleanalyse.txt')).toEqual({
      warnings: ['Seite 1: „K2O < 0,5 kg/m³“ wurde ausgelassen: Das ist keine Zahl mit ihrer Einheit.'],
      results: [
        ['slurry', 'TS', 7.9, '%', ...rest],
        ['slurry', 'N gesamt', 3.8, 'kg/m³', ...rest],
        ['slurry', 'NH4-N', 2.1, 'kg/m³', ...rest],
        ['slurry', 'P2O5', 1.6, 'kg/m³', ...rest],
      ],
    })
  })

  it('columns with a line for each field', () => {
    const extraction = plain(
      extractAnalysisReport({
        document: aDocument(
          'Bodenuntersuchung\nProbenahme: 14.11.2025\n\nSchlag  pH-Wert  P (CAL) (mg/100 g)  Humus (%)\nBergfeld  6,0  18  2,0\nKuhweide  5,7  17  7,0',
        ),
        filename: 'b.pdf',
        today: TODAY,
      }),
    )!
    expect(extraction.rows.map(({ values: { subject, parameter, value } }) => [subject, parameter, value])).toEqual([
      ['Bergfeld', 'pH-Wert', 6],
      ['Bergfeld', 'P (CAL)', 18],
      ['Bergfeld', 'Humus', 2],
      ['Kuhweide', 'pH-Wert', 5.7],
      ['Kuhweide', 'P (CAL)', 17],
      ['Kuhweide', 'Humus', 7],
    ])
  })

  it('feed, with the units of a dry mass', () => {
    const extraction = plain(
      extractAnalysisReport({
        document: aDocument(
          'Futteranalyse\nFuttermittel: Grassilage 1. Schnitt\nProbenahme: 12.05.2026\n\nTrockenmasse: 34,2 %\nRohprotein: 158 g/kg TM\nRohfaser  241 g/kg TM\nNEL  6,3 MJ/kg TM',
        ),
        filename: 'f.pdf',
        today: TODAY,
      }),
    )!
    expect(extraction.warnings).toEqual([])
    expect(
      extraction.rows.map(({ values: { type, subject, parameter, value, unit }, confidence }) => [
        type,
        subject,
        parameter,
        value,
        unit,
        confidence,
      ]),
    ).toEqual([
      ['feed', 'Grassilage 1. Schnitt', 'TM', 34.2, '%', 0.95],
      ['feed', 'Grassilage 1. Schnitt', 'Rohprotein', 158, 'g/kg TM', 0.95],
      ['feed', 'Grassilage 1. Schnitt', 'Rohfaser', 241, 'g/kg TM', 0.95],
      ['feed', 'Grassilage 1. Schnitt', 'NEL', 6.3, 'MJ/kg TM', 0.95],
    ])
  })

  it('a pH value of 62 is a lost comma', () => {
    expect(
      plain(
        extractAnalysisReport({
          document: aDocument('Prüfbericht\nProbenahme: 14.11.2025\npH-Wert: 62\nHumus: 2,4 %'),
          filename: 'b.pdf',
          today: TODAY,
        }),
      ),
    ).toMatchObject({
      rows: [{ values: { parameter: 'Humus' } }],
      warnings: ['Seite 1: „pH-Wert 62“ wurde ausgelassen: Ein pH-Wert liegt zwischen 0 und 14. Fehlt das Komma?'],
    })
  })
})
