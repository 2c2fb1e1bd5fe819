import { MONTHS } from '../../shared/german/months.ts'

const YEAR = /(?<![\d.,/])(?:19|20)\d\d(?![\d,/]|\.\d)/gu

/** „im Juli 24“, „Ende 24“, „das Jahr 24“ */
const SHORT_YEAR = new RegExp(
  `(?<!\\p{L})(?:${MONTHS.join('|')}|jahr|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|quartal)\\s'?(\\d\\d)(?![\\d.,])`,
  'giu',
)

/** The years that a question names, with four digits. */
export const yearsAskedFor = (question: string): string[] => [
  ...(question.match(YEAR) ?? []),
  ...[...question.matchAll(SHORT_YEAR)].map(([, year]) => `20${year}`),
]
