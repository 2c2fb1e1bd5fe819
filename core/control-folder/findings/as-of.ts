import type { Scene } from './rule.ts'

/** The day on which states are looked at, such as proofs: the end of the year that is inspected, at most today. */
export const asOf = ({ year, today }: Pick<Scene, 'year' | 'today'>): string =>
  today < `${year}-12-31` ? today : `${year}-12-31`
