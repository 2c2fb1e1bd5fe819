import { BoundedMap } from '../../bounded-map.ts'

// What German dialects say for the sounds of standard German, as people type them. Umlauts of standard German are
// without their dots here, as in stems: „ü→u“ stands for „ü→ü“ as well.

/** By vowels of a dialect, those of standard German that they may stand for by the laws of some region. */
const VOWELS = `
  a: o.3 e.3 au.4 ei.4; aa: a.1 au.2 ei.2; ä: a.1 e.1 ei.4 i.4; ää: ei.2 a.1 e.2; e: a.2 o.2 i.3 ei.4 u.3;
  ee: ei.2 e.1 i.3 a.2 o.2 ie.2; i: u.2 ie.2 ei.3 e.3; ii: ei.2 i.1; ie: u.2 i.1 ei.2 e.3; o: a.2 u.3 au.3 e.3;
  oo: au.2 a.2 u.2 o.1; ö: e.2 u.2 o.1; öö: u.2 o.1 au.2 e.2; u: o.2 au.3 ie.4; uu: au.2 u.1;
  ü: i.2 u.1 ie.3 e.3 eu.3; üü: eu.2 au.2 ei.2 u.1; ei: eu.2 au.2 ie.3 i.4 e.3; ai: ei.1 eu.2 au.2 a.2; ay: ei.1;
  ey: ei.1; oi: ei.2 eu.2 au.3 a.1 o.2; oa: ei.2 a.2 o.3; oai: ei.2; ou: u.2 o.2 au.2; äi: u.2 ie.2 ei.2 e.3 i.3;
  öi: eu.2 au.2 ei.3 e.1; ui: eu.2 ie.3 u.1 i.2; ua: u.1; uo: u.1; ue: u.1; oe: o.2; üe: u.1 ie.3; üa: u.1; öa: o.2;
  ia: ie.1 u.2 i.2; ea: e.2 o.2 a.3; eo: a.3; ae: a.1; au: o.3 a.3; eu: au.2 ei.4; äu: eu.1 au.1; y: ei.3 i.1;
  yy: ei.2; å: a.1; åå: a.1; oua: u.3; iea: ie.2; öu: eu.2 au.2; ao: a.2 au.2; aou: au.2; uai: u.2
`

/**
 * By consonants of a dialect, what they may stand for, and how far that is; ~ not at the begin of a word.
 */
const CONSONANTS = `
  p: b.1 f.3 pf.25; b: p.1 ~f.3; f: ~b.3 pf.2; v: f.05 w.05 ~b.2; w: ~b.2 v.05; pf: f.2;
  d: t.1 ~s.35; t: d.1 z.3 ~s.3; z: s.2 t.35; s: sch.15 z.2 ~x.3; sch: s.1 ~ch.2 ~g.25;
  gg: k.05 g.3; dd: t.05 d.2; bb: p.05 b.2; ww: b.05 w.2;
  k: g.15 ~ch.3; g: k.15 ~ch.25 gg.1 ~ŋ.25; j: g.15; ch: k.2 ~g.2 ~sch.25; x: s.3; ŋ: n.25 ~g.25; n: ŋ.25 m.3;
  m: ~b.3 n.3; kw: w.3
`

/** Sounds that a dialect leaves out, and how far that is: only behind these, where they are named. */
const LEFT_OUT = `e.15 r.25:aeiouäöü l.1:iüö i.35 n.3 t.25:sfchxpkgbnmlr d.25:nl b.3:m g.3:nŋ h.1`
/** Sounds that a dialect adds. */
const ADDED = `e.15 i.3:rl a.3:rl o.3:rl h.2 d.4:nlr t.4:nlrsx r.5 n.5`

/** Further than any word may be from what it is said for. */
export const NO_LAW = 9

/** A sound with what it may stand for, or what it stands behind, and how far that is. */
type Laws = ReadonlyMap<string, readonly (readonly [sound: string, distance: number, mark: string])[]>

const lawsOf = (table: string): Laws =>
  new Map(
    table
      .trim()
      .split(/;\s*/u)
      .map((entry) => entry.split(': '))
      .map(([spoken, standard = '']) => [
        spoken!.trim(),
        standard.split(/\s+/u).map((one) => {
          const [, mark = '', sound = '', distance] = /^(~?)(\D+?)(\.\d+)$/u.exec(one)!
          return [sound, Number(distance), mark] as const
        }),
      ]),
  )

