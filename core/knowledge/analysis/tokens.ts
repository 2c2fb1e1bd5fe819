import { foldedCode, PASSED_OVER } from '../../shared/german/fold.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'

export interface Word {
  /** In lower case, with its umlauts. */
  text: string
  /** UTF-16 offsets into the text it was read from. */
  start: number
  end: number
}

/** A run without any break is cut here, so that no word costs more than a word. */
const LONGEST_WORD = 64

/** The words and numbers of a text in order; everything that is neither letter nor digit only separates. */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = []
  let start = -1
  for (let index = 0; index <= text.length; index += 1) {
    const code = index < text.length ? foldedCode(text.charCodeAt(index)) : 0
    const letter = code !== 0 && (code !== PASSED_OVER || start >= 0)
    if (start >= 0 && (!letter || index - start >= LONGEST_WORD)) {
      words.push({ text: plainWord(text.slice(start, index)), start, end: index })
      start = -1
    }
    if (start < 0 && letter && code !== PASSED_OVER) start = index
  }
  return words
}

// Only what lies outside plain German letters needs the costly normalization.
const plainWord = (raw: string): string => {
  const word = raw.toLowerCase()
  return /[^a-z0-9äöüß]/u.test(word) ? word.replaceAll('\u00ad', '').normalize('NFC') : word
}

const PREFIX =
  '(ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|nieder|um|unter|vor|weg|weiter|zurück|zusammen|zu|über)'
const SEPARABLE = new RegExp(`^${PREFIX}(?:zu(\\p{L}{3,}?)e?n|ge(\\p{L}{3,}?)(?:et(?:e[mnrs]?)?|te[mrs]?|t|en))$`, 'u')

/** The infinitive of a separable verb: „eingearbeitet“ and „einzuarbeiten“ are „einarbeiten“. */
const infinitive = (word: string): string => word.replace(SEPARABLE, '$1$2$3en')

export interface Term extends Word {
  /** Of letters a–z and digits; in a number of a statute after § and perhaps =. */
  stem: string
}

const NUMBERED: Record<string, string> = {
  absatz: 'abs',
  abs: 'abs',
  artikel: 'art',
  art: 'art',
  anlage: 'anl',
  anl: 'anl',
  nummer: 'nr',
  nr: 'nr',
}
const NUMBER = /^\d+[a-z]?$/

const STATUTE_NUMBER = /^(?:§|abs|anl|art)\d/u

/** True for the stem of „§ 6“, „Absatz 4“, „Anlage 1“. */
export const isStatuteNumber = (stem: string): boolean => STATUTE_NUMBER.test(stem)

/** The stem of a number that a text bears itself, as „§ 6“ in its heading, and does not only refer to. */
export const ownNumber = (stem: string): string => `=${stem}`

/**
 * „§ 6 Absatz 4“ names a place in a statute: the number belongs to its sign, else every 6 and every 4 would be found.
 */
const statuteNumber = (text: string, word: Word, previous: Word | undefined): string | undefined => {
  if (!NUMBER.test(word.text)) return undefined
  const before = text.slice(Math.max(0, word.start - 3), word.start)
  if (before.trimEnd().endsWith('§')) return `§${word.text}`
  if (before.endsWith('(') && text.charAt(word.end) === ')' && /(^|\n)\s*\($/u.test(before))
    return ownNumber(`abs${word.text}`)
  const sign = previous === undefined || word.start - previous.end > 2 ? undefined : NUMBERED[previous.text]
  return sign === undefined ? undefined : `${sign}${word.text}`
}

const isSign = (term: Term | undefined, word: Word | undefined): boolean =>
  term !== undefined && term.start === word?.start && NUMBERED[term.text] !== undefined

/** The words that carry content, each with its stem. */
export const termsOf = (text: string): Term[] => {
  const terms: Term[] = []
  let previous: Word | undefined
  for (const word of wordsOf(text)) {
    const number = statuteNumber(text, word, previous)
    if (number !== undefined && isSign(terms.at(-1), previous)) terms.pop()
    const stem = number ?? (isStopWord(word.text) ? '' : stemGerman(infinitive(word.text)))
    if (stem !== '') terms.push({ ...word, stem })
    previous = word
  }
  return terms
}
