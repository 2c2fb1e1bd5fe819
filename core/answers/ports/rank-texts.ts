/** Something that a question can be held against, as a text. */
export interface RankedText {
  /** German: what its kind is called. */
  heading: string
  /** German, a matter a line. */
  text: string
  /** Stems of the words that ask for it beside those that it says. */
  asked: readonly string[]
}

/** How near each text comes to the question, 0..1, in their order. */
export type RankTexts = (question: string, texts: readonly RankedText[]) => readonly number[]
