import type { ExampleDocument } from './example-document.ts'
import { applicationReceipt, hearing, lease } from './documents/authorities.ts'
import { dairyLetter, milkStatements, qualityReport } from './documents/dairy.ts'
import { dealerInvoice } from './documents/dealer.ts'
import { mineralNitrogen, slurryAnalysis, soilAnalysis } from './documents/laboratory.ts'
import { hitExtract, parcelList } from './documents/lists.ts'
import { competenceProof, nitrogenCeiling, storageProof } from './documents/proofs.ts'
import { receiptForAlma, receiptForCalves } from './documents/vet.ts'
import type { StoryDays } from './story-days.ts'

/**
 * The documents in the office of the example farm. What they say is what its rows say; what has no row comes from them.
 */
export const exampleDocuments = (days: StoryDays): ExampleDocument[] => [
  parcelList(days),
  hitExtract(days),
  soilAnalysis(days),
  mineralNitrogen(days),
  slurryAnalysis(days),
  ...milkStatements(days),
  qualityReport(days),
  dairyLetter(days),
  receiptForAlma(days),
  receiptForCalves(days),
  nitrogenCeiling(days),
  storageProof(days),
  competenceProof(days),
  hearing(days),
  applicationReceipt(days),
  lease(days),
  dealerInvoice(days),
]
