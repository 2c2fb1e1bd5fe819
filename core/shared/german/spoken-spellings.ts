import { BoundedMap } from '../bounded-map.ts'

/** How sounds of a region are written by those who write as they speak, and how they are written in standard German. */
type SoundLaws = readonly (readonly [spoken: RegExp, standard: string])[]

/** After the second sound shift stayed away: „Peerd“, „Weten“, „Swien“, „Kalv“. */
const LOW_GERMAN: SoundLaws = [
  [/^s(?=[lmnw])/u, 'sch'],
  [/aa/u, 'a'],
  [/oh/u, 'ah'],
  [/oh/u, 'uh'],
  [/oo/u, 'au'],
  [/oo/u, 'u'],
  [/öh/u, 'üh'],
  [/ee/u, 'ei'],
  [/ee/u, 'e'],
  [/e(?=t)/u, 'ei'],
  [/ie/u, 'ei'],
  [/uu?(?=[lmnrst])/u, 'au'],
  [/eih/u, 'äh'],
  [/ei(?=h)/u, 'ü'],
  [/v(?=$|e)/u, 'b'],
  [/^p/u, 'pf'],
  [/p/u, 'f'],
  [/k(?=$|en?$|t$)/u, 'ch'],
  [/d/u, 't'],
  [/t/u, 'z'],
  [/t/u, 'ss'],
  [/^(?=\p{L}+(?:t|en)$)/u, 'ge'],
]

/** Bavarian and Austrian: „Küah“, „Woaz“, „Koibe“, „gmäht“. */
const BAVARIAN: SoundLaws = [
  [/^g(?=[^aeiouäöüy])/u, 'ge'],
  [/ua/u, 'u'],
  [/[üi]a/u, 'ü'],
  [/ia/u, 'ie'],
  [/oa/u, 'ei'],
  [/oi/u, 'al'],
  [/ai/u, 'al'],
  [/äi/u, 'äl'],
  [/ui/u, 'ul'],
  [/a(?=ste?n?$)/u, 'e'],
  [/oh?/u, 'a'],
  [/iech/u, 'ieh'],
  [/okter$/u, 'oktor'],
  [/ea/u, 'er'],
  [/a$/u, 'er'],
  [/a$/u, 'en'],
  [/(?<=[bdfgklmprstz])n$/u, 'en'],
  [/(?<=l)$/u, 'e'],
  [/(?<=[bdfgkmprst])(?:e?rl|e?l|al)n?$/u, ''],
]

/** Swabian, Alemannic and Swiss: „Chalb“, „Gärschte“, „gmolke“, „Huus“. */
const ALEMANNIC: SoundLaws = [
  [/^ch/u, 'k'],
  [/(?<=l)ch/u, 'k'],
  [/^g(?=[^aeiouäöüy])/u, 'ge'],
  [/sch(?=[tp])/u, 's'],
  [/^schp?(?=t)/u, 's'],
  [/uu/u, 'au'],
  [/ii/u, 'ei'],
  [/öi|üü/u, 'eu'],
  [/üe/u, 'üh'],
  [/ü(?=$)/u, 'üh'],
  [/ö/u, 'e'],
  [/ä/u, 'e'],
  [/l[ei]$/u, ''],
  [/e$/u, 'en'],
  [/a$/u, 'en'],
]

/** Rhenish: „Jülle“, „Jrove“, „jrövve“. */
const RHENISH: SoundLaws = [
  [/^j(?=[aeiouäöülr])/u, 'g'],
  [/ij/u, 'ig'],
  [/vv/u, 'b'],
  [/e$/u, 'en'],
]

/** Hessian and Palatine: „Griewe“, „gedrosche“, „schreiwe“. */
const MIDDLE_GERMAN: SoundLaws = [
  [/ww/u, 'b'],
  [/(?<=\p{L})w(?=e)/u, 'b'],
  [/sch(?=[dt])/u, 's'],
  [/ch(?=en?$)/u, 'g'],
  [/e$/u, 'en'],
]

const REGIONS = [LOW_GERMAN, BAVARIAN, ALEMANNIC, RHENISH, MIDDLE_GERMAN]
const MOST_SPELLINGS = 400
/** Nobody speaks of longer ones, and each law would try all of it. */
const LONGEST_WORD = 40

/** The ways that a word, in lower case, may be spelled in standard German if it was written as it is spoken. */
export function standardSpellings(word: string): ReadonlySet<string> {
  const known = spellings.get(word)
  if (known) return known
  const made = new Set(word.length > LONGEST_WORD ? [] : REGIONS.flatMap((laws) => [...spellingsBy(laws, word)]))
  spellings.set(word, made)
  return made
}

const spellings = new BoundedMap<string, ReadonlySet<string>>(2000)

function spellingsBy(laws: SoundLaws, word: string): Set<string> {
  const made = laws.reduce<readonly string[]>(
    (known, [spoken, standard]) => {
      const changed = known.map((spelling) => spelling.replace(spoken, standard))
      return [...new Set([...known, ...changed])].slice(0, MOST_SPELLINGS)
    },
    [word],
  )
  return new Set(made.slice(1))
}
