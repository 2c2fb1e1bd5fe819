import type { Actor } from '../access/index.ts'
import { HERD_MOVEMENT_KINDS, type FarmPictures, type Picture } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import type { Finding } from './findings/finding.ts'
import { judgeRules, kindsOf } from './findings/judge-rules.ts'
import { RULES } from './findings/rules.ts'
import { controlsIn, REGISTER_KINDS, type ControlState } from './books/control-state.ts'
import { herdsIn, type HerdInFolder } from './herds-in-folder.ts'
import type { Acknowledgement, Acknowledgements } from './ports/acknowledgements.ts'

/** A finding with what a person has said about it; that does not take it away. */
export type SeenFinding = Finding & { acknowledged: Pick<Acknowledgement, 'at' | 'reason'> | null }

/** What an inspector of a year would ask for. */
export interface Folder {
  year: number
  /** The worst first. */
  findings: readonly SeenFinding[]
  /** Every inspection, as it would go. */
  controls: ControlState[]
  /** For which blank sheets can be printed. */
  herds: HerdInFolder[]
}

/** Left out, the year is that of today in Germany. */
export type ReadFolder = (actor: Actor, input: { year?: number | undefined }) => Promise<Folder>

/** What of the rows the folder needs beside what rules read. */
const OWN_KINDS = [...HERD_MOVEMENT_KINDS, 'animal_counts', 'animals'] as const

interface Dependencies {
  farmPictures: FarmPictures
  acknowledgements: Pick<Acknowledgements, 'all'>
  clock: Clock
}

export const makeReadFolder =
  (deps: Dependencies): ReadFolder =>
  async ({ namespaceId }, { year }) => {
    const today = dayOf(deps.clock.now())
    const inspected = year ?? Number(today.slice(0, 4))
    const [picture, said] = await Promise.all([
      deps.farmPictures.of(namespaceId, [...new Set([...kindsOf(RULES), ...REGISTER_KINDS, ...OWN_KINDS])]),
      deps.acknowledgements.all(namespaceId),
    ])
    const when = { year: inspected, today }
    const findings = seenFindings(picture, when, said)
    return { year: inspected, findings, controls: controlsIn(picture, findings, when), herds: herdsIn(picture, today) }
  }

export function seenFindings(
  picture: Picture,
  when: { year: number; today: string },
  said: readonly Acknowledgement[],
): readonly SeenFinding[] {
  const byFinding = new Map(said.map((one) => [one.findingId, one]))
  return picture.deriveEach(
    'seen findings',
    judgeRules(RULES, picture, when),
    [],
    (finding) => {
      const { at, reason } = byFinding.get(finding.id) ?? {}
      return { ...finding, acknowledged: at === undefined || reason === undefined ? null : { at, reason } }
    },
    ({ id }) => [byFinding.get(id)?.at, byFinding.get(id)?.reason],
  )
}
