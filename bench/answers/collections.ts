import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, readDocuments, readQuestions } from '../read-questions.ts'
import type { Article } from '../retrieval/measures.ts'

export interface AskedQuestion {
  question: string
  /** The id of the paper that answers it; null: none does. */
  paper: string | null
  /** Literal parts of that paper, any of which holds the answer. */
  gold: readonly string[]
  /** All of which a right answer matches, in either case; absent: it contains the gold. */
  says?: readonly RegExp[]
}

export interface Collection {
  name: string
  /** What goes away together is of one `group`. */
  papers: readonly { id: string; group: string; text: string }[]
  questions: readonly AskedQuestion[]
}

/** German XQuAD: each paragraph is a paper, an article goes away as a whole. */
export function xquadCollection(json: string): Collection {
  const { data } = JSON.parse(json) as { data: Article[] }
  const paragraphs = data.flatMap((article, number) =>
    article.paragraphs.map((paragraph, place) => ({ ...paragraph, id: `${number} ${place}`, group: `${number}` })),
  )
  return {
    name: 'German XQuAD',
    papers: paragraphs.map(({ id, group, context }) => ({ id, group, text: context })),
    questions: paragraphs.flatMap(({ id, qas }) =>
      qas.map(({ question, answers }) => ({ question, paper: id, gold: answers.map(({ text }) => text) })),
    ),
  }
}

/** Farm papers beside statutes, asked in farmers' own words. */
export const farmCollection = (): Collection => ({
  name: 'farm papers and statutes',
  papers: readDocuments().map(({ path, text }) => ({ id: path, group: path, text })),
  questions: readQuestions().map(({ question, document, answer }) => ({
    question,
    paper: document,
    gold: answer === null ? [] : [answer],
  })),
})

const OFFICES = join(DATA, 'offices')

/** Whose office it is. */
export type Office = 'dairy' | 'pigs' | 'organic' | 'arable' | 'vineyard' | 'horses'
export const OFFICE_NAMES: readonly Office[] = ['dairy', 'pigs', 'organic', 'arable', 'vineyard', 'horses']

interface OfficeQuestion {
  half: 'dev' | 'holdout'
  question: string
  answerable: boolean
  paper?: string
  gold?: string[]
  direct?: string[]
}

/** What lies in one farm's office: papers of the same kind from several years, which are each other's rivals. */
export function officeCollection(office: Office, half: 'dev' | 'holdout'): Collection {
  const folder = join(OFFICES, office)
  const questions = readFileSync(join(folder, 'questions.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OfficeQuestion)
  return {
    name: `an office, ${office}, ${half}`,
    papers: readdirSync(join(folder, 'papers'))
      .toSorted()
      .map((id) => ({ id, group: id, text: readFileSync(join(folder, 'papers', id), 'utf8') })),
    questions: questions
      .filter((one) => one.half === half)
      .map(({ question, answerable, paper, gold, direct }) => ({
        question,
        paper: answerable ? paper! : null,
        gold: gold ?? [],
        ...(direct?.length && { says: direct.map((pattern) => new RegExp(pattern, 'iu')) }),
      })),
  }
}
