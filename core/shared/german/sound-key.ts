import { BoundedMap } from '../bounded-map.ts'

/**
 * What letters sound like. „ä“, „ö“ and „e“, „ü“ and „i“ are one for those who speak them so; an „h“ and a doubled
 * letter only tell how long a vowel is.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  sch: 'S',
  chs: 'ks',
  ch: 'X',
  äu: 'Y',
  eu: 'Y',
  oi: 'Y',
  oy: 'Y',
  ei: 'E',
  ai: 'E',
  ey: 'E',
  ay: 'E',
  ie: 'i',
  ieh: 'i',
  ih: 'i',
  ä: 'e',
  ö: 'e',
  ü: 'i',
  y: 'i',
  ß: 's',
  v: 'f',
  ph: 'f',
  x: 'ks',
  c: 'k',
  qu: 'kw',
  ts: 'z',
  tz: 'z',
  zz: 'z',
  th: 't',
  dt: 't',
  h: '',
}
const LETTERS = /sch|chs?|[äe]u|[oae][iy]|ieh?|ih|ph|qu|t[szh]|zz|dt|[äöüyßvxc]|(?<=[aeiouäöüy])h/gu
const DOUBLED = /(\p{L})\1+/gu
const SILENT_END = /(?<=[aou])e$/u

/** Soft and hard sound as one, but not at the begin of a short word: Torf and Dorf. */
const SOFT: Readonly<Record<string, string>> = { d: 't', b: 'p', g: 'k' }
const SOFT_LETTERS = /[dbg]/gu
const SOFT_LETTERS_WITHIN = /(?<!^)[dbg]/gu
const SHORTEST_SOFTENED = 6

const keys = new BoundedMap<string, string>(50_000)

/**
 * The same for words that sound alike: „weitzen“ and „weizen“, „artzt“ and „arzt“. `word` in lower case; `isLong` where
 * it is the stem of a longer one.
 */
export function soundKey(word: string, isLong = word.length >= SHORTEST_SOFTENED): string {
  const name = isLong ? `${word} ` : word
  const known = keys.get(name)
  if (known !== undefined) return known
  const made = word
    .replaceAll(LETTERS, (letters) => SOUNDS[letters]!)
    .replaceAll(isLong ? SOFT_LETTERS : SOFT_LETTERS_WITHIN, (soft) => SOFT[soft]!)
    .replaceAll(DOUBLED, '$1')
    .replace(SILENT_END, '')
  keys.set(name, made)
  return made
}
