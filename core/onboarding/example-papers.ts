import type { Paper } from './paper.ts'
import { applicationReceipt, hearing, lease } from './papers/authorities.ts'
import { dairyLetter, milkStatements, qualityReport } from './papers/dairy.ts'
import { dealerInvoice } from './papers/dealer.ts'
import { mineralNitrogen, slurryAnalysis, soilAnalysis } from './papers/laboratory.ts'
import { hitExtract, parcelList } from './papers/lists.ts'
import { competenceProof, nitrogenCeiling, storageProof } from './papers/proofs.ts'
import { receiptForAlma, receiptForCalves } from './papers/vet.ts'
import type { StoryDays } from './story-days.ts'

/**
 * The papers in the office of the example farm. What they say is what its rows say; what has no row comes from them.
 */
export const examplePapers = (days: StoryDays): Paper[] => [
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
