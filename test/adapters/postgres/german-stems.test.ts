import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stemGerman } from '../../../core/shared/german/stem-german.ts'
import { wordsOf } from '../../../core/knowledge/analysis/tokens.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const DATA = join(import.meta.dirname, '../../../bench/data')
let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.drop())

it('stems the words of statutes, papers and questions as PostgreSQL does by Snowball’s German', async () => {
  const files = ['law', 'papers', 'questions', 'retrieval'].flatMap((folder) =>
    readdirSync(join(DATA, folder)).map((name) => join(DATA, folder, name)),
  )
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
  expect(compared.length).toBeGreaterThan(10_000)
  expect(different).toEqual([])
})
