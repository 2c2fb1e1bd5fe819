import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ofOthers } from './data-of-others.ts'

export const DATA = join(import.meta.dirname, 'data')

/**
 * `document` is a path below `bench/data`, or below the folder of HOFKERN_TEST_DATA where others wrote it; `answer` is
 * a literal part of it. Both are null where no document answers.
 */
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

/** Documents that others wrote and that questions are about. */
const OF_OTHERS = [
  'law/DueV.md',
  'law/TierSchNutztV.md',
  'real/invoice/EN16931_Rabatte.cii.xml',
  'real/invoice/XRECHNUNG_Einfach.ubl.xml',
]

/** Where a document of a question lies; undefined where it is not on this machine. */
export const fileOf = (document: string): string | undefined =>
  OF_OTHERS.includes(document) ? ofOthers(document) : join(DATA, document)

/** All questions but those about documents that are not on this machine. */
export const readQuestions = (): Question[] =>
  readFileSync(join(DATA, 'questions', 'farm-de.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)
    .filter(({ document }) => document === null || fileOf(document) !== undefined)

const plainText = (path: string, raw: string): string =>
  path.endsWith('.xml')
    ? raw
        .replace(/<!--[^]*?-->/gu, ' ')
        .replace(/<[^>]*>/gu, ' ')
        .replace(/\s+/gu, ' ')
    : raw

export const readDocuments = (): BenchDocument[] =>
  [
    ...OF_OTHERS,
    ...readdirSync(join(DATA, 'papers'))
      .sort()
      .map((name) => `papers/${name}`),
  ].flatMap((path) => {
    const file = fileOf(path)
    return file === undefined ? [] : [{ path, text: plainText(path, readFileSync(file, 'utf8')) }]
  })
