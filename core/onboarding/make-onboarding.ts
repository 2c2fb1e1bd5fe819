import type { ProvenanceDependencies, RowStore } from '../farm/index.ts'
import type { Library } from '../library/index.ts'
import type { Events } from '../shared/events.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import type { Sources } from '../sources/index.ts'
import { makeSetUpExampleLibrary } from './example-library.ts'
import { makeFileExampleDocuments } from './file-example-documents.ts'
import type { ExampleFarms } from './ports/example-farms.ts'
import type { DocumentPrinter } from './ports/document-printer.ts'
import type { SupportThreads } from './ports/support-threads.ts'
import { makeRemoveExampleFarm } from './remove-example-farm.ts'
import { makeSeedExampleFarm } from './seed-example-farm.ts'

/** What the area stands on. */
export interface OnboardingPlatform extends ProvenanceDependencies {
  clock: Clock
  transaction: Transaction
  events: Events
  jobs: JobQueue
  rows: RowStore
  exampleFarms: ExampleFarms
  supportThreads: SupportThreads
  printer: DocumentPrinter
}

/** Everything the area can do. */
export function makeOnboarding(platform: OnboardingPlatform, sources: Sources, library: Library) {
  const deps = { ...platform, ...sources, ...library, farms: platform.exampleFarms, threads: platform.supportThreads }
  return {
    seedExampleFarm: makeSeedExampleFarm(deps),
    setUpExampleLibrary: makeSetUpExampleLibrary(deps),
    fileExampleDocuments: makeFileExampleDocuments(deps),
    removeExampleFarm: makeRemoveExampleFarm(deps),
  }
}

export type Onboarding = ReturnType<typeof makeOnboarding>
