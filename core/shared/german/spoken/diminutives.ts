import { wordTable } from '../../word-table.ts'
import { BoundedMap } from '../../bounded-map.ts'
import { isFarmNoun, isStandardWord } from './heard-words.ts'

/**
 * What is spoken of as small or dear, in lower case, with how else it is called. Without what fields are named after:
 * „Wiesle“ and „Bächle“ are names.
 */
const SPOKEN_OF = `
  kuh kalb rind bulle stier ochse färse jungrind schwein sau ferkel eber schaf widder hammel bock lamm ziege geiß pferd stute fohlen hengst
  huhn henne hahn gockel gans ente pute hund katze maus ratte vogel biene tier vieh kaninchen hase fliege herde gruppe
  sack fass flasche kanister eimer kübel tonne kiste kasten schrank tank tonne karre wagen anhänger schlepper traktor trecker maschine
  spritze streuer pumpe schlauch schlüssel messer iglu hütte ballen haufen rest menge tropfen liter stück paar
  brief zettel schein papier karte buch beleg rechnung vertrag antrag schreiben post marke ohrmarke stempel plakette
  geld euro cent prämie rabatt tag woche monat jahr stunde minute weile mittel medikament pulver tablette salbe probe
  bauer nachbar händler tierarzt doktor frau mann mutter vater tochter sohn bub junge mädchen kind leute
  milch butter käse ei fleisch korn heu stroh gras silage gülle mist futter salz rübe kartoffel
`
  .trim()
  .split(/\s+/u)

const ALSO_CALLED: Readonly<Record<string, string>> = wordTable({
  gockel: 'hahn',
  hütte: 'iglu',
  geiß: 'ziege',
  junge: 'sohn',
})

/** „-chen“, „-lein“, „-le“, „-li“, „-erl“, „-ken“ and their plurals. */
const ENDINGS =
  /(?:(?:er)?chens?|(?:er|el)?chers?|(?:el|s|er)?che|s?che|(?:e?r)?lein|e?le[ns]?|e?l[ai]s?|(?:er|a)ln?|(?<=[nd])l|kens?|k|[st]?jes?)$/uy

const UMLAUTS: readonly [RegExp, string][] = [
  [/au(?!.*[aou])/u, 'äu'],
  [/a(?!.*[aou])/u, 'ä'],
  [/o(?!.*[aou])/u, 'ö'],
  [/u(?!.*[aou])/u, 'ü'],
]

function withUmlaut(stem: string): string {
  const [vowel, umlaut] = UMLAUTS.find(([sound]) => sound.test(stem)) ?? []
  return vowel === undefined ? stem : stem.replace(vowel, umlaut!)
}

/** What stands before the ending, with its umlaut, since a „Kuhle“ is no cow: „kälb“, „öchs“, „wäg“, „göcke“. */
function stemsOf(noun: string): string[] {
  const shortened = [noun, noun.replace(/e[nl]?$/u, ''), noun.endsWith('el') ? noun.slice(0, -1) : noun]
  return shortened.map(withUmlaut)
}

/** Before these it may keep its vowel: „Ochserl“, „Hundken“. */
const WITHOUT_UMLAUT = /(?:erln?|kens?)$/u

const BY_STEM: ReadonlyMap<string, string> = new Map(
  SPOKEN_OF.flatMap((noun) => stemsOf(noun).map((stem): [string, string] => [stem, ALSO_CALLED[noun] ?? noun])),
)

/** As Swiss, Bavarian and Low German write them: „chälb“, „hüehn“, „kaib“, „küah“, „köh“, „kalf“. */
const inStandard = (stem: string): readonly string[] => [
  stem,
  stem.replace(/^ch/u, 'k').replace(/([üu])[ea]/u, '$1'),
  stem.replace(/^k[ao]i/u, 'käl').replace(/^köh/u, 'küh'),
  stem.replace(/(?<=n)d$/u, ''),
  stem.replace(/^(?:hend|händ|hean|hiahn|heahn)$/u, 'henn'),
  stem.replace(/[fv]e?$/u, 'b').replace(/^kalb$/u, 'kälb'),
  stem.replace(/gg/u, 'ck'),
]

const SHORTEST_STEM = 2
const SHORTEST = 5
const LONGEST = 26
/** They are other things, or other words. */
const OTHERS =
  /hähnchen|^(?:säule|viertel\p{L}*|mehle|teilchen|häufchen|bisschen|kätzchen|märchen|mittelchen|gräslein|kuchen|lachen|rechen)$/u

const known = new BoundedMap<string, string | null>(2000)

/** The noun of which `spoken`, in lower case, is a diminutive; undefined where it is none. */
export function diminutiveOf(spoken: string): string | undefined {
  if (spoken.length < SHORTEST || spoken.length > LONGEST) return undefined
  const before = known.get(spoken)
  if (before !== undefined) return before ?? undefined
  const found = isStandardWord(spoken) || OTHERS.test(spoken) ? undefined : nounWithin(spoken)
  known.set(spoken, found ?? null)
  return found
}

function nounWithin(spoken: string): string | undefined {
  for (let at = SHORTEST_STEM; at < spoken.length; at += 1) {
    ENDINGS.lastIndex = at
    if (!ENDINGS.test(spoken)) continue
    const stem = spoken.slice(0, at)
    const noun = nounOf(stem) ?? (WITHOUT_UMLAUT.test(spoken) ? nounOf(withUmlaut(stem)) : undefined) ?? lastOfTwo(stem)
    if (noun !== undefined) return noun
  }
  return undefined
}

const nounOf = (stem: string): string | undefined =>
  inStandard(stem)
    .map((written) => BY_STEM.get(written))
    .find((noun) => noun !== undefined)

const SHORTEST_PART = 3

/** „bullenkälb“ */
function lastOfTwo(stem: string): string | undefined {
  for (let at = SHORTEST_PART; at <= stem.length - SHORTEST_PART; at += 1) {
    const noun = isFarmNoun(stem.slice(0, at)) ? nounOf(stem.slice(at)) : undefined
    if (noun !== undefined) return `${stem.slice(0, at)}${noun}`
  }
  return undefined
}
