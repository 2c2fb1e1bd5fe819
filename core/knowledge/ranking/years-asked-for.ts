import { MONTHS, WRITTEN_MONTH, monthNumber } from '../../shared/german/months.ts'
import { withFullYears } from '../analysis/full-years.ts'

const YEAR = /(?<![\d.,/])(?:19|20)\d\d(?![\d,/]|\.\d)/gu

/** The years that a question names, with four digits. */
export const yearsAskedFor = (question: string): string[] => withFullYears(question).match(YEAR) ?? []

const MONTH_AND_YEAR = new RegExp(`(?<!\\p{L})(${WRITTEN_MONTH})\\s+(20\\d\\d)(?![\\d.,])`, 'giu')

/** The months of a year that a question names, each as an expression of how papers and tables write it. */
export const monthsAskedFor = (question: string): RegExp[] =>
  [...withFullYears(question).matchAll(MONTH_AND_YEAR)].map(([, name, year]) => {
    const number = monthNumber(name!)
    const [month, digits] = [MONTHS[number - 1]!, `0?${number}`]
    const written = [
      `(?<!\\p{L})${month}\\s+${year!}`,
      `(?<!\\d)${digits}[./]\\s?(?:${year!}|${year!.slice(2)}(?!\\d))`,
      `${year!}-${digits}(?!\\d)`,
      `${year!}\\W{1,3}${month}`,
    ]
    return new RegExp(written.join('|'), 'iu')
  })
