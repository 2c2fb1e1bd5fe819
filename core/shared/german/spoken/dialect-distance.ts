import { adding, changeOf, leavingOut, nameOf, NO_LAW, soundsOf } from './dialect-sounds.ts'

const SHORTEST = 3
const LONGEST = 30
/** How far a word of so many sounds may be from how it is said. */
const LIMITS = [0, 0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1]
/** One that is a little further still shows that a word may be either. */
const BEYOND_LIMIT = 0.12

const limitOf = (sounds: number): number => LIMITS[Math.min(sounds, LIMITS.length - 1)]!

/** What a dialect ends with where a stem has ended. */
const ENDING = /^(?:e?n|e[rms]?|e?rn|[aäi])$/u
const ENDING_OF_SMALL = /^(?:l[aei]|e?rl|che[nr]?|ken)$/u
const ENDING_OF_VERB = /^(?:e?t|e?d|scht|[ao][td]|ens|e?st|ts|te)$/u
const FEWEST_OF_SMALL = 3

function endingCost(rest: string, sounds: number): number {
  if (rest === '') return 0
  if (ENDING.test(rest) || (sounds >= FEWEST_OF_SMALL && ENDING_OF_SMALL.test(rest))) return 0.03
  return ENDING_OF_VERB.test(rest) ? 0.2 : NO_LAW
}

interface StemSounds {
  stem: string
  sounds: Uint8Array
  /** How many of them are a prefix that many words have. */
  common: number
}

/** Stems by the group of the sounds that they begin with. */
export type StemsBySound = ReadonlyMap<string, readonly StemSounds[]>

const GROUPS = ['aeiouäöüåy', 'pbfvw', 'dtzsx', 'kgjc']
/** Sounds that are said for one another. */
function groupOf(sounds: Uint8Array): string {
  const begin = nameOf(sounds[0]!)
  return GROUPS.find((group) => group.includes(begin.charAt(0))) ?? begin
}

const PREFIX = /^(?:ge|be|ver|er|ent|vor|ab|an|auf|aus|ein)(?=\p{L}{3})/u
const soundsOfPrefix = (word: string): number => soundsOf(PREFIX.exec(word)?.[0] ?? '').length

export const bySounds = (stems: Iterable<string>): StemsBySound =>
  Map.groupBy(
    [...stems]
      .filter((stem) => /^\p{L}{2,}$/u.test(stem))
      .map((stem) => ({ stem, sounds: soundsOf(stem), common: soundsOfPrefix(stem) })),
    ({ sounds }) => groupOf(sounds),
  )

const LONGEST_ROW = 64
const rows = [new Float64Array(LONGEST_ROW), new Float64Array(LONGEST_ROW)] as const

/**
 * How far what is `spoken` is from a stem by what dialects do to sounds; about `NO_LAW` where that is further than
 * `most`. `tails`: what the rest of `spoken` costs behind each of its sounds, where the stem has ended.
 */
export function dialectDistance(spoken: Uint8Array, stem: Uint8Array, most: number, tails: readonly number[]): number {
  let [row, next] = rows
  const width = stem.length
  if (width >= LONGEST_ROW) return NO_LAW
  row.fill(NO_LAW, 0, width + 1)
  row[0] = 0
  let best = NO_LAW
  for (let at = 0; at < spoken.length; at += 1) {
    const said = spoken[at]!
    const added = adding(said, at === 0 ? 0 : spoken[at - 1]!)
    next[0] = row[0]! + added
    let least = next[0]
    for (let of = 0; of < width; of += 1) {
      const meant = stem[of]!
      const changed = row[of]! + changeOf(said, meant, of === 0)
      const one = Math.min(changed, row[of + 1]! + added, next[of]! + leavingOut(meant, said))
      next[of + 1] = one
      if (one < least) least = one
    }
    if (next[width]! <= most) best = Math.min(best, next[width]! + tails[at + 1]!)
    if (least > most) break
    ;[row, next] = [next, row]
  }
  return best
}

/** What it costs that a word ends with what follows each of its sounds. */
export const tailsOf = (spoken: Uint8Array): readonly number[] =>
  Array.from({ length: spoken.length + 1 }, (_, at) => endingCost([...spoken.subarray(at)].map(nameOf).join(''), at))

/** A stem, and how far a word is from it; 1 is as far as it may be. */
export interface NearStem {
  stem: string
  distance: number
}

/** What words of standard German hardly ever show: a word without it is its own word rather than another's form. */
const SHOWS_DIALECT = new RegExp(
  [
    '[ouieö]a|aa|ää|ee|oo|öö|üü|ii|uu|yy|[uoäöü]i|ou|[uü]e|öu|[ae]d$|[aäi]$',
    'sch[bdpt]|[lnr]sch$|[bdfgkpstzh][nl]$|rr?n$|[^aeiouäöünlr]d$|ww|vv|[lnrö]v|gg|dd|bb',
    '^[gb][bdfhjkmpstwz]|^j[aeiouäöülr]|^ch[aeiouäöülrn]',
  ].join('|'),
  'u',
)
/** Of a word without it, and of one of so many sounds, which are not many words at once. */
const UNMARKED = 0.5
const UNMARKED_LONG = 0.9
const LONG = 7

export function nearStems(text: string, known: StemsBySound): NearStem[] {
  if (text.length < SHORTEST || text.length > LONGEST || !/^\p{L}+$/u.test(text)) return []
  const spoken = soundsOf(text)
  const tails = tailsOf(spoken)
  const share = SHOWS_DIALECT.test(text) ? 1 : spoken.length >= LONG ? UNMARKED_LONG : UNMARKED
  const near: NearStem[] = []
  for (const { stem, sounds, common } of known.get(groupOf(spoken)) ?? []) {
    if (Math.abs(sounds.length - spoken.length) > MOST_MORE) continue
    const most = share * limitOf(Math.min(sounds.length, spoken.length) - common)
    const distance = dialectDistance(spoken, sounds, most + BEYOND_LIMIT, tails)
    if (distance <= most + BEYOND_LIMIT) near.push({ stem, distance: distance / (most || 1) })
  }
  return near
}
const MOST_MORE = 4

/** The nearest of the stems where no other is about as near. */
export function clearlyNearest(near: readonly NearStem[]): string | undefined {
  const [first, ...others] = near.toSorted((one, other) => one.distance - other.distance)
  if (first === undefined || first.distance > 1) return undefined
  const second = others.find(({ stem }) => stem !== first.stem)
  const gap = first.distance < EXACT ? EXACT : CLEARLY_FURTHER
  return second !== undefined && second.distance - first.distance < gap ? undefined : first.stem
}

const EXACT = 0.11
const CLEARLY_FURTHER = 0.3
