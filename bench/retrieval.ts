/**
 * How well questions find their passage, how well the quotes hold the answer, and how often „not in the documents“ is
 * said rightly: German XQuAD, each paragraph uploaded as a text file of its own, each question asked once; then again
 * without the article it belongs to.
 *
 * npm run bench:retrieval -- [--in-process] [--noise] [--xquad FILE]
 *
 * Asks the running service over HTTP, where the order of the sources counts as the ranking, also of those shown as
 * close; --in-process asks the core over memory. --noise adds the paragraphs of two statutes, which answer nothing.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { MemoryPassageStore } from '../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../adapters/memory/memory-database.ts'
import { openFileThesaurus } from '../adapters/thesaurus/file-thesaurus.ts'
import type { Actor } from '../core/access/index.ts'
import {
  analyseQuestion,
  makeAnswerQuestion,
  makeIndexDocument,
  makeRemoveDocument,
  rankPassages,
  searchTermsOf,
  stemOf,
} from '../core/knowledge/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../core/shared/ids.ts'
import { readOfOthers } from './data-of-others.ts'
import { startHofkern, type RunningHofkern } from './http/start-hofkern.ts'

interface Question {
  question: string
  answers: { text: string }[]
}

interface Article {
  paragraphs: { context: string; qas: Question[] }[]
}

interface Asked {
  answered: boolean
  /** In the order given. */
  sources: { documentId: string | null; quote: string }[]
}

/** A farm with nothing in it that is measured: the core over memory, or one of the service over HTTP. */
interface System {
  /** Uploads texts and returns their document ids, in order, once they can be found. */
  upload(texts: string[]): Promise<string[]>
  remove(documentId: string): Promise<void>
  ask(question: string): Promise<Asked>
  /** Documents by rank, best first, where the system can tell; else the order of the sources counts. */
  rank?(question: string): Promise<string[]>
}

const NAMESPACE = 'bench' as NamespaceId
const ACTOR: Actor = { userId: 'bench' as UserId, namespaceId: NAMESPACE, credential: { kind: 'session' } }

const inProcess = (): System => {
  const passages = new MemoryPassageStore(new MemoryDatabase())
  const indexDocument = makeIndexDocument({ passages })
  const removeDocument = makeRemoveDocument({ passages })
  const thesaurus = openFileThesaurus(new URL('../data/thesaurus', import.meta.url).pathname, stemOf, () => {})
  const answerQuestion = makeAnswerQuestion({
    passages,
    thesaurus,
    accounts: { namespacesOf: async () => [NAMESPACE] },
  })
  let uploaded = 0
  const upload = async (text: string): Promise<string> => {
    const documentId = `document-${String((uploaded += 1)).padStart(6, '0')}` as DocumentId
    await indexDocument({
      namespaceId: NAMESPACE,
      documentId,
      title: `text-${uploaded}`,
      document: { pages: [{ number: 1, text, headings: [] }] },
    })
    return documentId
  }
  return {
    async upload(texts) {
      const ids: string[] = []
      for (const text of texts) ids.push(await upload(text))
      return ids
    },
    remove: (documentId) => removeDocument(NAMESPACE, documentId as DocumentId),
    ask: (question) => answerQuestion(ACTOR, { question }),
    async rank(question) {
      const analysed = analyseQuestion(question, thesaurus)
      const found = await passages.candidates({ namespaces: [NAMESPACE], terms: searchTermsOf(analysed), limit: 400 })
      return [...new Set(rankPassages(analysed, found).passages.map(({ passage }) => passage.documentId))]
    },
  }
}

