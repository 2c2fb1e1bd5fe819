import type { QuestionType } from '../../answers/index.ts'
import type { PictureRow } from '../../farm/index.ts'
import type { Material } from '../../library/index.ts'
import type { Concept } from './concepts.ts'

export type FieldRow = PictureRow<'fields'>
export type AnimalRow = PictureRow<'animals'>

/** A crop by what it was called. */
export interface SaidCrop {
  text: string
  stem: string
}

/** Days from the first to the last, both included. */
export interface AskedDays {
  from: string
  until: string
}

/** A question of what the law demands, to its last word. */
export interface LawQuestion {
  type: QuestionType
  /**
   * What a yes would say: that it may be done, that it may not, or neither, where the question asks for no yes or no or
   * denies a word.
   */
  asks: 'allowed' | 'forbidden' | 'neither'
  /** „nicht“, „kein“, „ohne“ */
  denies: boolean
  /** It asks what one may do. */
  asksPermission: boolean
  /** It speaks of what has been. */
  isPast: boolean
  /** It asks what one may or must do. */
  asksDuty: boolean
  concepts: ReadonlySet<Concept>
  materials: readonly Material[]
  crops: readonly SaidCrop[]
  /** Those that it names. */
  fields: readonly FieldRow[]
  animals: readonly AnimalRow[]
  /** The days that it names, in the time to come where they may lie in either; undefined where it names none. */
  days: AskedDays | undefined
  /** The same of what has been. */
  past: AskedDays | undefined
  /** One end of the time is open: „ab September“. */
  isOpen: boolean
  /** The day on which it is asked, `YYYY-MM-DD`. */
  today: string
}

/** The first day that is asked about: today where no time is named. */
export const dayAsked = ({ days, today }: LawQuestion): string => days?.from ?? today
