import { Err, Ok, type Result } from '../shared/result.ts'
import type { ImportShared } from '../sources/index.ts'
import type { LawPublisher, PublisherFailure } from './ports/law-publisher.ts'
import { FARM_STATUTES, isOf, type FarmStatute } from './statutes.ts'

/**
 * `missing`: the publisher has it no more, or not under this name; `failed`: it could not be fetched or read. What was
 * there before stays then.
 */
export type StatuteOutcome = 'added' | 'replaced' | 'unchanged' | 'missing' | 'failed'

export interface UpdatedStatute {
  name: string
  outcome: StatuteOutcome
}

/**
 * Brings the statutes that matter on a farm into the shared knowledge, one after the other; `told` hears of each. An
 * error where nothing can be reached at all.
 */
export type UpdateStatutes = (
  told?: (statute: UpdatedStatute, done: number, of: number) => void,
) => Promise<Result<UpdatedStatute[], PublisherFailure>>

interface Dependencies {
  publisher: LawPublisher
  importShared: ImportShared
}

export const makeUpdateStatutes =
  ({ publisher, importShared }: Dependencies): UpdateStatutes =>
  async (told = () => {}) => {
    const published = await publisher.folders()
    if (published.err) return Err(published.val)
    const updated: UpdatedStatute[] = []
    for (const statute of FARM_STATUTES) {
      const outcome = published.val.has(statute.folder)
        ? await bringIn(publisher, importShared, statute)
        : ('missing' as const)
      updated.push({ name: statute.name, outcome })
      told(updated.at(-1)!, updated.length, FARM_STATUTES.length)
    }
    return Ok(updated)
  }

async function bringIn(
  publisher: LawPublisher,
  importShared: ImportShared,
  statute: FarmStatute,
): Promise<StatuteOutcome> {
  const done = await publisher.withStatute(statute.folder, statute.name, async ({ abbreviation, file }) =>
    isOf(abbreviation, statute) ? (await importShared(file)).outcome : ('missing' as const),
  )
  if (done.ok) return done.val
  return done.val.kind === 'not_found' ? 'missing' : 'failed'
}