const overHttp = async (service: RunningHofkern): Promise<System> => {
  const farm = await service.farm()
  let uploaded = 0
  return {
    async upload(texts) {
      const ids: string[] = []
      for (const text of texts) ids.push(await farm.upload(`text-${(uploaded += 1)}.txt`, text))
      for (const id of ids) await farm.ended(id)
      return ids
    },
    remove: (documentId) => farm.call('DELETE', `/training/${documentId}`),
    async ask(question) {
      const { answered, sources } = await farm.call<{
        answered: boolean
        sources: { document_id: string; quote: string }[]
      }>('POST', '/chat/ask', { question })
      return { answered, sources: sources.map((source) => ({ documentId: source.document_id, quote: source.quote })) }
    },
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const statuteParagraphs = (): string[] => {
  const texts = ['DueV', 'TierSchNutztV'].map((name) => readOfOthers(`law/${name}.md`))
  return [...new Set(texts.flatMap((text) => text.split(/\n\n+/u)).filter((paragraph) => paragraph.trim().length > 2))]
}

interface Placed {
  article: number
  document: string
  context: string
  asked: Question
}

/** Uploads all and asks each question: where its paragraph ranks, and what the quotes hold. */
const measureAnswers = async (system: System, articles: Article[], noise: string[]) => {
  const placed: Placed[] = []
  const texts = new Map<string, string>()
  const paragraphs = articles.flatMap((article, number) =>
    article.paragraphs.map((paragraph) => ({ number, ...paragraph })),
  )
  await system.upload(noise)
  const ids = await system.upload(paragraphs.map(({ context }) => context))
  for (const [index, { number, context, qas }] of paragraphs.entries()) {
    texts.set(ids[index] as string, context)
    for (const asked of qas) placed.push({ article: number, document: ids[index] as string, context, asked })
  }
  const counts = {
    first: 0,
    five: 0,
    reciprocal: 0,
    firstSource: 0,
    gold: 0,
    lost: 0,
    shown: 0,
    quotes: 0,
    notLiteral: 0,
  }
  const times: number[] = []
  for (const { document, asked } of placed) {
    const started = performance.now()
    const { answered, sources } = await system.ask(asked.question)
    times.push(performance.now() - started)
    const ranked = (await system.rank?.(asked.question)) ?? [...new Set(sources.map(({ documentId }) => documentId))]
    const rank = ranked.indexOf(document) + 1
    if (rank === 1) counts.first += 1
    if (rank >= 1 && rank <= 5) counts.five += 1
    if (rank >= 1 && rank <= 10) counts.reciprocal += 1 / rank
    if (answered && sources[0]?.documentId === document) counts.firstSource += 1
    if (!answered) counts.lost += 1
    if (!answered && sources.some(({ documentId }) => documentId === document)) counts.shown += 1
    if (answered && sources.some(({ quote }) => asked.answers.some(({ text }) => quote.includes(text))))
      counts.gold += 1
    counts.quotes += sources.length
    counts.notLiteral += sources.filter(
      ({ documentId, quote }) =>
        documentId !== null && texts.has(documentId) && !texts.get(documentId)?.includes(quote),
    ).length
  }
  return { placed, counts, times: times.sort((one, other) => one - other) }
}

/**
 * How many questions are refused while the article they belong to is away, and how many of these with nothing shown as
 * close.
 */
const refusedWithout = async (
  system: System,
  articles: Article[],
  placed: Placed[],
): Promise<{ refused: number; nothingShown: number }> => {
  const counts = { refused: 0, nothingShown: 0 }
  for (const [without, { paragraphs }] of articles.entries()) {
    const questions = placed.filter(({ article }) => article === without)
    for (const document of new Set(questions.map((question) => question.document))) await system.remove(document)
    for (const { asked } of questions) {
      const { answered, sources } = await system.ask(asked.question)
      if (!answered) counts.refused += 1
      if (!answered && sources.length === 0) counts.nothingShown += 1
    }
    await system.upload(paragraphs.map(({ context }) => context))
  }
  return counts
}

/** The same with only five paragraphs of one article there: its own questions lost, the next article's refused. */
const measureAlone = async (
  makeSystem: () => Promise<System>,
  articles: Article[],
): Promise<{ lost: number; refused: number; nothingShown: number }> => {
  const counts = { lost: 0, refused: 0, nothingShown: 0 }
  const questionsOf = (article: number): Question[] =>
    (articles[article % articles.length] as Article).paragraphs.flatMap(({ qas }) => qas)
  for (const [alone, { paragraphs }] of articles.entries()) {
    const system = await makeSystem()
    await system.upload(paragraphs.map(({ context }) => context))
    for (const { question } of questionsOf(alone)) if (!(await system.ask(question)).answered) counts.lost += 1
    for (const { question } of questionsOf(alone + 1)) {
      const { answered, sources } = await system.ask(question)
      if (!answered) counts.refused += 1
      if (!answered && sources.length === 0) counts.nothingShown += 1
    }
  }
  return counts
}

const measure = async (
  makeSystem: () => Promise<System>,
  articles: Article[],
  noise: string[],
): Promise<Record<string, string>> => {
  const system = await makeSystem()
  const { placed, counts, times } = await measureAnswers(system, articles, noise)
  const without = await refusedWithout(system, articles, placed)
  const alone = await measureAlone(makeSystem, articles)
  const total = placed.length
  return {
    questions: String(total),
    'R@1': percent(counts.first, total),
    'R@5': percent(counts.five, total),
    'MRR@10': (counts.reciprocal / total).toFixed(3),
    'answered, first source right': percent(counts.firstSource, total),
    'answered, quotes contain the answer': percent(counts.gold, total),
    'answerable lost': percent(counts.lost, total),
    'of these the right source shown as close': `${counts.shown} of ${counts.lost}`,
    'unanswerable refused': percent(without.refused, total),
    'of all, with no source': percent(without.nothingShown, total),
    'answerable lost, one article alone': percent(alone.lost, total),
    'unanswerable refused, another article alone': percent(alone.refused, total),
    'of all, with no source, another article alone': percent(alone.nothingShown, total),
    'quotes per question': (counts.quotes / total).toFixed(2),
    'quotes not literal': String(counts.notLiteral),
    'ask p50': `${(times[Math.floor(total / 2)] ?? 0).toFixed(1)} ms`,
    'ask p99': `${(times[Math.floor(total * 0.99)] ?? 0).toFixed(1)} ms`,
  }
}

const { values } = parseArgs({
  options: {
    'in-process': { type: 'boolean', default: false },
    noise: { type: 'boolean', default: false },
    xquad: { type: 'string' },
  },
})
const text = values.xquad ? await readFile(values.xquad, 'utf8') : readOfOthers('retrieval/xquad-de-dev.json')
const { data } = JSON.parse(text) as { data: Article[] }
const noise = values.noise ? statuteParagraphs() : []
if (values['in-process']) console.table(await measure(async () => inProcess(), data, noise))
else {
  const service = await startHofkern()
  try {
    console.table(await measure(() => overHttp(service), data, noise))
  } finally {
    await service.stop()
  }
}
