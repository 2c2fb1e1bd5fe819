import { askViews, type ReadAnswer } from './ask-views.ts'
import type { Asking } from './asking.ts'
import { readByLabel } from '../by-label/answer-by-label.ts'
import { continuedOf } from '../conversation/continue-question.ts'
import { continued, type FollowUp } from '../conversation/follow-up.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'

/** What the view says that explains a question best. */
export async function answerAsItStands(asking: Asking, question: ParsedQuestion): Promise<ReadAnswer | undefined> {
  const read = readByLabel(asking)
  const loaded = await asking.loadViews(asking.request.namespaceId, question, asking.today, read?.isMeant)
  if (!loaded) return undefined
  const byLabel = read?.answer(loaded)
  if (byLabel?.isSure && !byLabel.givesWayToTold) return byLabel.answer
  const answer = question.unread ? undefined : await askViews(loaded, () => [{ question }], asking.pause)
  if (!answer?.fact.answered) return byLabel?.answer ?? answer
  return byLabel?.isSure && answer.interpretation.view.tells === undefined ? byLabel.answer : answer
}

/** What it says to a question that goes on from another. */
export async function continueFrom(
  asking: Asking,
  before: ParsedQuestion,
  followUp: FollowUp,
): Promise<ReadAnswer | undefined> {
  const { today, request, loadViews, pause } = asking
  const words = [...before.words, ...followUp.question.words]
  const loaded = await loadViews(request.namespaceId, continued(before, followUp, words, today), today)
  return loaded && askViews(loaded, (view, found) => continuedOf(view, found, before, followUp, today), pause)
}
