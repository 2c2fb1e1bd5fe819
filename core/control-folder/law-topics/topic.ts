import type { KindSlug, PictureRow } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { Scene } from '../findings/rule.ts'
import type { Concept } from './concepts.ts'
import type { LawQuestion } from './law-question.ts'

/** What the law says to a question, with the rows that it was held against. */
export interface Told {
  /** German, whole sentences; each names its paragraph. */
  text: string
  rows: readonly { row: PictureRow; quote: string }[]
  /** It is understood, and stands in no row and no law. */
  isMissing?: true
}

/**
 * Something that farmers ask the law about their own farm: which words ask for it, what it reads, and a pure function
 * that tells it of the rows that are meant on the day that is meant. Every value is read from `core/law` for that day.
 */
export interface LawTopic {
  id: string
  /** Of each of these one has to be said. */
  asksFor: readonly (readonly Concept[])[]
  /** What may be said beside it; any other word hands the question on. */
  beside: readonly Concept[]
  /** It is asked by its own words, without „darf“ or „muss“: „Wann ist Sperrfrist?“ */
  needsNoDuty?: readonly Concept[]
  /** Beside `holdings`; a farm that has none of these asks no question of its own. */
  reads: readonly KindSlug[]
  /** It names the people whom it concerns: „Wer muss …?“ */
  tellsWho?: true
  /** Undefined: what is asked is not its to tell. */
  tell(question: LawQuestion, scene: Scene): Told | undefined
}

/** „DüV § 6 Abs. 8 S. 1 Nr. 2“ of „DüV § 6 (8) S. 1 Nr. 2“. */
export const paragraph = (source: string): string => source.replaceAll(/\((\d+\p{L}?)\)/gu, 'Abs. $1')

/** „heute, am 20.05.2026“, „am 05.11.2026“ */
export const onDay = (day: string, today: string): string =>
  day === today ? `heute, am ${germanDay(day)},` : `am ${germanDay(day)}`

/** „31.01.“ of a day of the year. */
export const dayAndMonth = (dayOfYear: string): string => `${dayOfYear.split('-').reverse().join('.')}.`

/** „Ja. “ or „Nein. “ to what is asked, by whether it is forbidden; nothing where it asks for neither. */
export function verdict({ asks }: LawQuestion, isForbidden: boolean): string {
  if (asks === 'neither') return ''
  return (asks === 'forbidden') === isForbidden ? 'Ja. ' : 'Nein. '
}
