import { codeOf, importsOf, type Import, type SourceFile } from './source-file.ts'
import { VENDORS } from './vendors.ts'

interface Rule {
  name: string
  /** What of a file breaks the rule, each in a few words. */
  broken(file: SourceFile, imports: readonly Import[]): string[]
}

/** What an area may know beside `shared` and `access`; one that is not named here knows nothing else. */
export const KNOWS: Readonly<Record<string, readonly string[]>> = {
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
  sources: ['answers', 'extraction', 'farm', 'knowledge', 'law', 'library', 'media', 'terms'],
  'control-folder': ['farm', 'library', 'law', 'terms', 'answers'],
  notifications: ['farm', 'extraction', 'sources', 'library', 'control-folder', 'research', 'billing', 'browsing'],
  mailboxes: ['notifications', 'sources'],
  statutes: ['sources'],
  onboarding: ['farm', 'extraction', 'sources', 'knowledge', 'library', 'law', 'terms'],
  namespaces: ['farm', 'sources', 'knowledge', 'media'],
  operations: [],
}

const mayKnow = (own: string, other: string): boolean =>
  own !== 'shared' &&
  (other === 'shared' || (other === 'access' && own !== 'access') || (KNOWS[own] ?? []).includes(other))

/** The packages that the core knows, each through one door of its own. */
const CORE_PACKAGES: Readonly<Record<string, string>> = {
  'core/shared/result.ts': 'ts-results',
  'core/shared/decimal.ts': 'big.js',
}

export const areaOf = (path: string): string | undefined => /^core\/([^/]+)\//.exec(path)?.[1]

/** Whatever differs from run to run or reaches out of the core. Strings and comments may name it. */
const OUTSIDE_WORLD =
  /(?<![.\w])(?:process|globalThis|fetch|performance|crypto|console|require|eval|set(?:Timeout|Interval|Immediate)|queueMicrotask)\b(?!\s*[?:](?!:))|\bDate\b(?!\.(?:UTC|parse)\b|\((?!\s*\)))|(?<!new )\bDate\((?!\s*\))|\bTemporal\.Now\b|\bMath(?:\.random\b|\[)|\bimport\.meta\b/g

/** The package of the embedded server is named by the machine. */
const NAMED_BY_THE_MACHINE = 'adapters/postgres/embedded/native-folder.ts'

/**
 * A kernel starts a program and may ask the composition for it; what is below in the same folder is handed its areas.
 */
const KERNEL = /^apps\/(?:run|start|(?:http|worker|cli)\/(?:main|serve|work|apart|command|app))\.ts$/
const OF_AN_APP = /^apps\/(?!composition\/)/

const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

const files = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ target, isPackage }) => (isPackage || target === null ? [] : [target]))
const packages = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ target, isPackage }) => (isPackage && !target!.startsWith('node:') ? [packageOf(target!)] : []))

export const RULES: readonly Rule[] = [
  {
    name: 'core imports only core',
    broken: ({ path }, imports) =>
      path.startsWith('core/')
        ? imports
            .filter(({ target, isPackage }) =>
              isPackage ? CORE_PACKAGES[path] !== target : target !== null && !target.startsWith('core/'),
            )
            .map(({ target }) => target!)
        : [],
  },
  {
    name: 'core touches nothing outside',
    broken: ({ path, text }) =>
      path.startsWith('core/') ? (codeOf(text, { blank: true }).match(OUTSIDE_WORLD) ?? []) : [],
  },
  {
    name: 'an import can be read',
    broken: ({ path }, imports) =>
      /^(?:core|adapters|apps)\/./.test(path) && path !== NAMED_BY_THE_MACHINE
        ? imports.flatMap(({ target }) => (target === null ? ['import(…)'] : []))
        : [],
  },
  {
    name: 'areas meet at index.ts',
    broken: ({ path }, imports) =>
      path.startsWith('test/')
        ? []
        : files(imports).filter((target) => {
            const area = areaOf(target)
            return (
              area !== undefined && area !== 'shared' && area !== areaOf(path) && target !== `core/${area}/index.ts`
            )
          }),
  },
  {
    name: 'an area knows only lower floors',
    broken: ({ path }, imports) => {
      const own = areaOf(path)
      return own === undefined
        ? []
        : files(imports).filter((target) => {
            const other = areaOf(target)
            return other !== undefined && other !== own && !mayKnow(own, other)
          })
    },
  },
  {
    name: 'every area has its floor',
    broken: ({ path }) => {
      const area = areaOf(path)
      return area === undefined || area in KNOWS ? [] : [area]
    },
  },
  {
    name: 'adapters know neither apps nor tests',
    broken: ({ path }, imports) =>
      path.startsWith('adapters/') ? files(imports).filter((target) => !/^(?:adapters|core|data)\//.test(target)) : [],
  },
  {
    name: 'an app knows no test',
    broken: ({ path }, imports) =>
      path.startsWith('apps/') ? files(imports).filter((target) => !/^(?:apps|adapters|core|data)\//.test(target)) : [],
  },
  {
    name: 'routes, tools, jobs and commands reach no adapter',
    broken: ({ path }, imports) =>
      OF_AN_APP.test(path) ? files(imports).filter((target) => target.startsWith('adapters/')) : [],
  },
  {
    name: 'only kernels reach the composition',
    broken: ({ path }, imports) =>
      OF_AN_APP.test(path) && !KERNEL.test(path)
        ? files(imports).filter((target) => target.startsWith('apps/composition/'))
        : [],
  },
  {
    name: 'a vendor stays in its adapter',
    broken: ({ path }, imports) => packages(imports).filter((name) => VENDORS[name]?.test(path) === false),
  },
  {
    name: 'a vendor is listed',
    broken: (_file, imports) => packages(imports).filter((name) => !(name in VENDORS)),
  },
  {
    name: 'the apps know each other only through the composition',
    broken: ({ path }, imports) => {
      const own = /^apps\/(http|worker|cli|tools|presenters)\//.exec(path)?.[1]
      return own === undefined
        ? []
        : files(imports).filter((target) => {
            const other = /^apps\/(http|worker|cli)\//.exec(target)?.[1]
            return other !== undefined && other !== own
          })
    },
  },
  {
    name: 'no drawer for everything',
    broken: ({ path }) => (/(^|[/-])(utils?|helpers?|managers?|services?)([/.-]|$)/.test(path) ? [path] : []),
  },
]

/** Every breach of every rule: „rule: file: what“. */
export const breaches = (tree: readonly SourceFile[]): string[] =>
  tree.flatMap((file) => {
    const imports = importsOf(file)
    return RULES.flatMap((rule) => rule.broken(file, imports).map((what) => `${rule.name}: ${file.path}: ${what}`))
  })
