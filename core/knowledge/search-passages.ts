import type { AccountStore, Actor } from '../access/index.ts'
import type { RankedPassage } from './ranking/rank-passages.ts'
import { keyOf, retrievePassages, type RetrievalDependencies } from './ranking/retrieve-passages.ts'
import { readableNamespaces } from './readable-namespaces.ts'

/** What speaks of a search, and the words of it that carry meaning, in lower case and without their endings. */
export interface PassageHits {
  passages: RankedPassage[]
  words: string[]
}

/**
 * The passages that the actor may read which speak most of `text`, best first; those far behind the best are left out.
 * Behind them come the nearest in meaning, where an embedder tells.
 */
export type SearchPassages = (actor: Actor, input: { text: string; limit: number }) => Promise<PassageHits>

interface Dependencies extends RetrievalDependencies {
  accounts: Pick<AccountStore, 'namespacesOf'>
}

/** What a passage must score against the best one to be of use beside it. */
const NEAR_THE_BEST = 0.25
const MOST_WORDS = 8
/** Something is always nearest, be it far away. */
const BY_MEANING = 3

export const makeSearchPassages =
  (deps: Dependencies): SearchPassages =>
  async (actor, { text, limit }) => {
    const namespaces = await readableNamespaces(deps.accounts, actor)
    const { analysed, ranking, near } = await retrievePassages(deps, namespaces, { question: text })
    const best = ranking.passages[0]?.score ?? 0
    const hits = ranking.passages.filter(({ score }) => score > 0 && score >= best * NEAR_THE_BEST)
    const known = new Set(hits.map(({ passage }) => keyOf(passage)))
    const others = near.slice(0, BY_MEANING).filter(({ passage }) => !known.has(keyOf(passage)))
    return {
      passages: [...hits, ...others].slice(0, limit),
      words: [
        ...new Set(
          analysed.terms.map(({ start, end, stem }) => {
            const word = analysed.text.slice(start, end).toLowerCase()
            return word.startsWith(stem) ? stem : word
          }),
        ),
      ].slice(0, MOST_WORDS),
    }
  }
