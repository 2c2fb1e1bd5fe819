import type { Dimension } from './dimension.ts'
import type { Period } from './span.ts'
import type { CountedIn } from './time-span-asked.ts'

/** What the first words of a question ask for; `request`: no question word, as in „Zeig mir meine Felder“. */
export type QuestionType =
  'count' | 'amount' | 'how' | 'when' | 'until' | 'who' | 'where' | 'which' | 'what' | 'whether' | 'request'

export interface QuestionWord {
  /** In lower case; empty where it only follows from another word. */
  text: string
  stem: string
  /** Where no view knows the word: what else it may be called, the likeliest first. */
  synonyms?: readonly QuestionWord[]
  /** It stands so in a view, its entries or the thesaurus: in another view „Tierarzt“ is no slip for „Tierart“. */
  isKnown?: true
  /** It is a word of a view: in another „Arbeitsbreite“ is not put together of „Arbeit“ and „Kirchbreiten“. */
  isOwn?: true
  /** Of a number of one or two digits: it says which of several in a row, „4. Schnitt“. */
  isOrdinal?: true
  /** Of such a number or a letter: in lower case, the word before it whose number it is, „Stall 1“, „Kartofung M“. */
  numbers?: string
  /** In a question that shows a dialect: in lower case as the word stands in it. */
  said?: string
  /** It is the last part of a word with a hyphen: „Nummer“ of „FLIK-Nummer“. */
  isTail?: true
  /** It stands beside the question, not in it: what does not know the word leaves it out. */
  isBeside?: true
  /** What the verb has left at the end of its clause: „an“ of „rückt … an“. */
  particle?: string
}

/** A number that a value is held to: „über 20“, „mindestens 5 ha“. */
export interface Threshold {
  is: 'above' | 'below'
  inclusive: boolean
  value: number
  /** In lower case as it was asked. */
  unit: string | undefined
}

/** How many things are taken together, and the stem of what they are called. */
export interface CountStated {
  count: number
  stem: string
}

/** Whether the last day of something is still to come or over: „gültig“, „abgelaufen“. */
export type State = 'running' | 'over'

/** What a question says, whatever it is asked of. */
export interface ParsedQuestion {
  type: QuestionType
  /** What it asks beside that of the same entries: „Wann kommt er, und wie viel bringt er?“ */
  alsoAsked: readonly QuestionType[]
  /** It asks with several words, „wie viel, wo?“, of which the first alone may be understood. */
  asksSeveral: boolean
  /** The words that name what is asked about, in order; an answer has to explain each of them. */
  words: QuestionWord[]
  period: Period | undefined
  /** All of them hold: „zwischen 5 und 10 ha“. */
  thresholds: Threshold[]
  /** „außer Alma und Berta“: the words of each thing that is left out. */
  excepted: QuestionWord[][]
  /** `most` and `least` order by the column that is named, the others by time. */
  selection: 'latest' | 'first' | 'next' | 'most' | 'least' | undefined
  /** How many of the highest or lowest: „die drei größten“. */
  selectionSize: number
  /** It orders by a number that the question names, and by no other. */
  selectsNamed: boolean
  /** The stem of the word right behind the superlative: „der größte Abstand“. */
  selectedStem: string | undefined
  /** „älteste“, „jüngste“: of days, the first is the oldest. */
  byAge: boolean
  aggregate: 'sum' | 'mean' | undefined
  /** „alle drei Lieferungen zusammen“: a total of more or fewer is another one. */
  countStated: CountStated | undefined
  /** „zu hoch“, „zu alt“; „zu niedrig“ */
  outOfLimits: 'high' | 'low' | undefined
  /** „kein“, „ohne“, „nicht“ */
  negated: boolean
  /** The stem of the word that it denies; undefined where none follows it: „Ist sie nicht vorbei?“ */
  negatedStem: string | undefined
  /** „fehlt“ */
  missing: boolean
  /** „vollständig“: asks for what is missing the other way round. */
  complete: boolean
  state: State | undefined
  /** „überfällig“: over and to be done. */
  overdue: boolean
  /** It asks what one must or may do. */
  asksDuty: boolean
  /** It asks what one may do, and not what one must. */
  asksPermission: boolean
  /** „Gibt es“, „haben wir“: whether there is any at all. */
  asksExistence: boolean
  /** „Hat die Spritze eine gültige Plakette?“: one of them is enough. */
  asksForAny: boolean
  /** „Wie viel mehr A als B“: for a difference, which no row says. */
  asksDifference: boolean
  /** „Wie heißt …?“: for a name. */
  asksName: boolean
  /** „Wurde …?“, „Hat … gekalbt?“: whether it has happened. */
  asksPast: boolean
  /** „wurde … geliefert“, „haben wir … gekauft“: of what has happened. */
  saysPast: boolean
  /** „waren“: of how it was. */
  saysWas: boolean
  /** „Wie viel Kilo“, „wie viel Hektar“ */
  measuredIn: Dimension | undefined
  /** The unit that is typed beside what is asked, as in „gärrest k2o kg/m3“; what is told has to have it. */
  unitAsked: string | undefined
  /** „Anteil“, „Prozent“ */
  asksShare: boolean
  /** The stem of what that share is of. */
  wholeStem: string | undefined
  /** „Zeig mir …“: for the entries one by one. */
  asksAloud: boolean
  /** „alle“: whether it holds for each of them. */
  asksEach: boolean
  /** „entwickelt“, „Verlauf“: the values one after the other; „gestiegen“, „gesunken“: whether they went that way. */
  trend: 'any' | 'rise' | 'fall' | undefined
  /** „je Hektar“, „pro Kuh“: what came on each of them, and not on all. */
  asksRate: boolean
  /** „am Tag“, „täglich“: what comes to a day, a week or a month. */
  asksPerTime: boolean
  /** The stem of what stands right behind „wie viele“. */
  countedStem: string | undefined
  /** „Wie viele Tage nach …?“ counts none of the entries. */
  countsTime: boolean
  /** „Wie viele Wochen sind es noch bis …?“: how far from today the day is, too. */
  spanIn: CountedIn | undefined
  /** „wem“, „an wen“: to whom, and not who did it. */
  asksRecipient: boolean
  /** „seit wann“ */
  asksSince: boolean
  /** „bekommen“, „gekriegt“: what something was given. */
  asksReceived: boolean
  /** „und“ or „oder“ stands between its words. */
  joinsWords: boolean
  /** It stands between names, and not before what is asked beside: „…, und bis wann?“ */
  joinsNames: boolean
  /** Lists of what these join: of each the stems of its last words, the name among them. */
  joined: readonly (readonly (readonly string[])[])[]
  /** The stem of what is said to be missing, where that is named: „Wo fehlt der Schnitt?“ */
  missingStem: string | undefined
  /** The stem of the things that are gone through: „Bei welchen Feldern …?“ */
  ofWhichStem: string | undefined
  /** Something in it is left that no step takes, such as a second time: whatever answered it would leave that out. */
  unread: boolean
}
