import type { Span } from '../../sentences.ts'

/** „…, weil der Regen ausblieb“: to the end of the sentence, or to the comma where it opens the sentence. */
const CLAUSE = /(?<=^|[,;:–(]\s)(?:weil|da|denn|zumal)\s(?=\p{L})/giu
/** „wegen des nassen Sommers im Allgäu“ */
const NOUN = '(?:\\p{Ll}+ ){0,4}\\p{Lu}[\\p{L}\\d-]+'
const PHRASE = new RegExp(
  `(?<!\\p{L})(?:[Ww]egen|[Aa]ufgrund|[Aa]uf Grund|[Ii]nfolge|[Mm]angels|[Dd]ank) ${NOUN}(?: (?:des|der|dem|den|im|in|am|an|auf|bei|von|vom|und) ${NOUN})*`,
  'gu',
)
/** „Ursache: verstopfter Filter“ */
const LABELLED = /(?<!\p{L})\p{L}*(?:grund|ursache|begründung|anlass)\s?:\s+(?=\S)/giu

/** Where a sentence says why. */
export function reasonsIn(sentence: string): Span[] {
  const clauses = [...sentence.matchAll(CLAUSE)].map(({ index }) => ({
    start: index,
    end: endOfClause(sentence, index),
  }))
  const phrases = [...sentence.matchAll(PHRASE)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))
  const labelled = [...sentence.matchAll(LABELLED)].map(({ index, 0: label }) => {
    const start = index + label.length
    const [said = ''] = sentence.slice(start).split('\n', 1)
    return { start, end: start + withoutEnd(said).length }
  })
  return [...clauses, ...phrases, ...labelled].filter(({ start, end }) => end - start > SHORTEST)
}

const SHORTEST = 8

/** It may open the sentence: then a comma ends it. */
const endOfClause = (sentence: string, start: number): number => {
  const comma = start === 0 ? sentence.indexOf(',') : -1
  return comma < 0 ? withoutEnd(sentence).length : comma
}

const withoutEnd = (sentence: string): string => sentence.replace(/[\s.!?:;,]+$/u, '')
