import { foldText } from '../../../shared/german/fold.ts'
import { isStopWord } from '../../../shared/german/stop-words.ts'
import { stemOf } from '../../analysis/analyse.ts'
import { wordsOf } from '../../analysis/tokens.ts'
import { locateQuote } from '../../quotes.ts'
import { infinitiveOf } from '../../thesaurus/infinitive.ts'
import { commandsAssistant } from './commands-assistant.ts'
import { hasSameRoles, isBoundAlike } from './meaning-kept.ts'
import { speaksOtherLanguage } from './other-languages.ts'
import { readFigures, unitOf, type CalendarDate, type DateRange, type Figures, type Quantity } from './read-figures.ts'

/**
 * Why a claim may not leave: it says nothing; bears marks, an address or what no reader sees; speaks to a machine or
 * repeats its rules; is not German; has a number or a date, a negation, a permission or duty, or a word that its quote
 * lacks; leaves out a word or a rate that binds what its sentence says; or changes who does what to whom.
 */
export type ClaimFault =
  'empty' | 'markup' | 'instruction' | 'language' | 'figure' | 'negation' | 'binding' | 'modality' | 'word' | 'role'

/** What shall support a claim. */
export interface Support {
  quote: string
  /** The whole sentences that the quote touches: a negation outside of it counts too. */
  sentence: string
  /** What the model was told. */
  rules: string
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** What a sentence needs and what changes nothing of what it says; every other word has to be in the quote. */
const FREE = words(`
  der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich dich sich uns dir mir ihm ihn ihnen man
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
  ihre ihren ihrem ihrer ihres dies dieser diese dieses diesen diesem und auch dabei dazu daran darauf darin davon dafür
  in im an am auf aus bei beim mit von vom zu zum zur um für als so da hier dort also
  bin bist ist sind seid war waren wird werden werdet wurde wurden worden habe hast hat haben hatte hatten steht lautet
`)

const NEGATIONS = words('nicht kein keine keinen keinem keiner keines nie niemals nichts niemand weder ohne außer')
const PERMISSIONS = words('darf darfst dürfen dürft kann kannst können könnt')
const DUTIES = words('muss musst müssen müsst soll sollst sollen sollt')

// Bidirectional marks and soft controls hide what a reader sees; white space is no markup.
const MARKUP = /[<>{}[\]|`*_#\\]|(?!\s)\p{C}|https?:|www\.|\S@\S|\p{L}\.(?:de|com|org|net|eu)(?!\p{L})/iu

/** True for a text with marks, an address or what no reader sees. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text)

/**
 * What is wrong with a claim of a model, undefined where its quote supports it. Words are compared by their stems and
 * never by what they mean: a claim in other words is refused, since nobody could say that it is true.
 */
export function faultOfClaim(claim: string, { quote, sentence, rules }: Support): ClaimFault | undefined {
  if (!/[\p{L}\d]/u.test(claim)) return 'empty'
  if (hasMarkup(claim)) return 'markup'
  if (commandsAssistant(claim) || repeats(claim, rules, quote)) return 'instruction'
  if (negationsOf(claim) !== negationsOf(sentence)) return 'negation'
  if (locateQuote(quote, claim)) return isBoundAlike(claim, sentence) ? undefined : 'binding'
  if (speaksOtherLanguage(claim)) return 'language'
  const fault = faultInOwnWords(claim, quote)
  if (fault) return fault
  if (!isBoundAlike(claim, sentence)) return 'binding'
  return hasSameRoles(claim, quote) ? undefined : 'role'
}

function faultInOwnWords(claim: string, quote: string): ClaimFault | undefined {
  const [said, known] = [readFigures(claim), readFigures(quote)]
  if (!areFiguresKnown(said, known) || !areSignsKnown(said.rest, quote)) return 'figure'
  const [own, quoted] = [wordsIn(said.rest), wordsIn(quote)]
  if (!isModalityKnown(own, quoted)) return 'modality'
  const content = own.filter((word) => !FREE.has(word) && !PERMISSIONS.has(word) && !DUTIES.has(word))
  const keys = new Set(quoted.flatMap(keysOf))
  if (!content.every((word) => keysOf(word).some((key) => keys.has(key)))) return 'word'
  return content.length === 0 && said.quantities.length + said.dates.length === 0 ? 'empty' : undefined
}

/** „$“ and „±“ change a number as a unit does. */
const areSignsKnown = (rest: string, quote: string): boolean =>
  [...rest].every((sign) => /[\p{L}\d\s.,;:!?()„“”"'’–-]/u.test(sign) || quote.includes(sign))

const wordsIn = (text: string): string[] => wordsOf(text).map((word) => word.text)

/** What a word is known by: a word without content by itself, a unit by its name, another by its stems. */
function keysOf(word: string): string[] {
  if (isStopWord(word)) return [word]
  const infinitive = infinitiveOf(word)
  return [unitOf(word) ?? stemOf(word), ...(infinitive === undefined ? [] : [stemOf(infinitive)])]
}

const negationsOf = (text: string): number => wordsIn(text).filter((word) => NEGATIONS.has(word)).length

/** „darf“ only where the quote permits; „muss“ also of what „ist zu tun“, but not of what is only permitted. */
function isModalityKnown(own: readonly string[], quoted: readonly string[]): boolean {
  const [permits, obliges] = [PERMISSIONS, DUTIES].map((set) => quoted.some((word) => set.has(word)))
  if (own.some((word) => PERMISSIONS.has(word)) && !permits) return false
  return !own.some((word) => DUTIES.has(word)) || obliges! || !permits
}

/**
 * Each number and date of the claim has to be the only one of its unit in the quote: of two nobody could say which one
 * belongs to what.
 */
function areFiguresKnown(said: Figures, known: Figures): boolean {
  const years = new Set(known.dates.flatMap(({ parts }) => parts.map(({ year }) => String(year))))
  const isKnown = ({ value, unit }: Quantity): boolean => {
    const rivals = new Set(known.quantities.filter((other) => other.unit === unit).map((other) => other.value))
    return rivals.size === 0 ? unit === '' && years.has(value) : rivals.size === 1 && rivals.has(value)
  }
  const [only] = known.dates
  const isDated = ({ parts, connector }: DateRange): boolean =>
    connector === only?.connector &&
    parts.length === only.parts.length &&
    parts.every((date, index) => isPartOf(date, only.parts[index]!))
  return (
    said.quantities.every(isKnown) &&
    (said.dates.length === 0 || (known.dates.length === 1 && said.dates.every(isDated)))
  )
}

/** A claim may leave out the day or the year of a date, and add nothing. */
const isPartOf = (date: CalendarDate, whole: CalendarDate): boolean =>
  date.month === whole.month &&
  (date.day === undefined || date.day === whole.day) &&
  (date.year === undefined || date.year === whole.year)

/** As many words in a row of the rules are no accident. */
const REPEATED_WORDS = 5

function repeats(claim: string, rules: string, quote: string): boolean {
  const said = foldText(claim).split(' ')
  const [told, quoted] = [` ${foldText(rules)} `, ` ${foldText(quote)} `]
  return said.some((_, start) => {
    const run = said.slice(start, start + REPEATED_WORDS)
    const text = ` ${run.join(' ')} `
    return run.length === REPEATED_WORDS && told.includes(text) && !quoted.includes(text)
  })
}
