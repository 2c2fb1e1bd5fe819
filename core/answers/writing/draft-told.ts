import { columnsOfQuestion } from '../interpretation/interpretation.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import { isOfCountStated } from './count-found.ts'
import type { DraftWriter } from './draft.ts'
import { draftNothingEntered } from './nothing-found.ts'
import { subject } from './phrases.ts'

const TOLD: ReadonlySet<QuestionType> = new Set(['count', 'amount', 'how', 'which', 'what', 'whether', 'request'])

/** Of a view that tells its entries itself: what is asked beyond which of them are meant is not its to answer. */
export const draftTold: DraftWriter = (interpretation, narrowed) => {
  const { view, question, state } = interpretation
  const asksSum = question.aggregate === 'sum'
  const tellsSum = asksSum && view.tellsAlso?.says?.includes('sum') === true
  const asksMore =
    question.thresholds.length > 0 ||
    question.selection !== undefined ||
    (question.aggregate !== undefined && !tellsSum) ||
    question.outOfLimits !== undefined ||
    [question.negated, question.missing, question.complete, question.overdue, question.asksShare].includes(true) ||
    (question.asksDuty && !view.answersDuties) ||
    [question.trend !== undefined, question.asksPermission, state !== undefined].includes(true) ||
    columnsOfQuestion(interpretation).some(({ type }) => type !== 'choice')
  const isTold = TOLD.has(question.type) || view.tellsAlso?.types?.includes(question.type)
  if (asksMore || !isTold) return undefined
  if (narrowed.found.length === 0) return view.tellsNone ? draftNothingEntered(interpretation, narrowed) : undefined
  if (!isOfCountStated(interpretation, narrowed.found)) return undefined
  const { conditions } = interpretation
  const text = view.tells?.(narrowed.found, {
    type: question.type,
    heading: subject(interpretation, narrowed),
    isNarrowed: conditions.length > 0,
    classes: conditions.filter(({ by }) => by === 'class').map(({ description }) => description),
    names: conditions.some(({ by }) => by === 'text'),
    asksSum,
    asksRate: question.asksRate || question.asksPerTime,
    words: interpretation.stems,
  })
  return text === undefined ? undefined : { text, answered: true, entries: narrowed.found.slice(0, 10), columns: [] }
}
