import type { Term } from '../analysis/tokens.ts'
import { MONTHS } from '../../shared/german/months.ts'

/** What kind of thing a question asks for; `other` where its words do not say. */
export type AnswerKind = 'date' | 'number' | 'person' | 'place' | 'other'

const KINDS: [AnswerKind, RegExp][] = [
  ['date', /\bwann\b|\bwelche[mns] (?:jahr|monat|tag|datum|jahrhundert|jahrzehnt)|\b(?:bis|seit|ab) wann\b/iu],
  ['number', /\bwie ?(?:viele?[nmr]?|hoch|lange?|gro(?:ß|ss)|weit|alt|schnell|schwer|oft|stark|tief|breit)\b/iu],
  ['number', /\bwelche[rnms]? (?:anzahl|prozentsatz|anteil|höhe|größe|zahl|menge|abstand|frist)/iu],
  ['person', /\bwe[rnm]\b/iu],
  ['place', /\bwo(?:hin|her)?\b/iu],
]

export const answerKindOf = (question: string): AnswerKind =>
  KINDS.find(([, words]) => words.test(question))?.[0] ?? 'other'

const NUMBER =
  /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|million|milliarde|dutzend|hälfte|drittel|viertel|prozent)/iu
const DATE = new RegExp(
  String.raw`(?<!\d)(?:1\d{3}|20\d{2})(?!\d)|jahrhundert|(?<!\p{L})(?:${MONTHS.join('|')}|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|uhr)(?!\p{L})`,
  'iu',
)

/**
 * True if `sentence` has, beside the question's own words, something of the kind: a number, a time, a name. `rest` are
 * its other words.
 */
export const offersKind = (kind: AnswerKind, sentence: string, rest: Term[]): boolean => {
  const words = (): string => rest.map((term) => sentence.slice(term.start, term.end)).join(' ')
  const names = (): number =>
    rest.filter((term) => term.start > 0 && /^\p{Lu}/u.test(sentence.slice(term.start, term.start + 1))).length
  switch (kind) {
    case 'date':
      return DATE.test(words())
    case 'number':
      return NUMBER.test(words())
    case 'person':
      return names() >= 2
    case 'place':
      return names() >= 1
    case 'other':
      return false
  }
}
