/** What else a thing is called on farms and in offices. */
export interface Synonyms {
  /** Single words that a word stands for, the likeliest first. `word` in lower case, in any form. */
  of(word: string): readonly string[]
}
