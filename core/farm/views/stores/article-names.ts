import { stems } from '../../../answers/index.ts'
import { FERTILIZERS } from '../../../terms/index.ts'
import { keyText } from '../../kinds/kind.ts'

/** What people call an article beside its own name: „KAS“. */
export function otherNames(article: unknown): string[] {
  return [
    ...namesOfFertilizer(article),
    ...silageOf(article),
    ...fuelOf(article),
    ...feedOf(article),
    ...yearOf(article),
    ...setOf(article),
  ]
}

/** „Weizen der Ernte 2025“ is called so, whenever it was sold. */
const yearOf = (article: unknown): string[] =>
  [...String(article ?? '').matchAll(/ernte ((?:19|20)\d\d)/giu)].map(([, year]) => `Ernte${year!}`)

/** „Zündkerzensatz“ are plugs. */
const setOf = (article: unknown): string[] =>
  [...String(article ?? '').matchAll(/(\p{L}{5,})(?:satz|set|paket|gebinde)(?!\p{L})/giu)].map(([, what]) => what!)

/** What people call feeds, by what these are. */
const FEEDS: readonly [RegExp, string[]][] = [
  [/milchaustauscher/iu, ['Milchpulver', 'Tränkepulver', 'MAT', 'Austauscher']],
  [/leistungsfutter/iu, ['Kraftfutter', 'Leistungsfutter', 'Milchleistungsfutter', 'Kuhkraftfutter']],
  [/rapsextraktionsschrot/iu, ['Rapsschrot', 'Schrot']],
  [/sojaextraktionsschrot/iu, ['Sojaschrot', 'Soja', 'Schrot']],
  [/mineralfutter/iu, ['Mineralien', 'Mineralstoffe', 'Mineralfutter']],
  [/viehsalz|leckstein/iu, ['Viehsalz', 'Salz', 'Lecksteine']],
  [/grassilage/iu, ['Grassilo', 'Gras']],
  [/stroh/iu, ['Stroh', 'Einstreu']],
]

const feedOf = (article: unknown): string[] =>
  FEEDS.flatMap(([is, words]) => (is.test(String(article ?? '')) ? words : []))

const fuelOf = (article: unknown): string[] =>
  /diesel/iu.test(String(article ?? '')) ? ['Sprit', 'Kraftstoff', 'Treibstoff'] : []

/** „der Mais im Silo“ is the maize silage. */
const silageOf = (article: unknown): string[] =>
  (/^(\p{L}{4,})silage/iu.exec(String(article ?? ''))?.slice(1) ?? []).flatMap((crop) => [
    crop,
    ...(/^mais$/iu.test(crop) ? ['Silomais', 'Silagemais'] : []),
  ])

function namesOfFertilizer(article: unknown): string[] {
  const words = ` ${keyText(String(article ?? ''))} `
  return FERTILIZERS.filter((one) =>
    [one.name.toLowerCase(), ...one.words].some((word) => words.includes(` ${word} `)),
  ).flatMap((one) => [one.name, ...one.words])
}

const SHORTEST_HEAD = 4

/** „Gülle“ names „Rindergülle“. */
export const sharesWord = (texts: readonly string[], said: ReadonlySet<string>): boolean => {
  const words = texts.flatMap((text) => [...stems(text)])
  return [...said].some((stem) =>
    words.some((word) => word === stem || (stem.length >= SHORTEST_HEAD && word.endsWith(stem))),
  )
}
