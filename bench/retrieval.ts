/**
 * How well questions find their passage, how well the quotes hold the answer, and how often „not in the documents“ is said rightly.
 * German XQuAD: each paragraph is uploaded as a text file of its own, each question asked once; then again without the article it belongs to.
 *
 *   node bench/retrieval.ts [--noise] [--xquad FILE]
 *
 * --noise adds about 2000 paragraphs of two statutes that answer nothing.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { MemoryPassageStore } from '../adapters/memory/knowledge/memory-passage-store.ts'
import { analyseQuestion, makeAnswerQuestion, makeIndexDocument, rankPassages, searchTermsOf } from '../core/knowledge/index.ts'
import type { Actor } from '../core/access/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../core/shared/ids.ts'

interface Question {
  question: string
  answers: { text: string }[]
}

interface Article {
  paragraphs: { context: string; qas: Question[] }[]
}

export interface Asked {
  answered: boolean
  /** In the order given. */
  sources: { documentId: string; quote: string }[]
}

/** What is measured: the core over memory here, the service over HTTP elsewhere. */
export interface System {
  /** Uploads a text and returns its document id once it can be found. */
  upload(title: string, text: string): Promise<string>
  ask(question: string): Promise<Asked>
  /** Documents by rank, best first, where the system can tell; else the order of the sources counts. */
  rank?(question: string): Promise<string[]>
}

const NAMESPACE = 'bench' as NamespaceId
const ACTOR: Actor = { userId: 'bench' as UserId, namespaceId: NAMESPACE, credential: { kind: 'session' } }

export const inProcess = (): System => {
  const passages = new MemoryPassageStore()
  const indexDocument = makeIndexDocument({ passages })
  const answerQuestion = makeAnswerQuestion({ passages, accounts: { namespacesOf: async () => [NAMESPACE] } })
  let uploaded = 0
  return {
    async upload(title, text) {
      const documentId = `document-${String((uploaded += 1)).padStart(6, '0')}` as DocumentId
      await indexDocument({ namespaceId: NAMESPACE, documentId, title, document: { pages: [{ number: 1, text, headings: [] }] } })
      return documentId
    },
    ask: (question) => answerQuestion(ACTOR, { question }),
    async rank(question) {
      const analysed = analyseQuestion(question)
      const found = await passages.candidates({ namespaces: [NAMESPACE], terms: searchTermsOf(analysed), limit: 400 })
      return [...new Set(rankPassages(analysed, found).passages.map(({ passage }) => passage.documentId))]
    },
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const statuteParagraphs = async (): Promise<string[]> => {
  const texts = await Promise.all(['DueV', 'TierSchNutztV'].map((name) => readFile(new URL(`data/law/${name}.md`, import.meta.url), 'utf8')))
  return texts.flatMap((text) => text.split(/\n\n+/u)).filter((paragraph) => paragraph.trim().length > 2)
}

export const measure = async (makeSystem: () => System, articles: Article[], noise: string[]): Promise<Record<string, string>> => {
  const system = makeSystem()
  const texts = new Map<string, string>()
  const upload = async (into: System, text: string): Promise<string> => {
    const id = await into.upload(`text-${texts.size + 1}.txt`, text)
    texts.set(id, text)
    return id
  }
  const questions: { article: number; document: string; asked: Question }[] = []
  for (const paragraph of noise) await upload(system, paragraph)
  for (const [article, { paragraphs }] of articles.entries()) {
    for (const { context, qas } of paragraphs) {
      const document = await upload(system, context)
      for (const asked of qas) questions.push({ article, document, asked })
    }
  }

  const counts = { first: 0, five: 0, reciprocal: 0, firstSource: 0, gold: 0, lost: 0, quotes: 0, notLiteral: 0, refused: 0 }
  const times: number[] = []
  for (const { document, asked } of questions) {
    const started = performance.now()
    const { answered, sources } = await system.ask(asked.question)
    times.push(performance.now() - started)
    const ranked = (await system.rank?.(asked.question)) ?? [...new Set(sources.map(({ documentId }) => documentId))]
    const rank = ranked.indexOf(document) + 1
    if (rank === 1) counts.first += 1
    if (rank >= 1 && rank <= 5) counts.five += 1
    if (rank >= 1 && rank <= 10) counts.reciprocal += 1 / rank
    if (sources[0]?.documentId === document) counts.firstSource += 1
    if (!answered) counts.lost += 1
    if (sources.some(({ quote }) => asked.answers.some(({ text }) => quote.includes(text)))) counts.gold += 1
    counts.quotes += sources.length
    counts.notLiteral += sources.filter(({ documentId, quote }) => !(texts.get(documentId) ?? '').includes(quote)).length
  }

  for (const [without] of articles.entries()) {
    const other = makeSystem()
    for (const paragraph of noise) await upload(other, paragraph)
    for (const [article, { paragraphs }] of articles.entries()) if (article !== without) for (const { context } of paragraphs) await upload(other, context)
    for (const { asked } of questions.filter(({ article }) => article === without)) if (!(await other.ask(asked.question)).answered) counts.refused += 1
  }

  const total = questions.length
  times.sort((one, other) => one - other)
  return {
    questions: String(total),
    'R@1': percent(counts.first, total),
    'R@5': percent(counts.five, total),
    'MRR@10': (counts.reciprocal / total).toFixed(3),
    'first source right': percent(counts.firstSource, total),
    'quotes contain the answer': percent(counts.gold, total),
    'answerable lost': percent(counts.lost, total),
    'unanswerable refused': percent(counts.refused, total),
    'quotes per question': (counts.quotes / total).toFixed(2),
    'quotes not literal': String(counts.notLiteral),
    'ask p50': `${(times[Math.floor(total / 2)] ?? 0).toFixed(1)} ms`,
    'ask p99': `${(times[Math.floor(total * 0.99)] ?? 0).toFixed(1)} ms`,
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { noise: { type: 'boolean', default: false }, xquad: { type: 'string' } } })
  const file = values.xquad ?? new URL('data/retrieval/xquad-de-dev.json', import.meta.url)
  const { data } = JSON.parse(await readFile(file, 'utf8')) as { data: Article[] }
  console.table(await measure(inProcess, data, values.noise ? await statuteParagraphs() : []))
}
