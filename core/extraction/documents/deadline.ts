import type { State } from '../../law/index.ts'

/** A deadline that a letter sets. */
export interface FoundDeadline {
  day: string
  /** German: where it stands or how it was computed; at most 400 characters. */
  reason: string
  /** The letter names the day itself. */
  sure: boolean
  page: number
  quote: string
}

/** What of a letter its deadlines depend on. */
export interface Letter {
  /** The day of the letter, ISO. */
  dated: string | undefined
  /** The day on which it arrived, where it says so. */
  delivered?: string | undefined
  /** Days of an inspection count, too. */
  appointments: boolean
  /** Whose holidays count; nationwide ones where it is not known. */
  state: State | undefined
}

/** Words that stand in the sentence of a deadline. */
export const DUTY =
  /frist|spätestens|stellungnahme|stellung zu|äußer|ein(?:zu)?reich|vor(?:zu)?leg|vorlage|zahl|überweis|begleich|gelegenheit|nach(?:zu)?reich|nach(?:zu)?weis|beantrag|mit(?:zu)?teil|zurück(?:zu)?send|(?:über|zu)(?:zu)?send|widerspruch|einspruch|klage|ab(?:zu)?geb|beseitig|beheb|umsetz|umzusetzen|erledig|(?:an|ab)(?:zu)?meld|fällig|einwend|ab(?:zu)?stell|nach(?:zu)?hol|antwort|rück(?:gabe|meld|sendung|sende)|erbeten|bitte(?!n)|bestätig|ein(?:zu)?send|schluss|eingeh|eingegangen|benötig|durch(?:zu)?geb|gebt|meldet|schickt|bitten|hoch(?:zu)?lad|laden Sie|unterzeichn|unterlass|vor(?:zu)?führ|nach(?:zu)?rüst|aus(?:zu)?füll|vervollständig|einverständnis|rückantwort|an(?:zu)?nehm|entscheid|zustimm|erklär|ab(?:zu)?lief|abhol|widerruf|ab(?:zu)?les|(?:reichen|legen|senden|schicken|teilen|geben|melden|holen|stellen|weisen) Sie(?!\p{L})/iu
