import { extractAntibioticReport } from './documents/extract-antibiotic-report.ts'
import { extractAnalysisReport } from './documents/extract-analysis-report.ts'
import { extractApplication } from './documents/extract-application.ts'
import { extractCertificate } from './documents/extract-certificate.ts'
import { extractCorrespondence } from './documents/extract-correspondence.ts'
import { extractLease } from './documents/extract-lease.ts'
import { extractLetter } from './documents/extract-letter.ts'
import { extractManureNote } from './documents/extract-manure-note.ts'
import { extractMedicineReceipt } from './documents/extract-medicine-receipt.ts'
import { extractMilkStatement } from './documents/extract-milk-statement.ts'
import { paperHead } from './documents/paper-head.ts'
import { MOST_ROWS, type Extraction, type ExtractionInput, type Extractor } from './extractor.ts'
import { extractManureTransfers } from './fieldwork/extract-manure-transfers.ts'
import { extractWorkList } from './fieldwork/extract-work-list.ts'
import { extractYieldList } from './fieldwork/extract-yield-list.ts'
import { extractGoodsList } from './goods/extract-goods-list.ts'
import { withReason, type DocumentType } from './filing/say-what-it-is.ts'
import { extractWeighings } from './goods/extract-weighings.ts'
import { extractInvoice } from './invoices/extract-invoice.ts'
import { extractPrintedInvoice } from './invoices/printed/extract-printed-invoice.ts'
import { withSettlement } from './invoices/printed/with-settlement.ts'
import { extractFields } from './land/extract-fields.ts'
import { extractParcelList } from './land/extract-parcel-list.ts'
import { extractTaskData } from './land/extract-task-data.ts'
import { keyMeasurements } from './samples/key-measurements.ts'
import { extractAnalysis } from './tables/extract-analysis.ts'
import { extractGrazingDiary } from './tables/extract-grazing-diary.ts'
import { extractTreatmentRegister } from './tables/extract-treatment-register.ts'
import { extractAnimalGroups } from './tables/extract-animal-groups.ts'
import { extractAnimalMovements } from './tables/extract-animal-movements.ts'
import { extractAnimalList } from './tables/extract-animal-list.ts'
import { extractSlaughterList } from './tables/extract-slaughter-list.ts'
import { extractTankMilk } from './tables/extract-tank-milk.ts'
import { extractMilkRecording } from './tables/extract-milk-recording.ts'
import { sheetsOfOtherTypes } from './sheets-of-other-types.ts'
import { germanNumber } from '../shared/german/write-german.ts'

/**
 * Every document type that yields rows, with its extractor. Here alone is decided of which type a document is: of the
 * first whose extractor knows it, so what is unmistakable stands before what is known by a few words.
 */
const EXTRACTORS = {
  boundaries: extractFields,
  task_data: extractTaskData,
  invoice: extractInvoice,
  treatment_register: extractTreatmentRegister,
  milk_recording: extractMilkRecording,
  tank_milk: withSettlement(extractTankMilk),
  slaughter_list: withSettlement(extractSlaughterList),
  animal_movements: extractAnimalMovements,
  animal_list: extractAnimalList,
  animal_groups: extractAnimalGroups,
  lease: extractLease,
  grazing_diary: extractGrazingDiary,
  manure_transfers: extractManureTransfers,
  manure_note: extractManureNote,
  yield_list: extractYieldList,
  weighings: withSettlement(extractWeighings),
  parcel_list: extractParcelList,
  work_list: extractWorkList,
  goods_list: extractGoodsList,
  analysis_table: extractAnalysis,
  certificate: extractCertificate,
  application: extractApplication,
  medicine_receipt: extractMedicineReceipt,
  antibiotic_report: extractAntibioticReport,
  milk_statement: withSettlement(extractMilkStatement),
  printed_invoice: extractPrintedInvoice,
  analysis_report: extractAnalysisReport,
  letter: extractLetter,
  correspondence: extractCorrespondence,
} as const satisfies Record<DocumentType, Extractor>

export type { DocumentType }

type Typed = Extraction & { documentType: DocumentType }

/** The rows that a document yields; undefined for a document of an unknown type. */
export function extractAssertions(input: ExtractionInput): Typed | undefined {
  const whole = readAs(input)
  const others = whole ? sheetsOfOtherTypes(input, whole, readAs) : []
  if (!whole || others.length === 0) return whole
  const all = [whole, ...others]
  const rows = all.flatMap((one) => one.rows)
  if (rows.length > MOST_ROWS) return { ...TOO_MANY_ROWS, documentType: whole.documentType }
  return {
    ...whole,
    rows,
    annotations: all.flatMap(({ annotations = [] }) => annotations),
    warnings: all.flatMap(({ warnings }) => warnings),
  }
}

/** By the first type whose extractor knows it. */
function readAs(input: ExtractionInput): Typed | undefined {
  for (const [type, extract] of Object.entries<Extractor>(EXTRACTORS)) {
    const extraction = extract(input)
    if (!extraction) continue
    const documentType = type as DocumentType
    if (extraction.rows.length > MOST_ROWS) return { ...TOO_MANY_ROWS, documentType }
    const head = HEADED.has(documentType) ? paperHead(input.document) : undefined
    return {
      ...withReason({ ...extraction, rows: keyMeasurements(extraction.rows) }, documentType),
      ...((head?.sender ?? head?.dated) && { head }),
      documentType,
    }
  }
  return undefined
}

/** Papers of laboratories and practices, whose rows do not say who issued them and when. */
const HEADED: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'analysis_table',
  'analysis_report',
  'medicine_receipt',
  'treatment_register',
])

const TOO_MANY_ROWS: Extraction = {
  rows: [],
  warnings: [
    `Aus dem Dokument entstünden mehr als ${germanNumber(MOST_ROWS)} Zeilen, darum entsteht keine. Teile es in mehrere Dateien.`,
  ],
}
