import type { Group, Relation, ThesaurusFault } from './parse-topic.ts'

interface Statement {
  relation: Relation
  group: Group
}

const key = (from: string, to: string): string => `${from.toLowerCase()}\n${to.toLowerCase()}`

/** Each pair of terms once: both ways read the same for `=` and `~`. */
const pairsOf = ({ relation, from, to }: Group): [string, string][] => {
  if (relation === '->' || relation === '>')
    return from.flatMap((left) => to.map((right): [string, string] => [left, right]))
  return from.flatMap((left, index) => from.slice(index + 1).map((right): [string, string] => [left, right]))
}

const place = ({ topic, line }: Group): string => `${topic}, Zeile ${line}`

/** „Bach -> Gewässer“ beside „Gewässer > Bach“ is no conflict: the class reads down, the everyday word reads up. */
const complement = (one: Relation, other: Relation): boolean =>
  (one === '->' && other === '>') || (one === '>' && other === '->')

/** Pairs of terms that are stated twice or that contradict each other, named at the later of the two lines. */
export const findConflicts = (groups: Group[]): ThesaurusFault[] => {
  const stated = new Map<string, Statement>()
  const faults: ThesaurusFault[] = []
  for (const group of groups) {
    for (const [left, right] of pairsOf(group)) {
      const reverse = stated.get(key(right, left))
      const earlier =
        stated.get(key(left, right)) ??
        (reverse !== undefined && complement(reverse.relation, group.relation) ? undefined : reverse)
      if (earlier === undefined) {
        stated.set(key(left, right), { relation: group.relation, group })
        continue
      }
      const said = `„${left}“ und „${right}“ stehen schon in ${place(earlier.group)}`
      const message =
        earlier.relation === group.relation
          ? `${said}.`
          : `${said} mit ${earlier.relation}, hier mit ${group.relation}.`
      faults.push({ topic: group.topic, line: group.line, message })
    }
  }
  return faults
}
