import { dirname, join, normalize } from 'node:path'

/** A file of the project: its path from the root, and its text. */
export interface SourceFile {
  path: string
  text: string
}

interface Import {
  /** Path of the imported file from the root, or the name of a package. */
  target: string
  isPackage: boolean
}

interface Rule {
  name: string
  /** What of a file breaks the rule, each in a few words. */
  broken(file: SourceFile, imports: readonly Import[]): string[]
}

/** The floor of each area; an area knows only areas on lower floors, and of its own floor none. */
const FLOORS: Record<string, number> = {
  shared: 1,
  access: 2,
  farm: 3,
  knowledge: 3,
  media: 3,
  billing: 3,
  weather: 3,
  browsing: 3,
  notifications: 3,
  outbound: 3,
  namespaces: 3,
  sources: 4,
  library: 4,
  market: 4,
  research: 4,
  assistant: 4,
  onboarding: 5,
  'control-folder': 5,
}

/** Where each vendor's package may be imported; every other import of it is a breach. */
const VENDORS: Record<string, RegExp> = {
  pg: /^(adapters\/postgres|adapters\/jobs|test|bench)\//,
  kysely: /^adapters\/postgres\//,
  '@mikro-orm/core': /^adapters\/postgres\//,
  '@mikro-orm/postgresql': /^adapters\/postgres\//,
  '@mikro-orm/migrations': /^adapters\/postgres\//,
  'pg-boss': /^adapters\/jobs\//,
  'ipaddr.js': /^adapters\/web\//,
  jose: /^(adapters\/crypto|adapters\/postgres\/access|test|bench)\//,
  'ts-results': /^core\/shared\/result\.ts$/,
  inversify: /^apps\/composition\//,
  'reflect-metadata': /^apps\/composition\//,
  koa: /^(apps\/http|test)\//,
  '@koa/router': /^apps\/http\//,
  '@koa/cors': /^apps\/http\//,
  'koa-body': /^apps\/http\//,
  busboy: /^(apps|bench)\/http\//,
  'rate-limiter-flexible': /^apps\/http\//,
  'prom-client': /^apps\/http\//,
  'zod-openapi': /^apps\/http\//,
  zod: /^(apps|adapters\/llm|test\/apps)\//,
  ai: /^adapters\/llm\//,
  '@ai-sdk/anthropic': /^adapters\/llm\//,
  '@ai-sdk/openai-compatible': /^adapters\/llm\//,
  '@modelcontextprotocol/server': /^apps\/http\/mcp\//,
  commander: /^apps\/cli\//,
  'oidc-provider': /^adapters\/oidc\//,
  nodemailer: /^adapters\/mail\//,
  pino: /^(apps|test)\//,
  'pino-pretty': /^apps\/composition\//,
  aws4fetch: /^adapters\/object-store\//,
  htmlparser2: /^(adapters\/(documents|object-store)|test)\//,
  'pdfjs-dist': /^(adapters\/documents|test)\//,
  '@napi-rs/canvas': /^(adapters\/documents|test)\//,
  'tesseract.js': /^adapters\/documents\//,
  mammoth: /^adapters\/documents\//,
  pdfmake: /^adapters\/pdf\//,
  'write-excel-file': /^adapters\/documents\//,
  proj4: /^(adapters\/documents|test)\//,
  shapefile: /^adapters\/documents\//,
}

const areaOf = (path: string): string | undefined => /^core\/([^/]+)\//.exec(path)?.[1]

/** Places that a comment or a text may name are not code. */
const OUTSIDE_WORLD =
  /\bprocess\.env\b|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bfetch\(|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b|\bcrypto\./

export const RULES: readonly Rule[] = [
  {
    name: 'core imports only core',
    broken: ({ path }, imports) =>
      path.startsWith('core/')
        ? imports
            .filter(({ target, isPackage }) =>
              isPackage ? !(path === 'core/shared/result.ts' && target === 'ts-results') : !target.startsWith('core/'),
            )
            .map(({ target }) => target)
        : [],
  },
  {
    name: 'core touches nothing outside',
    broken: ({ path, text }) =>
      path.startsWith('core/') ? (withoutComments(text).match(new RegExp(OUTSIDE_WORLD, 'g')) ?? []) : [],
  },
  {
    name: 'areas meet at index.ts',
    broken: ({ path }, imports) =>
      imports
        .filter(({ target, isPackage }) => {
          const area = areaOf(target)
          return (
            !isPackage &&
            area !== undefined &&
            area !== 'shared' &&
            area !== areaOf(path) &&
            target !== `core/${area}/index.ts` &&
            !path.startsWith('test/')
          )
        })
        .map(({ target }) => target),
  },
  {
    name: 'an area knows only lower floors',
    broken: ({ path }, imports) => {
      const own = areaOf(path)
      return own === undefined
        ? []
        : imports
            .filter(({ target }) => {
              const other = areaOf(target)
              return other !== undefined && other !== own && !((FLOORS[other] ?? Infinity) < (FLOORS[own] ?? 0))
            })
            .map(({ target }) => target)
    },
  },
  {
    name: 'adapters know no app',
    broken: ({ path }, imports) =>
      path.startsWith('adapters/')
        ? imports
            .filter(({ target, isPackage }) => !isPackage && target.startsWith('apps/'))
            .map(({ target }) => target)
        : [],
  },
  {
    name: 'a vendor stays in its adapter',
    broken: ({ path }, imports) =>
      imports
        .filter(({ target, isPackage }) => isPackage && VENDORS[packageOf(target)]?.test(path) === false)
        .map(({ target }) => target),
  },
  {
    name: 'the apps know each other only through the composition',
    broken: ({ path }, imports) => {
      const own = /^apps\/(http|worker|cli|tools|presenters)\//.exec(path)?.[1]
      return own === undefined
        ? []
        : imports
            .filter(({ target }) => {
              const other = /^apps\/(http|worker|cli)\//.exec(target)?.[1]
              return other !== undefined && other !== own
            })
            .map(({ target }) => target)
    },
  },
  {
    name: 'no drawer for everything',
    broken: ({ path }) => (/(^|[/-])(utils?|helpers?|managers?|services?)([/.-]|$)/.test(path) ? [path] : []),
  },
]

/** Every breach of every rule: „rule: file: what“. */
export const breaches = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const imports = importsOf(file)
    return RULES.flatMap((rule) => rule.broken(file, imports).map((what) => `${rule.name}: ${file.path}: ${what}`))
  })

const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

/** Static and dynamic imports and re-exports, those of types included. */
function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text)
  const found = [
    ...code.matchAll(
      /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[^\w.])import\s*\(?\s*['"]([^'"]+)['"]/g,
    ),
  ]
  return found
    .map((match) => (match[1] ?? match[2])!)
    .map((target) =>
      target.startsWith('.')
        ? { target: normalize(join(dirname(path), target)), isPackage: false }
        : { target, isPackage: true },
    )
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
