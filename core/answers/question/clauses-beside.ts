import { ASKING } from '../../shared/german/asking-words.ts'
import { clausesOf, joinClauses, type Clause } from '../../shared/german/clauses.ts'
import { pointsBack } from '../../shared/german/pointing-back.ts'
import { namesWhoAsks, saysNothingOfIt } from '../../shared/german/said-beside.ts'
import {
  isNotFound,
  isStatement,
  PLACE_OF_SPEAKER,
  tellsOfSelf,
  VERB_OF_SPEAKER,
  VERB_OF_STATEMENT,
} from '../../shared/german/statements.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'
import { withoutUnitAsked } from './dimension.ts'
import { FILLERS } from './filler-words.ts'
import { NUMERALS } from './numerals.ts'
import { parsePeriod } from './parse-period.ts'

// Clauses beside the one that asks: who is asking, where, for whom and why. „Kuh liegt fest, wie ist die Nummer vom
// Tierarzt?“ In lower case and standard German.

const ASKS = new RegExp(
  `(?<!\\p{L})(?!was (?:(?:ander|neu|falsch|wichtig)\\p{L}*|erzählen|fragen|nachsehen|eintragen|suchen))(?:${ASKING})(?!\\p{L})`,
  'u',
)

/** What says which things are meant, or how many of them, or denies it; then nothing is left out. */
const NARROWS =
  /\d|(?<!\p{L})(?:nur|bloß|einzig|außer|ausser|ohne|kein(?:e[nrsm]?)?|aber nicht|sondern|statt|davon|dabei|jeweils|pro|je|mindestens|höchstens|maximal|(?<!nicht )mehr|weniger|über|unter|zwischen|insgesamt|zusammen|netto|brutto|beide[nrs]?|alle[nrsm]?|jede[nrsm]?|letzte[nrsm]?|vorige[nrsm]?|nächste[nrsm]?|offene?[nrs]?|fällige?[nrs]?|\p{L}{3,}(?:st|ßt)e[nrsm]?)(?!\p{L})/u
const NUMERAL = new RegExp(`(?<!\\p{L})(?:${Object.keys(NUMERALS).join('|')})(?!\\p{L})`, 'u')
const DENIES =
  /(?<!\p{L})nicht(?! mehr(?!\p{L})| bescheid| sicher| aus(?!\p{L})| auf(?!\p{L})| da(?!\p{L})| dabei(?!\p{L})| finden(?!\p{L})| so(?!\p{L}))(?!\p{L})/u
/** „Ich meine die Bullen“, „es geht um …“ say of what the question is. */
const TOPIC =
  /^meine? (?:die|den|das|nur)(?!\p{L})|(?<!\p{L})(?:(?:ich|wir) (?:mein|meinen?)|mein(?:e|en)? (?:ich|wir)|gemeint|rede|reden|spreche|sprechen|sprech|suche?|suchen|(?:geht|ging|handelt|dreht|drehte) (?:es |sich )*um|betrifft|bezieht|interessiere?n?|gefragt sind|anbelangt|angeht|was .* angeht)(?!\p{L})/u
/** True of what says of which things is asked: „Es geht um die Bullen.“ */
export const saysOfWhat = (told: string): boolean => TOPIC.test(told.toLowerCase())
const REASON =
  /^(?:(?:nur|bloß|einfach|ich frage? (?:nur |bloß |das )?|frage? (?:nur |bloß )) ?)*(?:weil|damit|denn|sonst|nicht dass|um das|um es)(?!\p{L})/u
/** „… damit das Futter reicht“ says how much is meant. */
const IS_ENOUGH = /(?<!\p{L})(?:reicht|reichen|langt|langen|genügt|genügen)(?!\p{L})/u

/** „…, als die Plakette schon abgelaufen war“ says of when it is asked. */
const SAYS_WHEN =
  /^(?:als (?:die|der|das|es|sie|er|unsere?)|nachdem|bevor|obwohl|während|solange|sobald|seitdem)(?!\p{L})/u

/** When the one who asks does what he tells: „Ich mache heute die Post“ */
const WHILE_ASKING =
  /(?<!\p{L})(?:heute|heut|jetzt|gerade|gleich|eben|nachher)(?: (?:morgen|früh|abend|mittag|vormittag|nachmittag))?(?!\p{L})/gu
