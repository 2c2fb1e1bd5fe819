import type { Clock } from '../shared/ports/clock.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Sources } from '../sources/index.ts'
import { makeLookAtWeek } from './look-at-week.ts'
import type { LawPublisher } from './ports/law-publisher.ts'
import { makeUpdateStatutes } from './update-statutes.ts'

/** What the area stands on. */
export interface StatutesPlatform {
  lawPublisher: LawPublisher
  clock: Clock
  jobs: JobQueue
}

/** Everything the area can do: the texts of the law come from their publisher into the shared knowledge. */
export const makeStatutes = (platform: StatutesPlatform, { importShared }: Pick<Sources, 'importShared'>) => ({
  updateStatutes: makeUpdateStatutes({ publisher: platform.lawPublisher, importShared }),
  lookAtWeek: makeLookAtWeek(platform),
})

export type Statutes = ReturnType<typeof makeStatutes>
