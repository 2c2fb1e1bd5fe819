import { BoundedMap } from '../bounded-map.ts'
import { COUNTS, PHRASES } from './spoken/phrases.ts'
import { NOUNS, WORDS, type Saying } from './spoken/regions.ts'
import { isHeardAllOver, isName, isOfSpeaker, shownBy, WORD, type Shown } from './spoken/region-shown.ts'
import { LOW_GERMAN_INDEX, soundBeside, withOneVowel, writesTwoVowels } from './spoken/sounds-beside.ts'
import {
  heardNoun,
  heardWord,
  isFarmNoun,
  isParticiple,
  isStandardWord,
  nearWord,
  participleOf,
} from './spoken/heard-words.ts'
import { joinedNouns, withParticle } from './spoken/joined-words.ts'
import { diminutiveOf } from './spoken/diminutives.ts'
import { FARM_INFINITIVES } from './spoken/farm-verbs.ts'
import { apartFromVerb } from './spoken/enclitics.ts'
import { inFullLetters } from './spoken/typed-in-a-hurry.ts'
import { withSharpS, withUmlauts } from './spoken/written-out-letters.ts'

/** What is said, as it is read in standard German. */
export interface ReadGerman {
  text: string
  /** By words in standard German, in lower case, how they are said, where that is another word. */
  said: ReadonlyMap<string, string>
  /** Words of it show that whoever asks speaks a dialect. */
  isDialect: boolean
}

/**
 * Spoken German as it is written down in a hurry, led back to standard German: „ham wir's fürs Heu“ is „haben wir es
 * für das Heu“. Sounds are read so; what a thing is called in a region is the matter of the thesaurus.
 */
export function readSpoken(given: string): ReadGerman {
  const known = lately.get(given)
  if (known) return known
  const german = read(given)
  lately.set(given, german)
  return german
}

/** Each area that is asked reads the same question. */
const lately = new BoundedMap<string, ReadGerman>(16)

