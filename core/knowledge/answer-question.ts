import type { AccountStore, Actor } from '../access/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../shared/ids.ts'
import type { Fact, FactSource } from '../answers/index.ts'
import { analyseQuestion, searchTermsOf } from './analysis/analyse.ts'
import { chooseQuotes } from './answering/choose-quotes.ts'
import { answerOfFact, composeAnswer, type Answer } from './answering/compose-answer.ts'
import { writeAnswer } from './answering/write-answer.ts'
import { fuseByRank } from './fuse-by-rank.ts'
import type { StoredPassage } from './passage.ts'
import type { Embedder } from './ports/embedder.ts'
import type { LanguageModel } from './ports/language-model.ts'
import type { CandidateSearch, PassageStore } from './ports/passage-store.ts'
import { rankPassages, type Ranking } from './ranking.ts'
import type { Thesaurus } from './thesaurus/build-thesaurus.ts'

export interface AnswerQuestionInput {
  /** 1..4000 characters. */
  question: string
  /** Only these documents may be quoted. */
  documentIds?: DocumentId[] | undefined
  /** IANA name of the place of the question, for „heute“ and „letzte Woche“. */
  timeZone?: string | undefined
}

export type AnswerQuestion = (actor: Actor, input: AnswerQuestionInput) => Promise<Answer>

interface Dependencies {
  passages: PassageStore
  accounts: Pick<AccountStore, 'namespacesOf'>
  /** What the farm's own rows say goes before what is written somewhere. */
  facts?: FactSource | undefined
  thesaurus?: Thesaurus
  /** Without one, and where it fails, the words alone decide. */
  embedder?: Embedder | undefined
  /** Without one, and where it fails, the answer is made of quotes alone. */
  languageModel?: LanguageModel | undefined
}

/** More candidates than this do not raise the recall measurably and cost time. */
const CANDIDATES = 400

/** Passages that only their meaning finds are few among the right ones. */
const NEAREST = 50

/**
 * Answers from the rows of the farm, or from the passages that the asking person may read by quoting them; writes
 * nothing.
 */
export const makeAnswerQuestion =
  (deps: Dependencies): AnswerQuestion =>
  async (actor, input) => {
    const own = await deps.accounts.namespacesOf(actor.userId)
    const fact = input.documentIds ? undefined : await factOf(deps, own, input)
    if (!fact) return answerFromPassages(deps, [...own, SHARED_NAMESPACE], input)
    if (fact.answered) return answerOfFact(fact)
    // It is about the farm: only its own documents may know what its rows do not.
    const answer = await answerFromPassages(deps, own, input)
    return answer.answered ? { ...answer, answer: `${fact.text}\n\n${answer.answer}` } : answerOfFact(fact)
  }

/** What the first of the farms says that has an answer; else what the first says that understands the question. */
async function factOf(
  { facts }: Dependencies,
  namespaces: NamespaceId[],
  { question, timeZone }: AnswerQuestionInput,
): Promise<Fact | undefined> {
  let understood: Fact | undefined
  for (const namespaceId of facts ? namespaces : []) {
    const fact = await facts!.answer({ namespaceId, question, timeZone })
    if (fact?.answered) return fact
    understood ??= fact
  }
  return understood
}

async function answerFromPassages(
  deps: Dependencies,
  namespaces: NamespaceId[],
  { question, documentIds }: AnswerQuestionInput,
): Promise<Answer> {
  const analysed = analyseQuestion(question, deps.thesaurus)
  const terms = searchTermsOf(analysed)
  const scope = { namespaces, ...(documentIds && { documentIds }) }
  const [found, near] =
    terms.exact.length === 0
      ? [[], []]
      : await Promise.all([
          deps.passages.candidates({ ...scope, terms, limit: CANDIDATES }),
          nearestTo(question, deps, scope),
        ])
  const ranking = fused(rankPassages(analysed, united(found, near)), near)
  const choice = chooseQuotes(analysed, ranking)
  const written =
    deps.languageModel && ranking.passages.length > 0
      ? await writeAnswer(deps.languageModel, analysed, ranking, choice)
      : undefined
  return written ?? composeAnswer(analysed, ranking, choice)
}

const nearestTo = async (
  question: string,
  { passages, embedder }: Dependencies,
  scope: Pick<CandidateSearch, 'namespaces' | 'documentIds'>,
): Promise<StoredPassage[]> => {
  const vectors = await embedder?.embed([question], 'query')
  return embedder && vectors?.ok
    ? passages.nearest({ ...scope, model: embedder.model, vector: vectors.val[0] as number[], limit: NEAREST })
    : []
}

const keyOf = ({ documentId, ordinal }: StoredPassage): string => `${documentId} ${ordinal}`

const united = (found: StoredPassage[], near: StoredPassage[]): StoredPassage[] => {
  const known = new Set(found.map(keyOf))
  return [...found, ...near.filter((passage) => !known.has(keyOf(passage)))]
}

/**
 * The order by words and meaning together; each place keeps its score, so that scores still fall from place to place.
 */
const fused = (ranking: Ranking, near: StoredPassage[]): Ranking => {
  if (near.length === 0) return ranking
  const byKey = new Map(ranking.passages.map(({ passage }) => [keyOf(passage), passage]))
  const keys = fuseByRank([...byKey.keys()], near.map(keyOf))
  return {
    ...ranking,
    passages: ranking.passages.map(({ score }, place) => ({
      score,
      passage: byKey.get(keys[place] as string) as StoredPassage,
    })),
  }
}
