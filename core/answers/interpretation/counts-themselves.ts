import type { Interpretation } from './interpretation.ts'

/** „Wie viele Herden haben wir?“ counts the herds, and not what is in them. */
export const countsThemselves = ({ view, question: { type, countedStem } }: Interpretation): boolean =>
  type === 'count' && countedStem !== undefined && view.countedThemselves?.has(countedStem) === true
