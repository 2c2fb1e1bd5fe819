import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import type { Column } from '../view.ts'
import { draftColumns } from './draft-columns.ts'
import { dayColumn } from './draft-day.ts'
import { numberColumn } from './draft-number.ts'
import type { Draft } from './draft.ts'

/**
 * The draft with what the question asks beside it: „Wer kommt, und bis wann?“ Undefined where the view cannot tell
 * all of it: half an answer would look like a whole one.
 */
export function withAlsoAsked(draft: Draft, interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { type, alsoAsked } = interpretation.question
  if (alsoAsked.length === 0 || !draft.answered || draft.saysNone) return draft
  const others = alsoAsked.map((other) => columnOf(other, interpretation))
  if (others.some((column) => column === undefined)) return undefined
  const first = columnOf(type, interpretation)
  const named = interpretation.namedColumns.filter((column) => column.type !== 'flag')
  const columns = [...(first ? [first] : []), ...named, ...others.filter((column) => column !== undefined)]
  return draftColumns(interpretation, { ...narrowed, found: draft.entries }, columns)
}

/** The column that tells what a question word asks for. */
function columnOf(type: QuestionType, interpretation: Interpretation): Column | undefined {
  const { view, columns } = interpretation
  const named = (name: string | undefined): Column | undefined => view.columns.find((column) => column.name === name)
  if (type === 'when') return columns.find((column) => column.type === 'day') ?? dayColumn(interpretation)
  if (type === 'until')
    return (
      view.columns.find(({ ahead }) => ahead === 'last day') ??
      named(view.roles.until) ??
      (view.tense === 'future' ? dayColumn(interpretation) : undefined)
    )
  if (type === 'who') return named(view.roles.who)
  if (type === 'where') return named(view.roles.where)
  if (type === 'amount' || type === 'count')
    return numberColumn(interpretation) ?? named(view.counts?.column ?? view.roles.amount)
  return undefined
}
