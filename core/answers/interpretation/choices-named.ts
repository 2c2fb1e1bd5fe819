import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import { meaningsInView } from './explain-word.ts'

/**
 * The values of columns that every entry of an answer has, because a word of the question names them; none of a column
 * of which it names several, or denies one.
 */
export function choicesNamed(view: View, question: ParsedQuestion, today: string): Map<string, string> {
  if (question.negated) return new Map()
  const named = question.words
    .flatMap((word) => meaningsInView(view, word, today))
    .flatMap(({ condition }) =>
      condition && typeof condition.by === 'object' && condition.value !== undefined
        ? [[condition.by.name, condition.value] as const]
        : [],
    )
  const byColumn = Map.groupBy(named, ([column]) => column)
  return new Map(
    [...byColumn].flatMap(([column, values]): [string, string][] => {
      const [first] = values
      return new Set(values.map(([, value]) => value)).size === 1 ? [[column, first![1]]] : []
    }),
  )
}
