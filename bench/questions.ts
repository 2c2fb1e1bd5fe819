/**
 * How often the right document comes first for questions in a farmer's words, with and without the thesaurus.
 * Run: `node bench/questions.ts`. Give `measure` another search to compare it on the same questions.
 */
import { join } from 'node:path'
import { openFileThesaurus } from '../adapters/thesaurus/file-thesaurus.ts'
import { stemOf } from '../core/knowledge/index.ts'
import { plainSearch, type Search } from './plain-search.ts'
import { rankedSearch } from './ranked-search.ts'
import { readDocuments, readQuestions, type Question } from './read-questions.ts'

/** Shares of the questions that a document answers, 0 to 1. */
export interface Recall {
  questions: number
  /** The right document is the first one, or among the first five different documents. */
  document1: number
  document5: number
  /** A passage of the right document that holds the literal answer is first, or among the first five passages. */
  passage1: number
  passage5: number
}

const rankOf = <Item>(items: Item[], right: (item: Item) => boolean): number => {
  const index = items.findIndex(right)
  return index < 0 ? Infinity : index + 1
}

const squeeze = (text: string): string => text.replace(/\s+/gu, ' ')

export const measure = async (search: Search, questions: Question[]): Promise<Recall> => {
  const answered = questions.filter(({ document }) => document !== null)
  const ranks: { document: number; passage: number }[] = []
  for (const { question, document, answer } of answered) {
    const found = await search(question)
    ranks.push({
      document: rankOf([...new Set(found.map((passage) => passage.document))], (path) => path === document),
      passage: rankOf(
        found,
        (passage) => passage.document === document && squeeze(passage.text).includes(squeeze(answer ?? '')),
      ),
    })
  }
  const share = (right: (rank: { document: number; passage: number }) => boolean): number =>
    ranks.filter(right).length / answered.length
  return {
    questions: answered.length,
    document1: share(({ document }) => document === 1),
    document5: share(({ document }) => document <= 5),
    passage1: share(({ passage }) => passage === 1),
    passage5: share(({ passage }) => passage <= 5),
  }
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`.padStart(9)

const row = (name: string, { questions, document1, document5, passage1, passage5 }: Recall): string => {
  const recalls = [document1, document5, passage1, passage5].map(percent)
  return [name.padEnd(32), String(questions).padStart(5), ...recalls].join('')
}

const main = async (): Promise<void> => {
  const questions = readQuestions()
  const documents = readDocuments()
  const folder = join(import.meta.dirname, '..', 'data', 'thesaurus')
  const began = performance.now()
  const thesaurus = openFileThesaurus(folder, stemOf, ({ topic, line, message }) =>
    console.error(`${topic}:${line} ${message}`),
  )
  const opened = performance.now() - began
  thesaurus.expand(['acker'])
  const indexed = performance.now() - began
  const searches: [string, Search][] = [
    ['BM25', plainSearch(documents)],
    ['BM25 with thesaurus', plainSearch(documents, thesaurus)],
    ["the product's ranking", await rankedSearch(documents)],
    ['the same with thesaurus', await rankedSearch(documents, thesaurus)],
  ]
  console.log(`${''.padEnd(32)}    n    doc@1    doc@5   pass@1   pass@5`)
  for (const [name, search] of searches) {
    console.log(row(name, await measure(search, questions)))
    for (const kind of ['papier', 'gesetz', 'rechnung']) {
      console.log(
        row(
          `  ${kind}`,
          await measure(
            search,
            questions.filter(({ id }) => id.startsWith(kind)),
          ),
        ),
      )
    }
  }
  console.log(`thesaurus opened in ${opened.toFixed(1)} ms, first question after ${indexed.toFixed(1)} ms`)
}

if (import.meta.main) await main()
