import { BoundedMap } from '../bounded-map.ts'
import { COUNTS, PHRASES } from './spoken/phrases.ts'
import { AUXILIARIES, HEARD_ALL_OVER, NOUNS, REGION_COUNT, WORDS, type Saying } from './spoken/regions.ts'
import { MARKS } from './spoken/sound-laws.ts'
import { soundBeside, withOneVowel, writesTwoVowels } from './spoken/sounds-beside.ts'
import { heardNoun, heardWord, isStandardWord, nearWord, participleOf } from './spoken/heard-words.ts'
import { joinedNouns, withParticle } from './spoken/joined-words.ts'
import { diminutiveOf } from './spoken/diminutives.ts'
import { apartFromVerb } from './spoken/enclitics.ts'

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
    .replaceAll(/ {2,}/gu, ' ')
  return { text, said, isDialect: shown.region !== undefined || [...said].some(showsDialect) }
}

/** Not what all say, and not what is only cut short: „hab“, „fürs“. */
function showsDialect([standard, spoken]: readonly [string, string]): boolean {
  const [first = ''] = standard.split(' ')
  return WORDS.has(spoken) && !HEARD_ALL_OVER.has(spoken) && !first.startsWith(spoken) && !spoken.startsWith(first)
}

export const standardGerman = (text: string): string => readSpoken(text).text

/** A word of `text` in its place. */
function wordInStandard(word: string, at: number, text: string, shown: Shown): string {
  const umlauts = withSharpS(writesTwoVowels(shown.region) ? withOneVowel(word) : withUmlauts(word))
  if (word.length <= LONGEST_ABBREVIATION && text.charAt(at + word.length) === '.') return umlauts
  const isLarge = isName(word, at)
  if (isLarge && BEGUN_NAME.test(text.slice(Math.max(0, at - LONGEST_BEGIN), at))) return umlauts
  const standard =
    inStandard(word, isLarge, shown) ?? (umlauts === word ? undefined : inStandard(umlauts, isLarge, shown))
  return standard === undefined || isOfSpeaker(word, standard, at, text) ? umlauts : asLarge(word, standard)
}

/** „Ich mache“, „mache ich“ and „mache bitte“ are standard German; „mache“ alone is „machen“ in some regions. */
const isOfSpeaker = (word: string, standard: string, at: number, text: string): boolean =>
  standard === `${word.toLowerCase()}n` &&
  (/(?<!\p{L})ich(?: als \p{L}+)? $/iu.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at)) ||
    /^ (?:ich|mir|uns|bitte)(?!\p{L})/iu.test(text.slice(at + word.length, at + word.length + LONGEST_BEFORE)))
const LONGEST_BEFORE = 30

/** Not the letters of „E5“. */
const WORD = /(?<![\p{L}\p{M}\d])[\p{L}\p{M}]+(?![\p{L}\p{M}\d])/gu

/** „die Grote Wisch“: an adjective that is written large is part of a name. */
const BEGUN_NAME =
  /\P{L}(?:Gro(?:ße|te|ss?e)|Alt|Old|Ole|Lang|Klein|Lütt(?:j)?|Neu|Nie|Nieg|Hoh|Hoge|Ober|Unter|Hinter|Vorder|Mittler|Schmal|Breit|Krumm|Schwarz|Rot|Grün|Weiß|Gelb|Nass|Süd|Nord)(?:e?[nrsm]?)\s$/u
const LONGEST_BEGIN = 20

/** „Dr.“, „i. O.“ */
const LONGEST_ABBREVIATION = 2

/** What the other words of a text show of one. */
interface Shown {
  /** How many different words are said so in each of the regions. */
  regions: readonly number[]
  /** The one that most words show; undefined where none does. */
  region: number | undefined
  /** Whether a participle may stand in it. */
  hasAuxiliary: boolean
  /** Nobody asks so: hearing each of its words would take its time. */
  isLong: boolean
}

const MOST_HEARD = 40

function shownBy(text: string): Shown {
  const regions = Array.from({ length: REGION_COUNT }, () => 0)
  const spokenWords = new Map<string, boolean>()
  for (const { 0: word, index } of text.matchAll(WORD))
    if (!WORDS.get(word.toLowerCase())?.some(({ standard }) => isOfSpeaker(word, standard, index, text)))
      spokenWords.set(word.toLowerCase(), (spokenWords.get(word.toLowerCase()) ?? true) && isName(word, index))
  for (const [spoken, isLarge] of spokenWords)
    for (const { region, beside } of [
      ...((isLarge ? undefined : WORDS.get(spoken)) ?? []),
      ...(NOUNS.get(spoken) ?? []),
    ])
      if (region !== undefined && !beside && !HEARD_ALL_OVER.has(spoken)) regions[region]! += 1
  const most = Math.max(...regions)
  const isLong = spokenWords.size > MOST_HEARD
  return {
    regions,
    region: most > 0 ? regions.indexOf(most) : isLong ? undefined : heardRegion(spokenWords),
    isLong,
    hasAuxiliary: [...spokenWords.keys()].some((spoken) => AUXILIARIES.has(spoken)),
  }
}

