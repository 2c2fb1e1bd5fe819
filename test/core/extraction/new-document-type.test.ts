import { describe, expect, it } from 'vitest'
import { confidenceOf, CONFIDENT } from '../../../core/extraction/confidence.ts'
import { checkAssertions } from '../../../core/extraction/documents/check-assertions.ts'
import { firstOf } from '../../../core/extraction/documents/labelled-value.ts'
import { readPrintedDay, readQuantity } from '../../../core/extraction/documents/printed-values.ts'
import { readLabels } from '../../../core/extraction/documents/read-labels.ts'
import { hasTitle, readLayout } from '../../../core/extraction/documents/read-layout.ts'
import { extractAssertions, type Extractor } from '../../../core/extraction/index.ts'
import { aDocument, TODAY } from '../../builders/text-documents.ts'

/** A document type that the service does not know, written with the shared steps alone. */
const extractSiloReading: Extractor = ({ document, today }) => {
  const layout = readLayout(document)
  if (!layout || !hasTitle(layout, /^Siloprotokoll/, 10)) return undefined
  const { values, warnings } = readLabels(layout, { date: 'Datum', load: 'Ware', net: 'Netto(?:gewicht)?' })
  const { found, doubtful } = firstOf(values)
  const date = readPrintedDay(found.date?.text ?? '')
  const net = readQuantity(found.net?.text ?? '')
  if (!found.net || !date || !net || net.thousands) return { rows: [], warnings }
  return checkAssertions(
    [
      {
        kind: 'measurements',
        name: 'net weight',
        values: {
          type: 'weighing',
          parameter: 'Nettogewicht',
          value: net.value,
          unit: net.unit,
          date: date.value,
          subject: found.load?.text ?? null,
        },
        confidence: confidenceOf(!layout.ocr, date.sure, net.sure, doubtful.size === 0),
        page: found.net.page,
        quote: found.net.quote,
      },
    ],
    warnings,
    today,
  )
}

const read = (text: string, ocr = false) =>
  extractSiloReading({ document: aDocument(text, { ocr }), filename: 'schein.pdf', today: TODAY })

const TICKET = 'Landhandel Süd\nSiloprotokoll Nr. 881\nDatum: 14.08.2025\nWare: Winterweizen\nNettogewicht: 24,38 t'

describe('a document type written with the shared steps', () => {
  it('yields its row with the words that state it', () => {
    const { rows, warnings } = read(TICKET)!
    expect(warnings).toEqual([])
    expect(rows).toMatchObject([
      {
        kind: 'measurements',
        quote: 'Nettogewicht: 24,38 t',
        values: { value: 24.38, unit: 't', date: '2025-08-14', subject: 'Winterweizen' },
      },
    ])
    expect(rows[0]!.confidence).toBeGreaterThanOrEqual(CONFIDENT)
  })

  it('leaves what character recognition read to a person', () => {
    expect(read(TICKET, true)!.rows[0]!.confidence).toBeLessThan(CONFIDENT)
  })

  it('refuses a value that its kind does not allow, and says so', () => {
    const { rows, warnings } = read(TICKET.replace('14.08.2025', '14.08.2031'))!
    expect(rows).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('wurde ausgelassen')])
  })

  it('is undefined for anything else, and no known type takes its documents', () => {
    expect(read(TICKET.replace('Siloprotokoll', 'Lieferung'))).toBeUndefined()
    expect(extractAssertions({ document: aDocument(TICKET), filename: 'schein.pdf', today: TODAY })).toBeUndefined()
  })
})
