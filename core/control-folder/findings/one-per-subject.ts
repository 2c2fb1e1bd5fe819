import { SEVERITIES } from './finding.ts'
import type { Verdict } from './rule.ts'

/** Of several verdicts on one subject the worst, as where two products of one work are judged. */
export const onePerSubject = (verdicts: readonly Verdict[]): Verdict[] =>
  [...Map.groupBy(verdicts, ({ rows, part }) => `${rows[0]?.id} ${part}`).values()].map(
    (ofOne) =>
      ofOne.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity))[0]!,
  )
