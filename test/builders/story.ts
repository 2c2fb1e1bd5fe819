import { HighsLinearOptimizer } from '../../adapters/optimization/highs-linear-optimizer.ts'
import { MemoryPlanStore } from '../../adapters/memory/library/memory-plan-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { digest } from '../../adapters/system/digest.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import { KIND_SLUGS, makePicture, type Picture } from '../../core/farm/index.ts'
import { makeAnswerFeedNeeds } from '../../core/library/answers/answer-feed-needs.ts'
import { makeAnswerFromLibrary } from '../../core/library/answers/answer-from-library.ts'
import { PLANS } from '../../core/library/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../core/onboarding/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { noSynonyms } from './no-synonyms.ts'

/** The example farm as it is made on a day. */
export const pictureOfStory = (namespaceId: NamespaceId, today: string): Picture =>
  makePicture(
    KIND_SLUGS,
    rowsOfStory(exampleRows(storyDays(today)), new Map(), {
      namespaceId,
      ids: uuidV7Ids,
      now: Date.parse(today),
    }).map((row) => row as never),
  )

/** What the library answers of it, at ten in the morning, and what it keeps of plans. */
export function libraryOfStory(picture: Picture, today: string) {
  const planStore = new MemoryPlanStore(new MemoryDatabase())
  const deps = {
    plans: PLANS,
    planStore,
    farmPictures: { of: async () => picture },
    optimizer: new HighsLinearOptimizer(),
    digest,
    ids: uuidV7Ids,
    clock: { now: () => Date.parse(`${today}T10:00:00Z`) },
    pause: async () => {},
    synonyms: noSynonyms,
  }
  return { facts: makeAnswerFromLibrary(deps), feedNeeds: makeAnswerFeedNeeds(deps), planStore }
}
