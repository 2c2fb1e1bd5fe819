import { foldedCode, PASSED_OVER, writesUmlaut } from '../../shared/german/fold.ts'

const GRAM = 4
const SHARP_S = 0xdf
/** Four codes of six bits. */
const GRAM_BITS = 0xffffff

/**
 * The letter sequences of four of a question, numbered; word borders count as a letter, so „_gul“ is the beginning of a
 * word.
 */
export interface QuestionGrams {
  slots: Map<number, number>
  /** Says at once of most sequences that the question does not have them. */
  filter: Uint8Array
}

const filterIndex = (gram: number): number => (gram ^ (gram >>> 13)) & 0xffff

/** `folded` as `foldText` gives it. */
export const gramsOf = (folded: string): QuestionGrams => {
  const slots = new Map<number, number>()
  const filter = new Uint8Array(0x10000)
  let gram = 0
  let filled = 1
  for (const character of folded === '' ? '' : `${folded} `) {
    gram = ((gram << 6) | foldedCode(character.charCodeAt(0))) & GRAM_BITS
    filled += 1
    if (filled < GRAM || slots.has(gram)) continue
    slots.set(gram, slots.size)
    filter[filterIndex(gram)] = 1
  }
  return { slots, filter }
}

/** Tells each of the question's sequences that stands in `text`; returns how many sequences the text has. */
export const scanGrams = (text: string, { slots, filter }: QuestionGrams, found: (slot: number) => void): number => {
  let gram = 0
  let filled = 1
  let before = 0
  let last = 0
  for (let index = 0; index <= text.length; index += 1) {
    const unit = index < text.length ? text.charCodeAt(index) : 32
    const code = foldedCode(unit)
    if (code === PASSED_OVER) continue
    if ((code !== 0 || last !== 0) && !writesUmlaut(before, last, code)) {
      // ß is two letters; the second goes round once more.
      for (let letters = unit === SHARP_S ? 2 : 1; letters > 0; letters -= 1) {
        gram = ((gram << 6) | code) & GRAM_BITS
        filled += 1
        if (filled < GRAM || filter[filterIndex(gram)] === 0) continue
        const slot = slots.get(gram)
        if (slot !== undefined) found(slot)
      }
    }
    before = last
    last = code
  }
  return Math.max(0, filled - GRAM + 1)
}
