/**
 * How near a text comes to a short answer, as SQuAD measures it (Rajpurkar et al. 2016): the same but for case, marks
 * and articles, and the F1 of the words that both have; the best of several right answers counts.
 */
export interface Nearness {
  exact: boolean
  /** 0..1 */
  f1: number
}

const ARTICLES = new Set(['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'])

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []).filter((word) => !ARTICLES.has(word))

export function nearnessTo(right: readonly string[], said: string): Nearness {
  const own = wordsOf(said)
  const each = right.map((answer) => nearness(wordsOf(answer), own))
  return { exact: each.some(({ exact }) => exact), f1: Math.max(0, ...each.map(({ f1 }) => f1)) }
}

function nearness(right: readonly string[], said: readonly string[]): Nearness {
  const left = [...right]
  const common = said.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  return { exact: right.join(' ') === said.join(' '), f1: (2 * common) / Math.max(1, right.length + said.length) }
}
