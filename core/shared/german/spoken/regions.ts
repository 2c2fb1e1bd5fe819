import { ALEMANNIC } from './alemannic.ts'
import { BAVARIAN } from './bavarian.ts'
import { CLOSED_WORDS, CLOSED_WORDS_BESIDE } from './closed-words.ts'
import { EVERYWHERE, NOUNS_EVERYWHERE } from './everywhere.ts'
import { LOW_GERMAN } from './low-german.ts'
import { MIDDLE_GERMAN } from './middle-german.ts'
import { RIPUARIAN } from './ripuarian.ts'
import type { BySound } from './spoken-words.ts'
import { SWABIAN } from './swabian.ts'

/** What a spoken word says in a region. */
export interface Saying {
  standard: string
  /** Index among the regions; undefined where it is heard everywhere. */
  region: number | undefined
  /** Only beside another word that shows the region. */
  beside: boolean
}

const REGIONS = [LOW_GERMAN, BAVARIAN, SWABIAN, ALEMANNIC, MIDDLE_GERMAN, RIPUARIAN]

export const REGION_COUNT = REGIONS.length

type Sayings = ReadonlyMap<string, readonly Saying[]>

function gathered(
  everywhere: BySound,
  always: 'words' | 'nouns',
  besideOnly: 'wordsBeside' | 'nounsBeside',
): Map<string, Saying[]> {
  const sayings = new Map<string, Saying[]>()
  const add = (table: BySound, region: number | undefined, beside: boolean): void => {
    for (const [spoken, standard] of table)
      sayings.set(spoken, [...(sayings.get(spoken) ?? []), { standard, region, beside }])
  }
  add(everywhere, undefined, false)
  if (always === 'words') {
    add(CLOSED_WORDS, undefined, false)
    add(CLOSED_WORDS_BESIDE, undefined, true)
  }
  REGIONS.forEach((region, index) => {
    add(region[always], index, false)
    add(region[besideOnly], index, true)
  })
  return sayings
}

/** By the spoken word in lower case; what is heard everywhere first. */
export const WORDS: Sayings = gathered(EVERYWHERE, 'words', 'wordsBeside')
export const NOUNS: Sayings = gathered(NOUNS_EVERYWHERE, 'nouns', 'nounsBeside')

const AUXILIARY =
  /^(?:habe?|hast|hat|haben|habt|hatten?|bist?|bin|ist|sind|seid|war|waren|wird|werden|wurden?|worden)(?: |$)/u

/** The forms of „haben“, „sein“ and „werden“, in standard German and as they are spoken; also „hamma“. */
export const AUXILIARIES: ReadonlySet<string> = new Set([
  ...'habe hab hast hat haben hatte hatten bin bist ist sind war waren wird werden wurde wurden worden'.split(' '),
  ...'hamma hammer hemmer hämmer hammr homma samma simmer semmer simma'.split(' '),
  ...[...WORDS].flatMap(([spoken, sayings]) =>
    sayings.some(({ standard }) => AUXILIARY.test(standard)) ? [spoken] : [],
  ),
])

/** Said in so many regions that they show none. */
export const HEARD_ALL_OVER: ReadonlySet<string> = new Set(
  'is iss jetz zuletz zulezt mus hab ham hamm nich net ned nix uff drin drauf mei dei no i en ne nur heit letzte'.split(
    ' ',
  ),
)
