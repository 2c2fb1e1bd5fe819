import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { openFileThesaurus } from '../../adapters/thesaurus/file-thesaurus.ts'
import type { Actor } from '../../core/access/index.ts'
import {
  makeAnswerQuestion,
  makeIndexDocument,
  makeRemoveDocument,
  stemOf,
  type Answer,
} from '../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../core/shared/ids.ts'
import type { AskedQuestion, Collection } from './collections.ts'
import { nearnessTo, type Nearness } from './short-answers.ts'

/** A question that was asked, and what became of it. */
export interface Asked {
  sort: 'answerable' | 'unanswerable' | 'away'
  isAnswered: boolean
  /** The first source is the right paper. */
  isFirst: boolean
  /** A source of the right paper holds the gold. */
  isRight: boolean
  /** The answer says it itself. */
  isSaid: boolean
  confidence: number
  notLiteral: number
  /** Of what is told first, the value or the quote, to the right answer. */
  near: Nearness
  /** A value is told before the quotes. */
  isValue: boolean
  ms: number
}

const NAMESPACE = 'bench' as NamespaceId
const ACTOR: Actor = { userId: 'bench' as UserId, namespaceId: NAMESPACE, credential: { kind: 'session' } }
/** As a scanner names its files: the names of the bench's files would give the answer away. */
const UNTITLED = 'Scan'

const squeeze = (text: string): string => text.replaceAll(/\s+/gu, ' ')

/** The value that stands before the quotes, else the first quote. */
const toldFirst = ({ answer, sources }: Answer): string =>
  answer.startsWith('In ') ? (sources[0]?.quote ?? '') : answer.split('\n\n', 1)[0]!

/** Asks every question, and those that a paper answers again while that is away. */
export async function askAll({ papers, questions }: Collection): Promise<Asked[]> {
  const passages = new MemoryPassageStore(new MemoryDatabase())
  const [index, remove] = [makeIndexDocument({ passages }), makeRemoveDocument({ passages })]
  const thesaurus = openFileThesaurus(new URL('../../data/thesaurus', import.meta.url).pathname, stemOf, () => {})
  const answer = makeAnswerQuestion({ passages, thesaurus, accounts: { namespacesOf: async () => [NAMESPACE] } })
  const texts = new Map(papers.map(({ id, text }) => [id, text]))
  const add = async (id: string): Promise<void> =>
    void (await index({
      namespaceId: NAMESPACE,
      documentId: id as DocumentId,
      title: UNTITLED,
      document: { pages: [{ number: 1, text: texts.get(id)!, headings: [] }] },
    }))
  const ask = async ({ question, paper, gold, says }: AskedQuestion, sort: Asked['sort']): Promise<Asked> => {
    const began = performance.now()
    const given = await answer(ACTOR, { question })
    const ms = performance.now() - began
    const holds = (text: string): boolean => gold.some((one) => squeeze(text).includes(squeeze(one)))
    return {
      sort,
      ms,
      isAnswered: given.answered,
      isFirst: given.sources[0]?.documentId === paper,
      isRight: sort === 'answerable' && given.sources.some((one) => one.documentId === paper && holds(one.quote)),
      isSaid: says ? says.every((pattern) => pattern.test(given.answer)) : holds(given.answer),
      confidence: given.confidence ?? 0,
      near: nearnessTo(gold, toldFirst(given)),
      isValue: given.answered && !given.answer.startsWith('In '),
      notLiteral: given.sources.filter((one) => !texts.get(String(one.documentId))?.includes(one.quote)).length,
    }
  }
  for (const { id } of papers) await add(id)
  const asked: Asked[] = []
  for (const one of questions) asked.push(await ask(one, one.paper === null ? 'unanswerable' : 'answerable'))
  for (const [, together] of Map.groupBy(papers, ({ group }) => group)) {
    const ids = new Set(together.map(({ id }) => id))
    for (const id of ids) await remove(NAMESPACE, id as DocumentId)
    for (const one of questions) if (one.paper !== null && ids.has(one.paper)) asked.push(await ask(one, 'away'))
    for (const id of ids) await add(id)
  }
  return asked
}
