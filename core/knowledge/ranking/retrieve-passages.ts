import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import { analyseQuestion, searchTermsOf, type AnalysedQuestion } from '../analysis/analyse.ts'
import { fuseByRank } from './fuse-by-rank.ts'
import type { StoredPassage } from '../passage.ts'
import type { Embedder } from '../ports/embedder.ts'
import type { CandidateSearch, PassageStore } from '../ports/passage-store.ts'
import { rankPassages, type RankedPassage, type Ranking } from './rank-passages.ts'
import type { Thesaurus } from '../thesaurus/build-thesaurus.ts'

export interface RetrievalDependencies {
  passages: PassageStore
  thesaurus?: Thesaurus
  /** Without one, and where it fails, the words alone decide. */
  embedder?: Embedder | undefined
}

export interface Retrieved {
  analysed: AnalysedQuestion
  ranking: Ranking
  /** The nearest in meaning, nearest first, with what their words score; empty where no embedder tells. */
  near: RankedPassage[]
}

/** More candidates than this do not raise the recall measurably and cost time. */
const CANDIDATES = 400

/** Passages that only their meaning finds are few among the right ones. */
const NEAREST = 50

/** The passages of these namespaces, of these documents alone where some are given, that speak most of a question. */
export async function retrievePassages(
  deps: RetrievalDependencies,
  namespaces: NamespaceId[],
  { question, documentIds }: { question: string; documentIds?: DocumentId[] | undefined },
): Promise<Retrieved> {
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
  const byWords = rankPassages(analysed, united(found, near))
  const known = new Map(byWords.passages.map((ranked) => [keyOf(ranked.passage), ranked]))
  return {
    analysed,
    ranking: fused(byWords, near),
    near: near.map((passage) => known.get(keyOf(passage)) as RankedPassage),
  }
}

const nearestTo = async (
  question: string,
  { passages, embedder }: RetrievalDependencies,
  scope: Pick<CandidateSearch, 'namespaces' | 'documentIds'>,
): Promise<StoredPassage[]> => {
  const vectors = await embedder?.embed([question], 'query')
  return embedder && vectors?.ok
    ? passages.nearest({ ...scope, model: embedder.model, vector: vectors.val[0] as number[], limit: NEAREST })
    : []
}

/** Names a passage among those of all documents. */
export const keyOf = ({ documentId, ordinal }: StoredPassage): string => `${documentId} ${ordinal}`

const united = (found: StoredPassage[], near: StoredPassage[]): StoredPassage[] => {
  const known = new Set(found.map(keyOf))
  return [...found, ...near.filter((passage) => !known.has(keyOf(passage)))]
}

/**
 * The order by words and meaning together; each place keeps its score, so that scores still fall from place to place.
 */
const fused = (ranking: Ranking, near: StoredPassage[]): Ranking => {
  if (near.length === 0) return ranking
  const byKey = new Map(ranking.passages.map((ranked) => [keyOf(ranked.passage), ranked]))
  const keys = fuseByRank([...byKey.keys()], near.map(keyOf))
  return {
    ...ranking,
    passages: ranking.passages.map(({ score }, place) => ({ ...byKey.get(keys[place] as string)!, score })),
  }
}
