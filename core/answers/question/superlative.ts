import { stemGerman } from '../../shared/german/stem-german.ts'

/** „sauerste“, „teuersten“, „steilschta“, and how they are written in the south. */
const SUPERLATIVE = /^(\p{L}{3,}?)e?s(?:ch)?t(?:e[nrsm]?|a)$/u

/** The stem of the adjective of a superlative, in lower case; undefined for a word of another form. */
export function superlativeStem(word: string): string | undefined {
  const adjective = /^besten?(?:[rsm])?$/u.test(word) ? 'gut' : SUPERLATIVE.exec(word)?.[1]
  return adjective === undefined ? undefined : stemGerman(adjective)
}
