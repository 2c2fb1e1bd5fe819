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

/** What an area may know beside `shared` and `access`; one that is not named here knows nothing else. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  access: [],
  terms: [],
  law: ['terms'],
  answers: ['terms'],
  farm: ['law', 'terms', 'answers'],
  knowledge: ['terms', 'answers'],
  media: [],
  billing: [],
  weather: ['law'],
  browsing: [],
  outbound: [],
  extraction: ['farm', 'knowledge', 'law', 'terms'],
  library: ['farm', 'law', 'terms', 'answers'],
  market: ['farm', 'billing'],
  research: ['knowledge', 'billing'],
  assistant: ['farm', 'knowledge', 'media', 'billing'],
  sources: ['extraction', 'farm', 'knowledge', 'library', 'media'],
  'control-folder': ['farm', 'library', 'law', 'terms', 'answers'],
  notifications: ['farm', 'extraction', 'sources', 'library', 'control-folder', 'research', 'billing', 'browsing'],
  onboarding: ['farm', 'extraction', 'sources', 'knowledge', 'library', 'law', 'terms'],
  namespaces: ['farm', 'sources', 'knowledge', 'media'],
}

const mayKnow = (own: string, other: string): boolean =>
  own !== 'shared' &&
  (other === 'shared' || (other === 'access' && own !== 'access') || (KNOWS[own] ?? []).includes(other))

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
  inversify: /^(test\/)?apps\/composition\//,
  'reflect-metadata': /^apps\/composition\//,
  koa: /^(apps\/http|test)\//,
  '@koa/router': /^apps\/http\//,
  '@koa/cors': /^apps\/http\//,
  'koa-body': /^apps\/http\//,
  busboy: /^(apps|bench)\/http\//,
  'rate-limiter-flexible': /^adapters\/rate-limits\//,
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
              return other !== undefined && other !== own && !mayKnow(own, other)
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
