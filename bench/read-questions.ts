import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const DATA = join(import.meta.dirname, 'data')

/** `document` is a path below `bench/data`, `answer` a literal part of it; both are null where no document answers. */
export interface Question {
  id: string
  question: string
  document: string | null
  answer: string | null
}

/** One of the documents that are asked about; the text of an XML invoice is the content of its elements. */
export interface BenchDocument {
  path: string
  text: string
}

export const readQuestions = (): Question[] =>
  readFileSync(join(DATA, 'questions', 'farm-de.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)

const plainText = (path: string, raw: string): string =>
  path.endsWith('.xml')
    ? raw
        .replace(/<!--[^]*?-->/gu, ' ')
        .replace(/<[^>]*>/gu, ' ')
        .replace(/\s+/gu, ' ')
    : raw

export const readDocuments = (): BenchDocument[] =>
  ['invoice', 'law', 'papers'].flatMap((folder) =>
    readdirSync(join(DATA, folder))
      .sort()
      .map((name) => {
        const path = `${folder}/${name}`
        return { path, text: plainText(path, readFileSync(join(DATA, path), 'utf8')) }
      }),
  )
