import { extractAnalysisReport } from './documents/extract-analysis-report.ts'
import { extractAnalysis } from './tables/extract-analysis.ts'
import { extractAnimalList } from './tables/extract-animal-list.ts'
import { extractFields } from './land/extract-fields.ts'
import { extractInvoice } from './invoices/extract-invoice.ts'
import { extractLetter } from './documents/extract-letter.ts'
import { extractMedicineReceipt } from './documents/extract-medicine-receipt.ts'
import { extractMilkRecording } from './tables/extract-milk-recording.ts'
import { extractMilkStatement } from './documents/extract-milk-statement.ts'
import { extractParcelList } from './land/extract-parcel-list.ts'
import { extractTaskData } from './land/extract-task-data.ts'
import { MOST_ROWS, type Extraction, type ExtractionInput, type Extractor } from './extractor.ts'

/** Every sort of paper that yields rows; the first that knows a document reads it. */
const EXTRACTORS: readonly Extractor[] = [
  extractFields,
  extractTaskData,
  extractInvoice,
  extractMilkRecording,
  extractAnimalList,
  extractParcelList,
  extractAnalysis,
  extractMedicineReceipt,
  extractMilkStatement,
  extractAnalysisReport,
  extractLetter,
]

/** The rows that a document yields; undefined for a document of an unknown sort. */
export function extractAssertions(input: ExtractionInput): Extraction | undefined {
  for (const extract of EXTRACTORS) {
    const extraction = extract(input)
    if (extraction)
      return extraction.rows.length > MOST_ROWS
        ? {
            rows: [],
            warnings: [
              `Aus dem Dokument entstünden mehr als ${MOST_ROWS.toLocaleString('de-DE')} Zeilen, darum entsteht keine. Teile es in mehrere Dateien.`,
            ],
          }
        : extraction
  }
  return undefined
}
