import { NUMBER_WORDS } from '../../shared/german/number-words.ts'

/** Numbers that people write as words, in lower case; „ein“ is an article in a question. */
export const NUMERALS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(NUMBER_WORDS).filter(([word]) => word !== 'ein'),
)
