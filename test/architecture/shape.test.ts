import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isUseCase, linesOf, longLines, median } from './shape.ts'

const filesOf = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules'] }).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const tree = filesOf('{core,adapters,apps,bench}/**/*.ts')

/** Tables of data: one matter each, in rows that nobody reads from top to bottom. */
const TABLES = ['core/extraction/filing/titles.ts', 'core/onboarding/story/land.ts', 'core/terms/crop-codes-nw.ts']

/** Statements that installed farms have run stay as they are. */
const RELEASED = /^adapters\/postgres\/migrations\//

describe('shape', () => {
  it('no file but a table of data is longer than 250 lines', () => {
    const long = tree.filter((file) => linesOf(file) > 250).map(({ path }) => path)
    expect(long.sort()).toEqual(TABLES)
  })

  it('a use case reads as a sentence: at most 120 lines, half of them at most 60', () => {
    const useCases = tree.filter(isUseCase)
    expect(useCases.length).toBeGreaterThan(40)
    expect(useCases.filter((file) => linesOf(file) > 120).map(({ path }) => path)).toEqual([])
    expect(median(useCases.map(linesOf))).toBeLessThanOrEqual(60)
  })

  it('a line over 120 columns is one literal that cannot be broken', () => {
    const held = [...tree, ...filesOf('{test,examples}/**/*.ts')].filter(({ path }) => !RELEASED.test(path))
    expect(held.flatMap(longLines)).toEqual([])
  })

  const words = 'Wort '.repeat(30)
  it.each([
    ['a comment of a line', `// ${words}\n`],
    ['a comment behind code', `const it = 1 // ${words}\n`],
    ['a comment in a block', `/**\n * ${words}\n */\n`],
    ['code', `const it = [${'one, '.repeat(30)}]\n`],
    ['code inside a template', `const it = \`\${[${'one, '.repeat(30)}]}\`\n`],
    ['a statement', `const it = 'select ${'a, '.repeat(40)}b from c'\n`],
    ['a line of a statement', `const it = \`\n  where namespace_id = $1 ${'and a = 1 '.repeat(15)}\`\n`],
  ])('a long line is found: %s', (_, text) => {
    expect(longLines({ path: 'core/x.ts', text })).toHaveLength(1)
  })

  it.each([
    ['a text', `const it = '${words}'\n`],
    ['a line of a text', `const it = \`\n${words}\n\`\n`],
    ['a regular expression', `const it = /${'wort|'.repeat(30)}wort/\n`],
    ['the name of a test', `it('${words}', () => {})\n`],
  ])('a long line may stay: %s', (_, text) => {
    expect(longLines({ path: 'core/x.ts', text })).toEqual([])
  })

  it.each([
    [
      'core/x/keep-row.ts',
      'export type KeepRow = () => void\nexport const makeKeepRow = (): KeepRow => () => {}\n',
      true,
    ],
    ['core/x/keep-row.ts', 'type KeepRow = () => void\nexport const makeKeepRow = (): KeepRow => () => {}\n', false],
    ['core/x/make-x.ts', 'export type X = () => void\nexport const makeX = (): X => () => {}\n', false],
  ])('a use case is told from what is none: %s %#', (path, text, expected) => {
    expect(isUseCase({ path, text })).toBe(expected)
  })
})
