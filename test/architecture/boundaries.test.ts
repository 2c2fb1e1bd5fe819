import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areaOf, breaches, KNOWS, RULES } from './boundaries.ts'
import { areaArrows, circlesOf, importGraph, upwardImports } from './import-graph.ts'
import { codeOf } from './source-file.ts'
import { VENDORS } from './vendors.ts'

const tree = globSync('{core,adapters,apps,test,bench,examples}/**/*.ts', {
  exclude: ['**/node_modules', 'test/peers'],
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('boundaries', () => {
  it('hold in the whole tree', () => {
    expect(tree.length).toBeGreaterThan(500)
    expect(breaches(tree.filter(({ path }) => path !== 'test/architecture/boundaries.test.ts'))).toEqual([])
  })

  /** At least one planted breach a rule: a rule that nothing can break guards nothing. */
  const planted: Record<string, readonly (readonly [path: string, text: string])[]> = {
    'core imports only core': [
      ['core/sources/x.ts', "import type { Pool } from 'pg'"],
      ['core/sources/x.ts', "const { createHash } = await import('node:crypto')"],
      ['core/shared/result2.ts', "import { Ok } from 'ts-results'"],
      ['core/sources/x.ts', 'const fs = await import(`node:fs`)'],
      ['core/sources/x.ts', "import type { Database } from '../../adapters/postgres/database.ts'"],
    ],
    'core touches nothing outside': [
      ['core/sources/x.ts', 'const now = Date.now()'],
      ['core/sources/x.ts', 'const now = new Date()'],
      ['core/sources/x.ts', 'const now = Date()'],
      ['core/sources/x.ts', 'const { now } = Date'],
      ['core/sources/x.ts', 'const today = Temporal.Now.plainDateISO()'],
      ['core/sources/x.ts', 'const id = Math.random()'],
      ['core/sources/x.ts', 'const home = process.env.HOME'],
      ['core/sources/x.ts', 'const { env } = process'],
      ['core/sources/x.ts', 'setTimeout(() => {}, 10)'],
      ['core/sources/x.ts', 'const answer = await fetch(url)'],
      ['core/sources/x.ts', 'const it = `day ${Date.now()}`'],
      ['core/sources/x.ts', 'const it = globalThis'],
      ['core/sources/x.ts', 'const here = import.meta.url'],
    ],
    'an import can be read': [
      ['apps/http/x.ts', 'const it = await import(`../../adapters/${name}.ts`)'],
      ['core/sources/x.ts', 'const it = await import(name)'],
    ],
    'areas meet at index.ts': [['core/sources/x.ts', "import type { Passage } from '../knowledge/passage.ts'"]],
    'an area knows only lower floors': [
      ['core/knowledge/x.ts', "export type { Source } from '../sources/index.ts'"],
      ['core/farm/x.ts', "import { stemOf } from '../knowledge/index.ts'"],
      ['core/sources/x.ts', "import { exampleRows } from '../onboarding/index.ts'"],
      ['core/shared/x.ts', "import type { Actor } from '../access/index.ts'"],
    ],
    'every area has its floor': [['core/garage/x.ts', '']],
    'adapters know neither apps nor tests': [
      ['adapters/jobs/x.ts', "const { readSettings } = await import('../../apps/composition/settings.ts')"],
      ['adapters/jobs/x.ts', "import { newId } from '../../test/builders/ids.ts'"],
    ],
    'an app knows no test': [['apps/http/x.ts', "import { newId } from '../../test/builders/ids.ts'"]],
    'routes, tools, jobs and commands reach no adapter': [
      ['apps/http/chat/x.ts', "import type { Database } from '../../../adapters/postgres/database.ts'"],
      ['apps/tools/x.ts', "import { nodeSecrets } from '../../adapters/crypto/node-secrets.ts'"],
      ['apps/cli/access/x.ts', "const it = await import('../../../adapters/crypto/node-secrets.ts')"],
      ['apps/worker/x.ts', 'const it = await import(`../../adapters/crypto/node-secrets.ts`)'],
    ],
    'only kernels reach the composition': [
      ['apps/http/chat/x.ts', "import type { Application } from '../../composition/application.ts'"],
      ['apps/tools/x.ts', "import { composeAreas } from '../composition/areas.ts'"],
    ],
    'a vendor stays in its adapter': [['apps/http/x.ts', "import pg from 'pg'"]],
    'a vendor is listed': [
      ['adapters/postgres/x.ts', "import _ from 'lodash'"],
      ['adapters/postgres/x.ts', "import 'lodash/fp'"],
    ],
    'the apps know each other only through the composition': [
      ['apps/cli/x.ts', "import { serveHttp } from '../http/serve.ts'"],
    ],
    'no drawer for everything': [['core/sources/source-helpers.ts', '']],
  }

  it.each(RULES.flatMap(({ name }) => planted[name]!.map(([path, text]) => [name, path, text] as const)))(
    'see a planted breach: %s: %s: %s',
    (name, path, text) => {
      expect(breaches([{ path, text }]).filter((breach) => breach.startsWith(`${name}:`))).toHaveLength(1)
    },
  )

  it('let pass what only looks like a breach', () => {
    const harmless = [
      "/** Date.now() and import x from 'pg' */\n// fetch('x')\nexport const a = 1",
      "export const a = 'new Date() of the process'",
      'export const at = (moment: number) => new Date(moment).getUTCDate() + Date.UTC(2026, 1, 1)',
      'export const a = /Date\\.now\\(\\)|["\']/.test(b) ? c.process : { process: 1 }',
    ]
    for (const text of harmless) expect(breaches([{ path: 'core/sources/x.ts', text }])).toEqual([])
    const allowed = "import type { RegisterSource } from '../sources/index.ts'"
    expect(breaches([{ path: 'core/onboarding/x.ts', text: allowed }])).toEqual([])
  })

  it('list only packages that are installed', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
    const installed = { ...manifest['dependencies'], ...manifest['devDependencies'] }
    expect(Object.keys(VENDORS).filter((name) => !(name in installed))).toEqual([])
  })
})

describe('the import graph', () => {
  const graph = importGraph(tree)

  it('has no circle', () => {
    expect(circlesOf(graph)).toEqual([])
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ])
    expect(circlesOf(circle)).toEqual([['a', 'b', 'c']])
  })

  it('has no arrow upwards', () => {
    expect(upwardImports(graph)).toEqual([])
    expect(upwardImports(new Map([['core/x.ts', ['adapters/y.ts']]]))).toEqual(['core/x.ts -> adapters/y.ts'])
  })

  it('is drawn as it is', () => {
    const drawing = /```mermaid\n([\s\S]*?)```/.exec(readFileSync('docs/ARCHITECTURE.md', 'utf8'))![1]!
    const drawn = [...drawing.matchAll(/^\s*([\w-]+ --> [\w-]+)$/gm)].map((match) => match[1]!)
    expect(drawn.toSorted()).toEqual(areaArrows(tree))
  })

  it('knows each area of the core', () => {
    const areas = new Set(tree.flatMap(({ path }) => areaOf(path) ?? []))
    expect([...areas].filter((area) => !(area in KNOWS))).toEqual([])
  })
})

describe('the code of a file', () => {
  it('is told from its strings, comments and expressions', () => {
    const text = "const a = 'x' // y\nconst b = `p ${q + `r${s}`} t`\nconst c = /[/'\"`]/g /* z */ + d"
    expect(codeOf(text, { blank: true }).replaceAll(/\s+/g, ' ')).toBe(
      'const a = const b = ` ${q + ` ${s} `} ` const c = g + d',
    )
  })
})