function read(given: string): ReadGerman {
  const plain = given.normalize('NFC').replaceAll(/[’`\u00b4ʼ]/gu, "'")
  const shown = shownBy(plain)
  const said = new Map<string, string>()
  const text = PHRASES.reduce((heard, [phrase, standard]) => heard.replaceAll(phrase, standard), plain)
    .replaceAll(WORD, (word, at: number, heard: string) => {
      const standard = wordInStandard(word, at, heard, shown)
      if (standard !== word) said.set(standard.toLowerCase(), word.toLowerCase())
      return standard
    })
    .replaceAll(...COUNTS)
    .replaceAll(CLIPPED_INFINITIVE, (clipped: string) =>
      FARM_INFINITIVES.has(`${clipped}n`) ? `${clipped}n` : clipped,
    )
    .replaceAll(/ {2,}/gu, ' ')
  return { text, said, isDialect: shown.region !== undefined || [...said].some(showsDialect) }
}

/** „Brauche mer“, „zu hole“: before „wir“ and behind „zu“ a verb of the South has lost its -n. */
const CLIPPED_INFINITIVE = /(?<!\p{L})(?:\p{Ll}{3,}e(?= wir(?!\p{L}))|(?<=(?<!\p{L})zu )\p{Ll}{3,}e(?!\p{L}))/gu

/** Not what all say, and not what is only cut short: „hab“, „fürs“. */
function showsDialect([standard, spoken]: readonly [string, string]): boolean {
  const [first = ''] = standard.split(' ')
  return (
    WORDS.has(spoken) && !isHeardAllOver(spoken, standard) && !first.startsWith(spoken) && !spoken.startsWith(first)
  )
}

export const standardGerman = (text: string): string => readSpoken(text).text

/** A word of `text` in its place. */
function wordInStandard(word: string, at: number, text: string, shown: Shown): string {
  const umlauts = withSharpS(writesTwoVowels(shown.region) ? withOneVowel(word) : withUmlauts(word))
  if (word.length <= LONGEST_ABBREVIATION && text.charAt(at + word.length) === '.') return umlauts
  const isLarge = isName(word, at, text)
  if (isLarge && BEGUN_NAME.test(text.slice(Math.max(0, at - LONGEST_BEGIN), at))) return umlauts
  const standard =
    inStandard(word, isLarge, shown) ??
    (umlauts === word ? undefined : inStandard(umlauts, isLarge, shown)) ??
    (isLarge && BEFORE_INFINITIVE.test(text.slice(Math.max(0, at - LONGEST_BEGIN), at))
      ? infinitive(word, shown)
      : undefined)
  return standard === undefined || isOfSpeaker(word, standard, at, text) ? umlauts : asLarge(word, standard)
}

/** „to'n Fodern“, „zum Fiddere“ */
const BEFORE_INFINITIVE = /(?<!\p{L})(?:zum|beim|zom|bim)\s$/iu

function infinitive(word: string, shown: Shown): string | undefined {
  const verb = inStandard(word.toLowerCase(), false, shown)
  return verb !== undefined && FARM_INFINITIVES.has(verb) ? verb : undefined
}

/** „die Grote Wisch“: an adjective that is written large is part of a name. */
const BEGUN_NAME =
  /\P{L}(?:Gro(?:ße|te|ss?e)|Alt|Old|Ole|Lang|Klein|Lütt(?:j)?|Neu|Nie|Nieg|Hoh|Hoge|Ober|Unter|Hinter|Vorder|Mittler|Schmal|Breit|Krumm|Schwarz|Rot|Grün|Weiß|Gelb|Nass|Süd|Nord)(?:e?[nrsm]?)\s$/u
const LONGEST_BEGIN = 20

/** „Dr.“, „i. O.“ */
const LONGEST_ABBREVIATION = 2

/** What the region says that the text shows most; undefined where it may be meant as it is written. */
function said(
  sayings: readonly Saying[] | undefined,
  { regions, region: shown, hasAuxiliary }: Shown,
): string | undefined {
  let [best, most]: [string | undefined, number] = [undefined, -1]
  for (const { standard, region, beside } of sayings ?? []) {
    const count = region === undefined ? 0 : regions[region]!
    if ((!beside || count > 0 || (region === undefined && shown !== undefined)) && count > most)
      [best, most] = [standard, count]
  }
  const [participle, finite] = best?.split('|') ?? []
  return hasAuxiliary ? participle : (finite ?? participle)
}

/** Written large within a text only nouns are read, and written small words before nouns. */
function inStandard(word: string, isLarge: boolean, shown: Shown): string | undefined {
  const spoken = word.toLowerCase()
  const asWord = (): string | undefined => (isLarge ? undefined : said(WORDS.get(spoken), shown))
  return (
    asWord() ??
    nounSaid(spoken, shown) ??
    (isLarge ? undefined : withParticle(spoken, (verb, isSpoken) => verbBeside(verb, isSpoken, shown))) ??
    diminutiveOf(spoken) ??
    (isLarge || isStandardWord(spoken) ? undefined : apartFromVerb(spoken)) ??
    (shown.region === undefined
      ? isStandardWord(spoken)
        ? undefined
        : (joinedNouns(
            spoken,
            (noun) => (spoken.endsWith(noun) ? said(NOUNS.get(noun), shown) : undefined),
            () => undefined,
          ) ?? typedInAHurry(spoken, isLarge))
      : heardIn(spoken, isLarge, shown, shown.region))
  )
}

/** Written large within a text it may be a name, so none of the shortest is heard but where the region is sure. */
const SHORTEST_NOUN = 5
const SHORTEST_PART = 4
const SURELY_SHOWING = 1

/** „Woid“ is a Wald in Bavaria, but beside Swabian words a Weide: what is heard in the region shown goes first. */
function nounSaid(spoken: string, shown: Shown): string | undefined {
  const sayings = NOUNS.get(spoken)
  const noun = said(sayings, shown)
  const isElsewhere =
    noun !== undefined && shown.region !== undefined && !shown.isLong && !isOfRegion(sayings, shown.region)
  return isElsewhere ? (heardNoun(spoken, shown.region!) ?? noun) : noun
}

const isOfRegion = (sayings: readonly Saying[] | undefined, shown: number): boolean =>
  sayings?.some(({ region }) => region === undefined || region === shown) === true

/** By the sounds of `region`. */
function heardIn(spoken: string, isLarge: boolean, shown: Shown, region: number): string | undefined {
  const shortest = shown.regions[region]! < SURELY_SHOWING ? SHORTEST_NOUN : SHORTEST_PART
  const hear = (noun: string): string | undefined => (shown.isLong ? undefined : heardNoun(noun, region, shortest))
  const hearPart = (noun: string): string | undefined =>
    shown.isLong ? undefined : heardNoun(noun, region, SHORTEST_PART)
  return (
    (isLarge ? hear(spoken) : shown.isLong ? undefined : asParticiple(heardWord(spoken, region), shown)) ??
    (isStandardWord(spoken) ? undefined : joinedNouns(spoken, (noun) => said(NOUNS.get(noun), shown), hearPart)) ??
    typedInAHurry(spoken, isLarge) ??
    besideThem(spoken, isLarge, shown, region)
  )
}

/** No name ends so. */
const ABSTRACT = /(?:keit|ung)(?:en)?$/u

/** Written large it may be a name. */
function typedInAHurry(spoken: string, isLarge: boolean): string | undefined {
  const full = inFullLetters(spoken)
  return full !== undefined && isLarge && !isFarmNoun(full) && !ABSTRACT.test(full) ? undefined : full
}

/** A word that no table has: by its single sounds, and then as what it is most like. */
function besideThem(spoken: string, isLarge: boolean, shown: Shown, region: number): string | undefined {
  const beside = soundBeside(spoken, isLarge, region)
  const sound = beside === undefined ? undefined : (inFullLetters(beside) ?? beside)
  if (isLarge || shown.isLong) return sound
  return (sound === undefined ? undefined : said(WORDS.get(sound), shown)) ?? nearWord(sound ?? spoken) ?? sound
}

/** „Is he al plaant?“: Low German has no ge- before a participle. */
const asParticiple = (verb: string | undefined, { region, hasAuxiliary }: Shown): string | undefined =>
  verb !== undefined && region === LOW_GERMAN_INDEX && hasAuxiliary ? (participleOf(verb) ?? verb) : verb

/** „Ausbracht“: before these the South has no ge-. */
const SWALLOWS_GE = /^[bdgkptz]/u

/** Behind a particle: „agmäldet“; behind one that is spoken also „iikauft“. */
function verbBeside(verb: string, isSpokenParticle: boolean, shown: Shown): string | undefined {
  const { region, isLong, hasAuxiliary } = shown
  const known = said(WORDS.get(verb), shown)
  if (known !== undefined || region === undefined) return known
  return (
    (isSpokenParticle && isParticiple(verb) ? verb : undefined) ??
    (hasAuxiliary && (isSpokenParticle || SWALLOWS_GE.test(verb)) ? participleOf(verb) : undefined) ??
    (isLong ? undefined : heardWord(verb, region)) ??
    soundBeside(verb, false, region)
  )
}

const asLarge = (word: string, standard: string): string =>
  /^\p{Lu}/u.test(word) ? `${standard.charAt(0).toUpperCase()}${standard.slice(1)}` : standard
