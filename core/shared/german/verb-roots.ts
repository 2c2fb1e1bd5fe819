import { STRONG_FORMS, STRONG_PARTICIPLES } from './strong-verbs.ts'

/** What stands before a verb, by what it says: whoever sends a thing off sends it away. */
const PARTICLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['an', 'aus', 'bei', 'durch', 'fest', 'her', 'mit', 'nach', 'um', 'unter', 'vor', 'zuruck', 'zusammen', 'voll'].map(
      (particle) => [particle, particle],
    ),
  ),
  ...Object.fromEntries(['ab', 'los', 'weg', 'fort', 'raus', 'heraus', 'hin'].map((particle) => [particle, 'ab'])),
  ...Object.fromEntries(['ein', 'rein', 'herein'].map((particle) => [particle, 'ein'])),
  ...Object.fromEntries(['zu', 'dazu', 'hinzu'].map((particle) => [particle, 'zu'])),
  ...Object.fromEntries(['auf', 'drauf'].map((particle) => [particle, 'auf'])),
}

/** With these before it a verb says nothing else: what is planned in is planned. */
const SAYING_NOTHING = new Set(['ein', 'zu', 'mit', 'auf', 'durch'])
/** These say something else with each of them. */
const OF_MANY_MEANINGS =
  /^(?:geb|geh|komm|nehm|stell|setz|lass|trag|zieh|bring|fahr|halt|fall|lauf|leg|steh|tret|mach|teil)$/u

const PARTICLE = new RegExp(
  `^(${Object.keys(PARTICLES)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?=\\p{L}{3})`,
  'u',
)
const INSEPARABLE = /^(?:be|ver|er|ent|emp|zer|miss)/u
/** Nouns that look like participles. */
const NOUNS =
  /^(?:gebiet|gerat|gewicht|gehalt|geschaft|gesicht|geburt|geduld|gemut|gewalt|gefahr|gebuhr|geflugel|getreid|gesund|gemeind|gemus|gewass|gebaud|gesamt|gestalt|gesellschaft|gesetz|gewinn|gewurz|gestell|bericht|bestand|beleg|betrieb|ertrag|vertrag|verkauf|verlust|verbrauch|bedarf|bescheid|erntegut)/u

const withoutUmlauts = (word: string): string =>
  word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')

const folded = (forms: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(forms).map((form) => form.map(withoutUmlauts) as [string, string]))

const PARTICIPLES = folded(STRONG_PARTICIPLES)
const FORMS = folded(STRONG_FORMS)

const SHORTEST = 3

/** What is left of a form without its endings; the likeliest first. */
function withoutEndings(form: string): string[] {
  const strong = FORMS.get(form) ?? /^ge[bh](?=(?:en|st|t|e)?$)/u.exec(form)?.[0]
  if (strong) return [strong]
  const participle = /^ge(\p{L}{2,}?)(?:e?t(?:e[nrsm]?)?|en)?$/u.exec(form)?.[1]
  const zu = /^zu(\p{L}{3,}?)en$/u.exec(form)?.[1]
  const plain = form.replace(/(?:e?te[nst]?|e?st|e?t|en|e)$/u, '')
  if (participle) return [PARTICIPLES.get(participle) ?? participle]
  return [
    ...(zu ? [zu] : []),
    plain,
    // A stem has lost -en already.
    ...(INSEPARABLE.test(form) ? [form] : []),
  ]
}

/**
 * What forms of one verb have in common, the likeliest first: „gemäht“, „mähen“ and „mähte“ are „mah“, „losgeschickt“
 * and „abschicken“ „ab|schick“, „verreckt“ and „verrecken“ „verreck“. For a word or the stem of one, in lower case; of
 * a word that is no verb it says nothing.
 */
export function verbRoots(word: string): string[] {
  const form = withoutUmlauts(word)
  if (NOUNS.test(form) || /\d/u.test(form)) return []
  const particle = PARTICLE.exec(form)?.[1]
  const own = withoutEndings(form).filter((root) => root.length >= SHORTEST)
  if (particle === undefined) return own
  const meaning = PARTICLES[particle]!
  const roots = withoutEndings(form.slice(particle.length)).filter((root) => root.length >= SHORTEST)
  return [
    ...roots.map((root) => `${meaning}|${root}`),
    ...(SAYING_NOTHING.has(meaning) && /^(?:ge|zu)/u.test(form.slice(particle.length))
      ? roots.filter((root) => root.length > SHORTEST && !OF_MANY_MEANINGS.test(root))
      : []),
  ]
}
