import type { Fact } from '../../answers/index.ts'
import { foldText } from '../../shared/german/fold.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { WhenLeft } from '../../shared/ports/when-left.ts'
import { answerFromPassages, SURE_AGAINST_ROWS, type AnsweringDependencies } from './answer-from-passages.ts'
import { answerOfFact } from './answer-of-fact.ts'
import type { Answer } from './compose-answer.ts'
import type { FactQuestion, FarmFacts } from './farm-facts.ts'
import { withQuestionBefore } from './message/with-question-before.ts'
import { makeRankTexts } from './rank-texts.ts'
import { sayAnew } from './say-anew.ts'

/** What may be asked and read for one message. */
export interface Scope {
  /** Know nothing where documents are named: then those alone are asked. */
  facts: FarmFacts
  documentIds: DocumentId[] | undefined
  own: NamespaceId[]
  /** Those and what every farm may read. */
  readable: NamespaceId[]
  whenLeft: WhenLeft | undefined
}

/**
 * One question to which the rows have said what they know: that alone; or what papers say beside it; or that nothing
 * answers it, with what comes near.
 */
export async function answerOne(
  deps: AnsweringDependencies,
  { facts, documentIds, own, readable, whenLeft }: Scope,
  asked: FactQuestion,
  fact: Fact | undefined,
): Promise<Answer> {
  if (fact?.answered) return answerOfFact(fact)
  const question = withQuestionBefore(asked)
  const anew = await sayAnew(deps, facts, question, whenLeft)
  if (anew?.answer) return anew.answer
  const rankTexts = makeRankTexts(deps.thesaurus)
  const wordings = [question, ...(anew?.wordings.slice(0, 1) ?? [])]
  const byModel = anew && { ...anew.search, rows: await facts.rowsNear(wordings, rankTexts) }
  const query = { question, documentIds, byModel }
  const nearest = () => facts.nearest(question, rankTexts)
  if (fact) {
    // It is about the farm: only its own documents may know what its rows do not.
    const papers = await answerFromPassages(deps, own, query)
    const tellsRows = papers.sources.some(({ row }) => row !== undefined)
    if (isSureOf(fact, papers)) return tellsRows ? papers : { ...papers, answer: `${fact.text}\n\n${papers.answer}` }
    const near = fact.rows.length > 0 ? undefined : await nearest()
    // One row that alone comes clearly near says more than a view of others that has nothing.
    if (near?.answered && namesAll(fact, near.text)) return answerOfFact(near)
    return answerOfFact(near ? { ...near, answered: false, text: `${fact.text}\n\n${near.text}` } : fact)
  }
  let suggested: Promise<Fact | undefined> | undefined
  const suggest = () => (suggested ??= facts.suggest(asked.continues ? question : asked.question))
  const isOfRows = async () => (await suggest()) !== undefined
  const papers = await answerFromPassages(deps, readable, { ...query, isOfRows })
  if (papers.answered) return papers
  const suggestion = await suggest()
  const near = await nearest()
  if (near?.answered) return answerOfFact(near)
  return withRows(suggestion?.rows.length ? [suggestion] : [suggestion, near], papers)
}

/** What one thing has is no answer for another: a table of other fields says nothing of this one. */
const isSureOf = (fact: Fact, { answer, answered, confidence = 1 }: Answer): boolean =>
  answered && confidence >= SURE_AGAINST_ROWS && namesAll(fact, answer)

const namesAll = ({ names = [] }: Fact, text: string): boolean =>
  names.every((name) => foldText(text).includes(foldText(name)))

/** What the rows have that comes near, before what the papers say. */
function withRows(facts: readonly (Fact | undefined)[], { answer, sources, ...papers }: Answer): Answer {
  const said = facts.filter((fact) => fact !== undefined)
  const rows = said.flatMap((fact) => answerOfFact(fact).sources).slice(0, MOST_ROWS)
  // What no paper has is not missing where a row comes near.
  const ofPapers = rows.length > 0 && sources.length === 0 ? NOTHING_IN_PAPERS : answer
  return {
    ...papers,
    answer: [...said.map(({ text }) => text), ofPapers].join('\n\n'),
    sources: [...rows, ...sources],
  }
}

const NOTHING_IN_PAPERS = 'In deinen Unterlagen finde ich keine Antwort dazu.'

const MOST_ROWS = 5
