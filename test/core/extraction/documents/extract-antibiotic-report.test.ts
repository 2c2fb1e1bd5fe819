import { describe, expect, it } from 'vitest'
import { extractAntibioticReport } from '../../../../core/extraction/documents/extract-antibiotic-report.ts'
import { aDocument, plain, TODAY } from '../../../builders/text-documents.ts'

const read = (text: string) =>
  plain(extractAntibioticReport({ document: aDocument(text), filename: 'tam.pdf', today: TODAY }))

describe('reports on antibiotics', () => {
  it.each([
    ['Halbjahr 2025/II', '2025-2'],
    ['1. Halbjahr 2025', '2025-1'],
    ['Kalenderhalbjahr: II/2025', '2025-2'],
  ])('tell half a year (%s), the use, the frequency and both key figures', (half, halfYear) => {
    expect(
      read(
        `Veterinäramt  17.02.2026\nMitteilung der betrieblichen Therapiehäufigkeit gem. § 57 TAMG\n${half}  Nutzungsart: Mastschweine über 30 kg\n\nIhre Therapiehäufigkeit:  2,114\nBundesweite Kennzahl 1:  0,406\nBundesweite Kennzahl 2:  3,012`,
      ),
    ).toEqual({
      warnings: [],
      rows: [
        {
          kind: 'antibiotic_reports',
          values: {
            half_year: halfYear,
            usage_type: 'Mastschweine über 30 kg',
            therapy_frequency: 2.114,
            benchmark_1: 0.406,
            benchmark_2: 3.012,
          },
          confidence: 0.95,
          quote: 'Ihre Therapiehäufigkeit:  2,114',
        },
      ],
    })
  })

  it('without a use or half a year yield none, and other papers are none', () => {
    expect(read('Therapiehäufigkeit\n1. Halbjahr 2025\nTherapiehäufigkeit: 2,1')).toEqual({
      rows: [],
      warnings: [expect.stringContaining('ohne Nutzungsart')],
    })
    expect(read('Rechnung\n1. Halbjahr 2025\nKennzahl 1: 2')).toBeUndefined()
  })
})
