import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stemGerman } from '../../../core/shared/german/stem-german.ts'
import { wordsOf } from '../../../core/knowledge/analysis/tokens.ts'
import { itWithDataOfOthers, pathOfOthers } from '../../data-of-others.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const DATA = join(import.meta.dirname, '../../../bench/data')
const THESAURUS = join(import.meta.dirname, '../../../data/thesaurus')
const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))
let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.drop())

async function compare(files: string[]) {
  const words = [
    ...new Set(files.flatMap((file) => wordsOf(readFileSync(file, 'utf8')).map(({ text }) => text))),
  ].filter((word) => /^[a-zäöüß]+$/u.test(word))
  const rows = await test.asOwner<{ word: string; stem: string }>(
    "select word, (ts_lexize('german_stem', word))[1] as stem from unnest($1::text[]) as word",
    [words],
  )
  const compared = rows.filter(({ stem }) => stem !== null && stem !== undefined)
  const different = compared
    .filter(({ word, stem }) => stemGerman(word) !== stem)
    .map(({ word, stem }) => `${word}: ${stemGerman(word)}, not ${stem}`)
  return { compared: compared.length, different }
}

it('stems the words of papers, questions and the thesaurus as PostgreSQL does by Snowball’s German', async () => {
  const files = [join(DATA, 'papers'), join(DATA, 'questions'), THESAURUS].flatMap(filesIn)
  const { compared, different } = await compare(files)
  expect(compared).toBeGreaterThan(8_000)
  expect(different).toEqual([])
})

itWithDataOfOthers('stems the words of statutes and of an encyclopedia as PostgreSQL does', async () => {
  const { compared, different } = await compare(['law', 'retrieval'].map(pathOfOthers).flatMap(filesIn))
  expect(compared).toBeGreaterThan(10_000)
  expect(different).toEqual([])
})