/** Of what is to come or was done, a day decides. */
const HANGS_ON_DAY =
  /(?<!\p{L})(?:\p{L}*(?:frist|fristen|termine?|aufgaben?|arbeiten)|fällig\p{L}*|steh(?:t|en) .*an|geplant|ansteh\p{L}*|erledig\p{L}*|komm(?:t|en)|wurden?)(?!\p{L})/u
const DONE = /(?<!\p{L})(?:hab|habe|haben|hatten?|bin|sind|war|waren|wurden?)(?!\p{L})/u

function isAside(given: Clause, today: string, hangsOnDay: boolean): boolean {
  const { text: clause, end } = given
  if (end.includes('?')) return false
  if (saysNothingOfIt(given) || (end.startsWith(':') && namesWhoAsks(clause))) return true
  if (ASKS.test(clause) || TOPIC.test(clause) || IS_ENOUGH.test(clause)) return false
  if (SAYS_WHEN.test(clause) && !tellsOfSelf(clause)) return false
  if (isNotFound(clause)) return true
  const isReason = REASON.test(clause)
  const told = isReason ? clause.replace(REASON, '') : clause
  const isMeanwhile = !hangsOnDay && tellsOfSelf(clause) && !DONE.test(clause)
  const rest = isMeanwhile ? told.replaceAll(WHILE_ASKING, ' ') : told
  if (NARROWS.test(rest) || NUMERAL.test(rest) || DENIES.test(rest) || parsePeriod(rest, today)) return false
  return isReason || isStatement(clause)
}

/** „… weil …“ begins a clause without a comma, too. */
const BEFORE_REASON = /(?<=\p{L}{2}) (?=(?:weil|damit (?:ich|wir|der|die|das|er|sie))(?!\p{L}))/gu

/** A question apart from the clauses beside it. */
export interface ApartFromAsides {
  text: string
  /** What is said beside it, where there is anything: of no number, time or negation. */
  beside?: string
}

/**
 * Cuts off what is said beside a question where something is left that asks for itself. The words of `beside` narrow
 * nothing unless they name what the question is of.
 */
export function apartFromAsides(text: string, today: string): ApartFromAsides {
  const marked = text.replaceAll(BEFORE_REASON, (gap, at: number) => (ASKS.test(text.slice(at)) ? gap : ', '))
  const clauses = clausesOf(marked)
  if (clauses.length < 2) return { text }
  const hangsOnDay = clauses.some(
    ({ text: clause }) => ASKS.test(clause) && HANGS_ON_DAY.test(clause) && !parsePeriod(clause, today),
  )
  const aside = new Set(clauses.filter((clause) => clause.text !== '' && isAside(clause, today, hangsOnDay)))
  if (aside.size === 0) return { text }
  const rest = joinClauses(clauses, (clause) => !aside.has(clause)).replace(/[,;:\s]+$/u, '')
  const told = [...aside].filter((clause) => !saysNothingOfIt(clause))
  const beside = told.map(narrowing).join(' ').trim()
  if (!isWhole(rest) || namesTheSame(beside, rest)) return { text }
  if (told.length > 0 && pointsBack(rest)) return { text }
  return { text: rest, beside: beside.replaceAll(VERB_OF_STATEMENT, ' ') }
}

/** Not „wie viel Hektar?“, which says not of what. */
const isWhole = (rest: string): boolean =>
  /\p{L} .*\p{L}/u.test(rest) &&
  (withoutUnitAsked(rest).match(WORDS) ?? []).some((word) => !FILLERS.has(word) && !isStopWord(word))

/** What of a clause beside a question may say of what it is. */
const narrowing = ({ text }: Clause): string =>
  tellsOfSelf(text) ? text.replaceAll(PLACE_OF_SPEAKER, ' ').replace(VERB_OF_SPEAKER, ' ') : text

const WORDS = /\p{L}{4,}/gu
const stemsOf = (text: string): string[] =>
  (text.replaceAll(VERB_OF_STATEMENT, ' ').match(WORDS) ?? []).filter((word) => !isStopWord(word)).map(stemGerman)

/** „Wir haben Meyers Acker gepachtet. Wie groß ist der Acker?“ is of that one. */
function namesTheSame(beside: string, rest: string): boolean {
  const named = new Set(stemsOf(beside))
  return stemsOf(rest).some((stem) => named.has(stem))
}
