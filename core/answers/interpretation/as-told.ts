import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { ToldProperty, View } from '../view.ts'

/** What a view tells anyway narrows nothing: „Was fehlt für die Kontrolle?“ asks for what it would find. */
export function asTold({ tellsAlso }: View, question: ParsedQuestion): ParsedQuestion {
  const { denied, says = [] } = tellsAlso ?? {}
  const isDenied = denied === 'any' || (question.negatedStem !== undefined && denied?.has(question.negatedStem))
  const told = Object.fromEntries(
    says.flatMap((property) => (property === 'sum' ? [] : [[property, TOLD_ANYWAY[property]]])),
  )
  return {
    ...question,
    ...told,
    ...(isDenied && { negated: false, negatedStem: undefined }),
  }
}

const TOLD_ANYWAY: Pick<ParsedQuestion, ToldProperty> = {
  missing: false,
  complete: false,
  asksShare: false,
  asksPermission: false,
  overdue: false,
  outOfLimits: undefined,
  state: undefined,
  aggregate: undefined,
  selection: undefined,
}
