import { deriveAnalysisText } from './derive-analysis-text.ts'
import { deriveAnalysis } from './derive-analysis.ts'
import { deriveAnimalList } from './derive-animal-list.ts'
import { deriveFields } from './derive-fields.ts'
import { deriveInvoice } from './derive-invoice.ts'
import { deriveLetter } from './derive-letter.ts'
import { deriveMedicineReceipt } from './derive-medicine-receipt.ts'
import { deriveMilkRecording } from './derive-milk-recording.ts'
import { deriveMilkStatement } from './derive-milk-statement.ts'
import { deriveParcelList } from './derive-parcel-list.ts'
import { deriveTaskData } from './derive-task-data.ts'
import { MOST_ROWS, type Derivation, type DerivationInput, type Deriver } from './deriver.ts'

/** Every sort of paper that yields rows; the first that knows a document reads it. */
const DERIVERS: readonly Deriver[] = [
  deriveFields,
  deriveTaskData,
  deriveInvoice,
  deriveMilkRecording,
  deriveAnimalList,
  deriveParcelList,
  deriveAnalysis,
  deriveMedicineReceipt,
  deriveMilkStatement,
  deriveAnalysisText,
  deriveLetter,
]

/** The rows that a document yields; undefined for a document of an unknown sort. */
export function deriveRows(input: DerivationInput): Derivation | undefined {
  for (const derive of DERIVERS) {
    const derivation = derive(input)
    if (derivation)
      return derivation.rows.length > MOST_ROWS
        ? {
            rows: [],
            warnings: [
              `Aus dem Dokument entstünden mehr als ${MOST_ROWS.toLocaleString('de-DE')} Zeilen, darum entsteht keine. Teile es in mehrere Dateien.`,
            ],
          }
        : derivation
  }
  return undefined
}
