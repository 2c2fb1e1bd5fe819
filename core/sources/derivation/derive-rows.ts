import { deriveAnalysis } from './derive-analysis.ts'
import { deriveAnimalList } from './derive-animal-list.ts'
import { deriveInvoice } from './derive-invoice.ts'
import { deriveParcelList } from './derive-parcel-list.ts'
import type { Derivation, DerivationInput, Deriver } from './deriver.ts'

/** Every sort of paper that yields rows; the first that knows a document reads it. */
const DERIVERS: readonly Deriver[] = [deriveInvoice, deriveAnimalList, deriveParcelList, deriveAnalysis]

/** The rows that a document yields; none for a document of an unknown sort. */
export function deriveRows(input: DerivationInput): Derivation {
  for (const derive of DERIVERS) {
    const derivation = derive(input)
    if (derivation) return derivation
  }
  return { rows: [], warnings: [] }
}
