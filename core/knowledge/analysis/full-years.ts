import { WRITTEN_MONTH } from '../../shared/german/months.ts'

/** „im Juli 24“, „Ende 24“, „das Jahr 24“ */
const SHORT_YEAR = new RegExp(
  `(?<!\\p{L})((?:${WRITTEN_MONTH}|jahr|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|quartal)\\s)'?(\\d\\d)(?![\\d.,\\p{L}])`,
  'giu',
)

/** „der 24er Riesling“, „vom 23er Jahr“; other numbers before „er“ are sizes and packs. */
const OF_YEAR = /(?<![\d\p{L}.,])(1[5-9]|2[1-9])er(?=\s+\p{L})/gu

/** A question with its years as papers write them, with four digits. */
export const withFullYears = (question: string): string =>
  question.replaceAll(SHORT_YEAR, '$120$2').replaceAll(OF_YEAR, '20$1er')
