import { readFileSync, globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breaches, RULES } from './boundaries.ts'

const files = globSync('{core,adapters,apps,test,bench,examples}/**/*.ts', { exclude: ['**/node_modules'] }).map(
  (path) => ({ path, text: readFileSync(path, 'utf8') }),
)

describe('boundaries', () => {
  it('hold in the whole tree', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(breaches(files.filter(({ path }) => path !== 'test/architecture/boundaries.test.ts'))).toEqual([])
  })

  /** One planted breach a rule: a rule that nothing can break guards nothing. */
  const planted: Record<string, { path: string; text: string }> = {
    'core imports only core': { path: 'core/sources/x.ts', text: "import type { Pool } from 'pg'" },
    'core touches nothing outside': { path: 'core/sources/x.ts', text: 'const now = Date.now()' },
    'areas meet at index.ts': {
      path: 'core/sources/x.ts',
      text: "import type { Passage } from '../knowledge/passage.ts'",
    },
    'an area knows only lower floors': {
      path: 'core/knowledge/x.ts',
      text: "export type { Source } from '../sources/index.ts'",
    },
    'adapters know no app': {
      path: 'adapters/jobs/x.ts',
      text: "const { PARTS } = await import('../../apps/composition/tokens.ts')",
    },
    'a vendor stays in its adapter': { path: 'apps/http/x.ts', text: "import pg from 'pg'" },
    'the apps know each other only through the composition': {
      path: 'apps/cli/x.ts',
      text: "import { serveHttp } from '../http/serve.ts'",
    },
    'no drawer for everything': { path: 'core/sources/source-helpers.ts', text: '' },
  }

  it.each(RULES.map(({ name }) => name))('see a planted breach: %s', (name) => {
    expect(breaches([planted[name]!]).filter((breach) => breach.startsWith(`${name}:`))).toHaveLength(1)
  })

  it('see an area that knows the example farm above it', () => {
    expect(
      breaches([{ path: 'core/sources/x.ts', text: "import { exampleRows } from '../onboarding/index.ts'" }]),
    ).toHaveLength(1)
    expect(
      breaches([{ path: 'core/onboarding/x.ts', text: "import type { RegisterSource } from '../sources/index.ts'" }]),
    ).toEqual([])
  })

  it('do not take comments for code', () => {
    expect(
      breaches([
        {
          path: 'core/sources/x.ts',
          text: "/** Date.now() and import x from 'pg' */\n// fetch('x')\nexport const a = 1",
        },
      ]),
    ).toEqual([])
  })
})
