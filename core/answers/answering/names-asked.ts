import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Span } from '../question/span.ts'

/** What a paper has to speak of, to know what rows do not. */
export const namesIn = ({ conditions, question: { period } }: Interpretation): string[] => [
  ...conditions.flatMap(({ by, description }) =>
    by === 'text'
      ? [description.replaceAll(/[„“]/gu, '')]
      : typeof by === 'object'
        ? [description.split(': ').at(-1)!]
        : [],
  ),
  ...(period ? yearOf(period.span) : []),
]

/** „2023“ */
const yearOf = ({ from, to }: Span): string[] =>
  from !== null && to !== null && from.slice(4) === '-01-01' && to === `${from.slice(0, 4)}-12-31`
    ? [from.slice(0, 4)]
    : []
