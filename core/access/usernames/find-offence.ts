import { HARMLESS_WORDS } from './harmless-words.ts'
import { FOREIGN_OFFENSIVE_WORDS } from './foreign-offensive-words.ts'
import { HATE_CODES, OFFENSIVE_PAIRS, OFFENSIVE_WORDS, type Place } from './offensive-words.ts'
import { inPlainLetters } from './plain-letters.ts'

/** What stands for a letter in a disguise: digits and letters that look like it or sound the same. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  a: '[a4]',
  b: '[b8]',
  e: '[e3]',
  f: '(?:f|ph)',
  g: '[g9q]',
  i: '[i1y]',
  k: 'c?[kq]',
  l: '[l1]',
  m: '(?:m|rn)',
  o: '[o0]',
  r: '(?:r|12)',
  s: '[s5z]',
  t: '[t7]',
  u: '[uv]',
  w: '(?:w|vv)',
  z: '[z2]',
}
/** One alone may also stand for the letter that it is mistaken for: „flcken“, „schiampe“. */
const MISTAKEN_FOR: Readonly<Record<string, string>> = { i: 'l', l: 'i' }
const GAP = '[-_]*'

/** What finds a word in every disguise: letters repeated, set apart, or other signs in their place. */
function patternOf(word: string): string {
  const runs = [...word.matchAll(/sch|ck|(.)\1*/g)]
  const parts = runs.map(([run, letter], place) => {
    // „arshloch“, „arskhloch“.
    if (run === 'sch') return `(?:[s5z]${GAP})+(?:[ckq]${GAP})*(?:h${GAP})+`
    // „fikken“, „fiqqen“.
    if (run === 'ck') return `(?:[ckq]${GAP})+[kq]${GAP}`
    const sign = STANDS_FOR[letter!] ?? letter!
    // Many leave the dots of an umlaut away.
    const least = run === 'e' && /[aou]$/.test(runs[place - 1]?.[0] ?? '') ? 0 : run.length
    const repeated = `(?:${sign}${GAP}){${least},}`
    const mistaken = MISTAKEN_FOR[letter!]
    return run.length === 1 && mistaken ? `(?:${repeated}|${mistaken}${GAP})` : repeated
  })
  return parts.join('')
}

interface Offence {
  /** Of its letters; of a pair those that the shortest has. */
  length: number
  at: Place
  why: string
  pattern: RegExp
}

const wordsOf = (text: string): string[] => text.split(/\s+/)

const OFFENCES: readonly Offence[] = [
  ...[...OFFENSIVE_WORDS, ...FOREIGN_OFFENSIVE_WORDS].flatMap(({ why, at, words }) =>
    wordsOf(words).map((word) => ({ length: word.length, at, why, pattern: new RegExp(patternOf(word), 'g') })),
  ),
  ...OFFENSIVE_PAIRS.map(({ why, first, last }): Offence => {
    const anyOf = (text: string) => `(?:${wordsOf(text).map(patternOf).join('|')})`
    const shortest = (text: string) => Math.min(...wordsOf(text).map((word) => word.length))
    const pattern = new RegExp(anyOf(first) + anyOf(last), 'g')
    return { length: shortest(first) + shortest(last), at: 'anywhere', why, pattern }
  }),
]
const HARMLESS = HARMLESS_WORDS.flatMap(({ at, words }) => wordsOf(words).map((word) => ({ word, at })))

/** No name that is longer can be right, whatever it says. */
const LONGEST_READ = 64
/** Letters of words that are found across a separator: the shorter, the more likely it is chance. */
const [LONGER_WORD, LONG_WORD] = [6, 8]

/** Why a name offends, or undefined; what hides in harmless words does not. */
export function findOffence(name: string): string | undefined {
  const plain = inPlainLetters(name.slice(0, LONGEST_READ))
  if (HATE_CODES.test(plain)) return 'stands for hate groups'
  const harmless = spansOf(plain)
  return OFFENCES.find((offence) => stands(offence, plain, harmless))?.why
}

type Span = readonly [from: number, to: number]

/** Where the harmless words stand. */
const spansOf = (plain: string): Span[] =>
  HARMLESS.flatMap(({ word, at }) => {
    const spans: Span[] = []
    for (let from = plain.indexOf(word); from !== -1; from = plain.indexOf(word, from + 1))
      if (at === 'anywhere' || !isLetter(plain[from - 1])) spans.push([from, from + word.length])
    return spans
  })

/** The harmless word holds what was found, or reaches over one of its ends. */
const covers = ([a, b]: Span, from: number, to: number): boolean =>
  (a <= from && b >= to) || (a < from && b > from) || (b > to && a < to)

function stands({ length, at, pattern }: Offence, plain: string, harmless: readonly Span[]): boolean {
  pattern.lastIndex = 0
  for (let found = pattern.exec(plain); found; found = pattern.exec(plain)) {
    const from = found.index
    const said = found[0].replace(/[-_]+$/, '')
    const to = from + said.length
    if (
      isSaidInLetters(said) &&
      isPlaced(at, plain, from, to) &&
      (!/[-_]/.test(said) || holdsAcross(length, plain, from, to)) &&
      !harmless.some((span) => covers(span, from, to))
    )
      return true
    pattern.lastIndex = from + 1
  }
  return false
}

/** Digits alone say nothing: half of it at least are letters. */
function isSaidInLetters(said: string): boolean {
  const signs = said.replaceAll(/[-_]/g, '')
  return signs.replaceAll(/\d/g, '').length * 2 >= signs.length
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign >= 'a' && sign <= 'z'

/** A digit beside it is an edge only where none stands for a letter. */
function isPlaced(at: Place, plain: string, from: number, to: number): boolean {
  if (at === 'anywhere') return true
  const goesOn = /\d/.test(plain.slice(from, to)) ? /[a-z\d]/ : /[a-z]/
  const [starts, ends] = [!goesOn.test(plain[from - 1] ?? ''), !goesOn.test(plain[to] ?? '')]
  if (at === 'edge') return starts || ends
  return (at === 'end' || starts) && (at === 'start' || ends)
}

const isSeparator = (sign: string | undefined): boolean => sign === undefined || sign === '-' || sign === '_'

/**
 * A word across separators has to take whole pieces, a longer one only to begin with one, a long one only to begin or
 * end with one: „haus-exner“, „baum-uschi“.
 */
function holdsAcross(length: number, plain: string, from: number, to: number): boolean {
  const [begins, ends] = [isSeparator(plain[from - 1]), isSeparator(plain[to])]
  if (length >= LONG_WORD) return begins || ends
  return begins && (ends || length >= LONGER_WORD)
}
