import type { Synonyms } from '../answers/index.ts'
import type { FarmPictures } from '../farm/index.ts'
import { makeReadPlanToPrint, PLANS, type BookPrinter, type CalculationDependencies } from '../library/index.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { makeAcknowledgeFinding } from './acknowledge-finding.ts'
import { makeAnswerBeforeRows } from './answers/answer-before-rows.ts'
import { makeAnswerFromFindings } from './answers/answer-from-findings.ts'
import { makeAnswerFromLaw } from './answers/answer-from-law.ts'
import { makeReadDueFindings } from './answers/read-due-findings.ts'
import { makeDrawBook } from './books/draw-book.ts'
import { makePrintBlankSheets } from './books/print-blank-sheets.ts'
import { makePrintBook } from './books/print-book.ts'
import type { PrintDependencies } from './books/print-once.ts'
import type { Acknowledgements } from './ports/acknowledgements.ts'
import { makeReadFolder } from './read-folder.ts'
import { makeReadPlantProtectionRecords } from './read-plant-protection-records.ts'

/** What the area stands on. */
export interface ControlFolderPlatform extends PrintDependencies, Omit<CalculationDependencies, 'plans'> {
  farmPictures: FarmPictures
  acknowledgements: Acknowledgements
  bookPrinter: BookPrinter
  objects: ObjectStore
  pause: Pause
  synonyms: Synonyms
}

/** Everything the area can do. */
export const makeControlFolder = (platform: ControlFolderPlatform) => ({
  facts: makeAnswerFromFindings(platform),
  /** What a question asks of findings by its very words: it can stand before the rows. */
  plainFacts: makeAnswerBeforeRows(makeAnswerFromFindings(platform)),
  law: makeAnswerFromLaw(platform),
  readDueFindings: makeReadDueFindings(platform),
  readFolder: makeReadFolder(platform),
  acknowledgeFinding: makeAcknowledgeFinding(platform),
  printBook: makePrintBook({ ...platform, readPlanToPrint: makeReadPlanToPrint({ ...platform, plans: PLANS }) }),
  printBlankSheets: makePrintBlankSheets(platform),
  drawBook: makeDrawBook(platform),
  readPlantProtectionRecords: makeReadPlantProtectionRecords(platform),
})

export type ControlFolder = ReturnType<typeof makeControlFolder>
