import type { Period } from './span.ts'

/** What the first words of a question ask for; `request`: no question word, as in „Zeig mir meine Felder“. */
export type QuestionType =
  'count' | 'amount' | 'how' | 'when' | 'until' | 'who' | 'where' | 'which' | 'what' | 'whether' | 'request'

export interface QuestionWord {
  /** In lower case; empty where it only follows from another word. */
  text: string
  stem: string
}

/** A number that a value is held to: „über 20“, „mindestens 5 ha“. */
export interface Threshold {
  is: 'above' | 'below'
  inclusive: boolean
  value: number
  /** In lower case as it was asked. */
  unit: string | undefined
}

/** What a question says, whatever it is asked of. */
export interface ParsedQuestion {
  type: QuestionType
  /** The words that name what is asked about, in order; an answer has to explain each of them. */
  words: QuestionWord[]
  period: Period | undefined
  threshold: Threshold | undefined
  /** `most` and `least` order by the column that is named, the others by time. */
  selection: 'latest' | 'first' | 'next' | 'most' | 'least' | undefined
  /** How many of the highest or lowest: „die drei größten“. */
  selectionSize: number
  aggregate: 'sum' | 'mean' | undefined
  /** „zu hoch“, „zu alt“; „zu niedrig“ */
  outOfLimits: 'high' | 'low' | undefined
  /** „kein“, „ohne“, „nicht“ */
  negated: boolean
  /** „fehlt“ */
  missing: boolean
  /** „vollständig“: asks for what is missing the other way round. */
  complete: boolean
  /** „abgelaufen“, „überfällig“ */
  overdue: boolean
  /** It asks what one must or may do. */
  asksDuty: boolean
  /** „Anteil“, „Prozent“ */
  asksShare: boolean
  /** „alle“: whether it holds for each of them. */
  asksEach: boolean
  /** „entwickelt“, „Verlauf“: the values one after the other. */
  asksTrend: boolean
  /** „und“ or „oder“ stands between its words. */
  joinsWords: boolean
}
