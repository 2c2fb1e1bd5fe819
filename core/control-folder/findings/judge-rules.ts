import type { KindSlug, Picture } from '../../farm/index.ts'
import { SEVERITIES, type Finding } from './finding.ts'
import { sceneOf, type Rule, type Scene, type Verdict } from './rule.ts'

/** The kinds that these rules read. */
export const kindsOf = (rules: readonly Rule[]): KindSlug[] => [
  ...new Set<KindSlug>(['holdings', ...rules.flatMap(({ reads }) => reads)]),
]

/**
 * What these rules find in a year, the worst first, then by the day on which it is due. Where a rule has nothing to say
 * against any of its subjects, one finding says that all is in order. A rule is judged anew only where a row of a kind
 * that it reads has changed, or the day is another.
 */
export function judgeRules(
  rules: readonly Rule[],
  picture: Picture,
  { year, today }: Pick<Scene, 'year' | 'today'>,
): Finding[] {
  return rules
    .flatMap((rule): readonly Finding[] =>
      picture.derive(`finding ${rule.id} ${year} ${today}`, ['holdings', ...rule.reads], (rows) =>
        findingsOf(rule, year, rows, verdictsOf(rule, rows, { year, today })),
      ),
    )
    .toSorted(
      (one, other) =>
        SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        (one.due ?? '9').localeCompare(other.due ?? '9') ||
        one.id.localeCompare(other.id),
    )
}

/** What each rule says of each of its subjects. */
const verdictsOf = (rule: Rule, picture: Picture, { year, today }: Pick<Scene, 'year' | 'today'>): Verdict[] =>
  picture.derive(`verdicts ${rule.id} ${year} ${today}`, ['holdings', ...rule.reads], (rows) =>
    rule.judge(sceneOf(rows, { year, today })),
  )

/** What is in order with which rows; the findings say it once for a rule. */
export const keptIn = (
  rules: readonly Rule[],
  picture: Picture,
  when: Pick<Scene, 'year' | 'today'>,
): { rule: Rule; verdict: Verdict }[] =>
  rules.flatMap((rule) =>
    verdictsOf(rule, picture, when)
      .filter(({ severity }) => severity === 'in_ordnung')
      .map((verdict) => ({ rule, verdict })),
  )

/** A verdict that is still the same object gives the same finding again. */
function findingsOf(rule: Rule, year: number, picture: Picture, verdicts: readonly Verdict[]): readonly Finding[] {
  const against = verdicts.filter(({ severity }) => severity !== 'in_ordnung')
  if (against.length > 0)
    return picture.deriveEach(`findings ${rule.id} ${year}`, against, [], (verdict) => findingOf(rule, year, verdict))
  return verdicts.length > 0 ? [{ ...findingOf(rule, year, verdicts[0]!), rows: [], measure: '', due: null }] : []
}

const findingOf = (rule: Rule, year: number, { severity, checkable, rows, text, part, due }: Verdict): Finding => ({
  id: [rule.id, year, ...(severity === 'in_ordnung' ? [] : [rows[0]?.id ?? 'betrieb', ...(part ? [part] : [])])].join(
    '.',
  ),
  rule: rule.id,
  severity,
  checkable,
  title: rule.title,
  text: severity === 'in_ordnung' ? 'Geprüft und eingehalten.' : text,
  measure: rule.measure,
  legalBasis: rule.legalBasis,
  certainty: rule.certainty,
  register: rule.register,
  rows: rows.map(({ kind, id, label }) => ({ kind, id, label })),
  due: due ?? null,
})
