import { extractAnalysisReport } from './documents/extract-analysis-report.ts'
import { extractCorrespondence } from './documents/extract-correspondence.ts'
import { extractLease } from './documents/extract-lease.ts'
import { extractLetter } from './documents/extract-letter.ts'
import { extractMedicineReceipt } from './documents/extract-medicine-receipt.ts'
import { extractMilkStatement } from './documents/extract-milk-statement.ts'
import { MOST_ROWS, type Extraction, type ExtractionInput, type Extractor } from './extractor.ts'
import { extractInvoice } from './invoices/extract-invoice.ts'
import { extractFields } from './land/extract-fields.ts'
import { extractParcelList } from './land/extract-parcel-list.ts'
import { extractTaskData } from './land/extract-task-data.ts'
import { extractAnalysis } from './tables/extract-analysis.ts'
import { extractAnimalList } from './tables/extract-animal-list.ts'
import { extractMilkRecording } from './tables/extract-milk-recording.ts'
import { germanNumber } from '../shared/german/write-german.ts'

/**
 * Every document type that yields rows, with its extractor. Here alone is decided of which type a document is: of the
 * first whose extractor knows it, so what is unmistakable stands before what is known by a few words.
 */
const EXTRACTORS = {
  boundaries: extractFields,
  task_data: extractTaskData,
  invoice: extractInvoice,
  milk_recording: extractMilkRecording,
  animal_list: extractAnimalList,
  parcel_list: extractParcelList,
  analysis_table: extractAnalysis,
  medicine_receipt: extractMedicineReceipt,
  milk_statement: extractMilkStatement,
  analysis_report: extractAnalysisReport,
  lease: extractLease,
  letter: extractLetter,
  correspondence: extractCorrespondence,
} as const satisfies Record<string, Extractor>

export type DocumentType = keyof typeof EXTRACTORS

/** The rows that a document yields; undefined for a document of an unknown type. */
export function extractAssertions(input: ExtractionInput): (Extraction & { documentType: DocumentType }) | undefined {
  for (const [type, extract] of Object.entries<Extractor>(EXTRACTORS)) {
    const extraction = extract(input)
    if (!extraction) continue
    return { ...(extraction.rows.length > MOST_ROWS ? TOO_MANY_ROWS : extraction), documentType: type as DocumentType }
  }
  return undefined
}

const TOO_MANY_ROWS: Extraction = {
  rows: [],
  warnings: [
    `Aus dem Dokument entstünden mehr als ${germanNumber(MOST_ROWS)} Zeilen, darum entsteht keine. Teile es in mehrere Dateien.`,
  ],
}