const SHORTEST_SHOWING = 5
const FEWEST_SHOWING = 2

/** Where no word of a table shows it, the region by whose sounds most words are known. */
function heardRegion(spokenWords: ReadonlyMap<string, boolean>): number | undefined {
  const counts = Array.from({ length: REGION_COUNT }, (_, region) =>
    [...spokenWords]
      .filter(
        ([spoken, isLarge]) => spoken.length >= SHORTEST_SHOWING && (isLarge ? heardNoun : heardWord)(spoken, region),
      )
      .reduce((count, [spoken]) => count + (MARKS[region]!.test(spoken) ? FEWEST_SHOWING : 1), 0),
  )
  const most = Math.max(...counts)
  return most >= FEWEST_SHOWING ? counts.indexOf(most) : undefined
}

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
    said(NOUNS.get(spoken), shown) ??
    (isLarge ? undefined : withParticle(spoken, (verb, isSpoken) => verbBeside(verb, isSpoken, shown))) ??
    diminutiveOf(spoken) ??
    (isLarge || isStandardWord(spoken) ? undefined : apartFromVerb(spoken)) ??
    (shown.region === undefined
      ? isStandardWord(spoken)
        ? undefined
        : joinedNouns(
            spoken,
            (noun) => (spoken.endsWith(noun) ? said(NOUNS.get(noun), shown) : undefined),
            () => undefined,
          )
      : heardIn(spoken, isLarge, shown, shown.region))
  )
}

/** By the sounds of `region`. */
function heardIn(spoken: string, isLarge: boolean, shown: Shown, region: number): string | undefined {
  const hear = (noun: string): string | undefined => (shown.isLong ? undefined : heardNoun(noun, region))
  return (
    (isLarge ? hear(spoken) : shown.isLong ? undefined : heardWord(spoken, region)) ??
    (isStandardWord(spoken) ? undefined : joinedNouns(spoken, (noun) => said(NOUNS.get(noun), shown), hear)) ??
    besideThem(spoken, isLarge, shown, region)
  )
}

/** A word that no table has: by its single sounds, and then as what it is most like. */
function besideThem(spoken: string, isLarge: boolean, shown: Shown, region: number): string | undefined {
  const sound = soundBeside(spoken, isLarge, region)
  if (isLarge || shown.isLong) return sound
  return (sound === undefined ? undefined : said(WORDS.get(sound), shown)) ?? nearWord(sound ?? spoken) ?? sound
}

/** Behind a particle: „agmäldet“; behind one that is spoken also „iikauft“. */
function verbBeside(verb: string, isSpokenParticle: boolean, shown: Shown): string | undefined {
  const { region, isLong, hasAuxiliary } = shown
  const known = said(WORDS.get(verb), shown)
  if (known !== undefined || region === undefined) return known
  return (
    (isSpokenParticle && hasAuxiliary ? participleOf(verb) : undefined) ??
    (isLong ? undefined : heardWord(verb, region)) ??
    soundBeside(verb, false, region)
  )
}

/** Written large within a text it is a noun, a name or an abbreviation: „AL“, „MR“, „Bi“. */
const isName = (word: string, at: number): boolean => /^\p{Lu}\p{Lu}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word))

const asLarge = (word: string, standard: string): string =>
  /^\p{Lu}/u.test(word) ? `${standard.charAt(0).toUpperCase()}${standard.slice(1)}` : standard

/** In these „ue“, „ae“ and „oe“ are two sounds. */
const TWO_SOUNDS =
  /[dntx]uell|^zue|soeb|michael|israel|poe[ts]|koeff|aero|duett|^soe|blue|influenz|oenerg|oextr|rhoe|benzoe|individuen/iu

/** With umlauts that were written out: „Guelle“, „faellig“. */
const withUmlauts = (word: string): string =>
  TWO_SOUNDS.test(word)
    ? word
    : word.replaceAll(/(?<![aeiouäöüyq])([aou])e(?!x)/giu, (_, vowel: string) => UMLAUTS[vowel] ?? vowel)

/** What is written with „ss“ in Switzerland and is no other word in Germany: not „Masse“, „Busse“. */
const SHARP_S = new RegExp(
  `(?<=^(?:\\p{L}*(?:her|hin|ver|be|ent|ab|an|auf|aus|ein|um|zu|ge))?(?:${[
    'gr[oö]|schlie|gie|flie|schie|geniess?|hei|schwei|flei|sü|drau',
    'm[aä](?=ssnahm|ssstab|ssig)|str[aä](?=sse)|drei(?=ssig)|[aä]u(?=sser)|spa(?=ss)|stö?o?(?=ss(?:t|en)?$)',
    '(?:bl[oö]|wei)(?=ss(?:e[nrsm]?)?$)|(?:rei|bei)(?=ssen|sst)|fu(?=ss(?:es|boden)?$)|fü(?=sse)',
  ].join('|')}))ss`,
  'iu',
)
const withSharpS = (word: string): string => word.replace(SHARP_S, 'ß')

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' }
