import type { Actor } from '../access/index.ts'
import type { FarmPictures } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { judgeRules, kindsOf } from './findings/judge-rules.ts'
import { RULES } from './findings/rules.ts'
import type { Acknowledgements } from './ports/acknowledgements.ts'
import type { SeenFinding } from './read-folder.ts'

export interface FindingNotFound {
  kind: 'finding_not_found'
}

/**
 * Keeps that a person knows of a finding, and why it stands. The finding stays in the folder and in the books; what is
 * in order, or was mended meanwhile, cannot be acknowledged.
 */
export type AcknowledgeFinding = (
  actor: Actor,
  input: { findingId: string; reason: string },
) => Promise<Result<SeenFinding, FindingNotFound>>

interface Dependencies {
  farmPictures: FarmPictures
  acknowledgements: Acknowledgements
  clock: Clock
}

export const makeAcknowledgeFinding =
  ({ farmPictures, acknowledgements, clock }: Dependencies): AcknowledgeFinding =>
  async ({ namespaceId, userId }, { findingId, reason }) => {
    const [rule, year] = findingId.split('.')
    const judged = RULES.filter(({ id }) => id === rule)
    if (judged.length === 0 || !/^[1-9]\d{3}$/.test(year ?? '')) return Err({ kind: 'finding_not_found' })
    const at = clock.now()
    const picture = await farmPictures.of(namespaceId, kindsOf(judged))
    const finding = judgeRules(judged, picture, { year: Number(year), today: dayOf(at) }).find(
      ({ id, severity }) => id === findingId && severity !== 'in_ordnung',
    )
    if (!finding) return Err({ kind: 'finding_not_found' })
    await acknowledgements.put(namespaceId, { findingId, reason, at, by: userId })
    return Ok({ ...finding, acknowledged: { at, reason } })
  }
