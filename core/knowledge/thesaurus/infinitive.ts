import { STRONG_PARTICIPLES } from '../../shared/german/strong-verbs.ts'

const PREFIX =
  '(ab|an|auf|aus|bei|durch|dran|drauf|ein|fest|her|hin|los|mit|nach|raus|rein|rauf|rüber|runter|über|um|unter|vor|weg|weiter|zu|zurück|zusammen)?'
const PARTICIPLE = new RegExp(`^${PREFIX}ge(.{3,}?)(?:e?t|en)$`, 'u')
const WITH_ZU = new RegExp(`^${PREFIX.slice(0, -1)}zu(.{3,}en)$`, 'u')
const WEAK_ENDINGS = ['et', 't', 'ete', 'te', 'eten', 'ten', 'st']
const SHORTEST_STEM = 3

/** A participle without ge- whose vowel differs: „verschrieben“, „verworfen“, „bestanden“. */
const STRONG_WITHOUT_GE = new RegExp(
  `^((?:be|ent|er|ge|miss|ver|zer|über|unter)\\p{L}*?)(${Object.keys(STRONG_PARTICIPLES).join('|')})(?:e?n|t)$`,
  'u',
)

/**
 * „ausgestreut“ and „auszustreuen“ to „ausstreuen“, „gedroschen“ to „dreschen“, „verworfen“ to „verwerfen“; undefined
 * for a word of another form. `word` in lower case.
 */
export const infinitiveOf = (word: string): string | undefined => {
  const participle = PARTICIPLE.exec(word)
  if (participle !== null)
    return `${participle[1] ?? ''}${STRONG_PARTICIPLES[participle[2] ?? ''] ?? participle[2] ?? ''}en`
  const withZu = WITH_ZU.exec(word)
  if (withZu !== null) return `${withZu[1] ?? ''}${withZu[2] ?? ''}`
  const strong = STRONG_WITHOUT_GE.exec(word)
  return strong === null ? undefined : `${strong[1] ?? ''}${STRONG_PARTICIPLES[strong[2] ?? ''] ?? ''}en`
}

/** „kostet“ and „pachtete“ to „kosten“ and „pachten“, „verkauft“ to „verkaufen“: guesses, since nouns end so, too. */
export const weakInfinitivesOf = (word: string): string[] =>
  WEAK_ENDINGS.filter((ending) => word.endsWith(ending) && word.length >= ending.length + SHORTEST_STEM).map(
    (ending) => `${word.slice(0, -ending.length)}en`,
  )
