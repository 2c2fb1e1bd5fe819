import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What the language needs once; a second one would come to differ from the first. */
const ONCE: readonly (readonly [what: string, sign: RegExp])[] = [
  ['umlauts written out', /(['"`])ä\1\s*[,:]\s*(['"`])ae?\2|\/ä\/g/],
  ['German numbers and days written', /toLocale(?:Date|Time)?String|(['"`])de-DE\1/],
  ['German numbers read', /replace(?:All)?\((['"`]),\1,\s*(['"`])\.\2\)/],
  ['a list of months', /jan(?:uar)?['"`]?\s*[,|]\s*['"`]?feb(?:ruar)?['"`]?\s*[,|]\s*['"`]?mär/i],
]
const HOME = 'core/shared/german/'

const secondPlaces = (path: string, text: string): string[] =>
  path.startsWith(HOME) ? [] : ONCE.filter(([, sign]) => sign.test(text)).map(([what]) => `${path}: ${what}`)

const ROOT = new URL('../../../', import.meta.url)
const FILES = ['core', 'adapters', 'apps'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
)

describe('the German language', () => {
  it('stands in one place', () => {
    expect(FILES.length).toBeGreaterThan(400)
    expect(FILES.flatMap((path) => secondPlaces(path, readFileSync(new URL(path, ROOT), 'utf8')))).toEqual([])
  })

  it.each([
    [`const fold = (text: string) => text.replaceAll('ä', 'ae')`],
    [`const UMLAUTS = { ä: 'a', "ä": 'ae' }`],
    ['`${count.toLocaleString("de-DE")} Zeilen`'],
    [`new Intl.NumberFormat('de-DE')`],
    [`Number(text.replace(',', '.'))`],
    [`const MONTHS = ['Januar', 'Februar', 'März']`],
    ['/^(januar|februar|märz|april)/'],
  ])('is seen a second time in %s', (planted) => {
    expect(secondPlaces('core/extraction/planted.ts', planted)).toHaveLength(1)
    expect(secondPlaces(`${HOME}planted.ts`, planted)).toEqual([])
  })
})
