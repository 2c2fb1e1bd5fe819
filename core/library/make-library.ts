import type { FarmPictures, ProvenanceDependencies } from '../farm/index.ts'
import type { Events } from '../shared/events.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Digest } from '../shared/ports/digest.ts'
import type { EventsRead } from '../shared/ports/events-read.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { makeAnswerFeedNeeds } from './answers/answer-feed-needs.ts'
import { makeAnswerFromLibrary, makeAnswerFromVariants } from './answers/answer-from-library.ts'
import { makeAdoptVariant } from './adoption/adopt-variant.ts'
import { makePreviewEffects } from './adoption/preview-effects.ts'
import { makeReadVariants } from './adoption/read-variants.ts'
import { makeRetractAdoption } from './adoption/retract-adoption.ts'
import type { AdoptableDocuments } from './ports/adoptable-documents.ts'
import type { BookPrinter } from './ports/book-printer.ts'
import type { Farms } from '../shared/ports/farms.ts'
import type { KeptDocuments } from './ports/kept-documents.ts'
import { makeAnswerFromFirst, type Synonyms } from '../answers/index.ts'
import type { LinearOptimizer } from './ports/linear-optimizer.ts'
import type { PlanStore } from './ports/plan-store.ts'
import type { Plan } from './plans/plan.ts'
import { PLANS } from './plans/plans.ts'
import type { Register } from './registers/register.ts'
import { REGISTERS } from './registers/registers.ts'
import { makeAdoptDocument } from './shelf/adopt-document.ts'
import { makeBeginPeriods, makeLookAtPeriods } from './shelf/begin-periods.ts'
import { makeDrawKeptDocument } from './shelf/draw-kept-document.ts'
import { makeFindDocumentsOfKinds } from './shelf/documents-of-kinds.ts'
import { handleRows } from './shelf/follow-rows.ts'
import { makeReadLibrary } from './shelf/read-library.ts'
import { makeClearShelf, makeStockShelf } from './shelf/stock-shelf.ts'
import { makeSwitchEntry } from './shelf/switch-entry.ts'

/** What the area stands on. */
export interface LibraryPlatform extends ProvenanceDependencies {
  clock: Clock
  ids: Ids
  events: Events
  transaction: Transaction
  eventsRead: EventsRead
  jobs: JobQueue
  objects: ObjectStore
  digest: Digest
  farmPictures: FarmPictures
  keptDocuments: KeptDocuments
  planStore: PlanStore
  optimizer: LinearOptimizer
  bookPrinter: BookPrinter
  pause: Pause
  synonyms: Synonyms
}

/** What other areas know. */
export interface LibrarySurroundings {
  adoptableDocuments: AdoptableDocuments
  farms: Farms
}

/** Everything the area can do. */
export const makeLibrary = (
  platform: LibraryPlatform,
  { adoptableDocuments, farms }: LibrarySurroundings,
  {
    registers = Object.values(REGISTERS),
    plans = PLANS,
  }: { registers?: readonly Register[]; plans?: readonly Plan[] } = {},
) => {
  const facts = makeAnswerFromLibrary({ ...platform, plans })
  return {
    facts,
    /** What a question means of a plan by its very words: it can stand before the rows. */
    plainFacts: makeAnswerFromFirst(
      [makeAnswerFeedNeeds({ ...platform, plans }), makeAnswerFromVariants(facts)],
      platform.pause,
    ),
    readers: [handleRows({ ...platform, registers, plans })],
    readLibrary: makeReadLibrary(platform),
    findDocumentsOfKinds: makeFindDocumentsOfKinds({ ...platform, registers, plans }),
    switchEntry: makeSwitchEntry(platform),
    stockShelf: makeStockShelf(platform),
    clearShelf: makeClearShelf(platform),
    adoptDocument: makeAdoptDocument({ ...platform, adoptableDocuments }),
    lookAtPeriods: makeLookAtPeriods(platform),
    beginPeriods: makeBeginPeriods({ ...platform, farms }),
    drawKeptDocument: makeDrawKeptDocument({ ...platform, registers, plans }),
    readVariants: makeReadVariants({ ...platform, plans }),
    previewEffects: makePreviewEffects({ ...platform, plans }),
    adoptVariant: makeAdoptVariant({ ...platform, plans }),
    retractAdoption: makeRetractAdoption({ ...platform, plans }),
  }
}

export type Library = ReturnType<typeof makeLibrary>