const VOWEL_LAWS = lawsOf(VOWELS)
const CONSONANT_LAWS = lawsOf(CONSONANTS)

const AS_ONE: Readonly<Record<string, string>> = {
  ck: 'k',
  tz: 'z',
  ng: 'ŋ',
  ph: 'f',
  th: 't',
  dt: 't',
  ß: 's',
  chs: 'x',
  c: 'k',
  qu: 'kw',
}
/** A vowel is as long as it is written with letters that are one sound: „au“ and „e“ of „bauern“. */
const SOUND = new RegExp(
  [
    ...[...VOWEL_LAWS.keys()].toSorted((one, other) => other.length - one.length),
    'sch|chs?|ck|gg|dd|bb|ww|tz|ng|pf|ph|th|dt|qu|ß|(\\p{L})\\1*',
  ].join('|'),
  'gu',
)
const SILENT_H = /(?<=[aeiouäöü])h+(?![aeiouäöü])/gu

const SOUNDS = [
  '',
  ...VOWEL_LAWS.keys(),
  ...'bcdfghjklmnprstvwxzŋ',
  'sch',
  'ch',
  'pf',
  'kw',
  'gg',
  'dd',
  'bb',
  'ww',
  'io',
]
const NUMBERS: ReadonlyMap<string, number> = new Map(SOUNDS.map((sound, number) => [sound, number]))
/** Of letters that no dialect of German has. */
const UNKNOWN = 0

const known = new BoundedMap<string, Uint8Array>(50_000)

/** The sounds of a word in lower case, by their numbers: „schdraad“ is sch, d, r, aa, d. */
export function soundsOf(word: string): Uint8Array {
  const found = known.get(word)
  if (found) return found
  const sounds = word.replaceAll(SILENT_H, '').match(SOUND) ?? []
  const made = Uint8Array.from(
    sounds,
    (sound) => NUMBERS.get(sound) ?? NUMBERS.get(AS_ONE[sound] ?? sound.charAt(0)) ?? UNKNOWN,
  )
  known.set(word, made)
  return made
}

const SIZE = SOUNDS.length
const withoutDots = (sound: string): string => sound.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')

function changes(isBegin: boolean): Float64Array {
  const made = new Float64Array(SIZE * SIZE).fill(NO_LAW)
  for (const [spoken, laws] of [...VOWEL_LAWS, ...CONSONANT_LAWS])
    for (const [standard, distance, mark] of laws)
      if (!isBegin || mark === '') made[NUMBERS.get(spoken)! * SIZE + NUMBERS.get(standard)!] = distance
  for (const [sound, number] of NUMBERS)
    for (const same of [sound, withoutDots(sound)])
      if (number !== UNKNOWN && NUMBERS.has(same)) made[number * SIZE + NUMBERS.get(same)!] = 0
  return made
}
const CHANGES = changes(false)
const CHANGES_AT_BEGIN = changes(true)

/** By a sound and the one before it. */
function behindOthers(table: string): Float64Array {
  const made = new Float64Array(SIZE * SIZE).fill(NO_LAW)
  for (const entry of table.split(' ')) {
    const [, sound, distance, behind] = /^(\D+?)(\.\d+)(?::(.+))?$/u.exec(entry)!
    for (const [before, number] of NUMBERS)
      if (before !== '' && (behind === undefined || behind.includes(before.slice(-1))))
        made[NUMBERS.get(sound!)! * SIZE + number] = Number(distance)
  }
  return made
}
const LEFT_OUTS = behindOthers(LEFT_OUT)
const ADDITIONS = behindOthers(ADDED)

/** How far a sound of a dialect is from one of standard German. */
export const changeOf = (spoken: number, standard: number, atBegin: boolean): number =>
  (atBegin ? CHANGES_AT_BEGIN : CHANGES)[spoken * SIZE + standard]!

/** How far it is that a dialect leaves out a sound of standard German behind `before`, its own last sound. */
export const leavingOut = (standard: number, before: number): number => LEFT_OUTS[standard * SIZE + before]!

/** How far it is that a dialect adds a sound behind `before`; none is added before all others. */
export const adding = (spoken: number, before: number): number =>
  before === UNKNOWN ? NO_LAW : ADDITIONS[spoken * SIZE + before]!

export const nameOf = (sound: number): string => SOUNDS[sound]!
