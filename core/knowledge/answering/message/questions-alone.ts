import { clausesOf, textOf, type Clause } from '../../../shared/german/clauses.ts'
import { isStatement } from '../../../shared/german/statements.ts'
import { beginsByAsking } from './questions-in.ts'
import { standsAlone } from './stands-alone.ts'

/** A question, and what is told before it. */
export interface QuestionAlone {
  question: string
  told: string
}

/**
 * What can be asked without what is told before it, to be tried in this order: the question that a text ends with, and
 * what somebody wants who is named. What is told may say which things are meant, so whoever asks has to heed it.
 */
export const questionsAlone = (text: string): QuestionAlone[] =>
  [questionAtEnd(text), whatSomebodyWants(text)].filter((alone) => alone !== undefined)

/** „Ich rufe bei der Kirche an. Wer ist da unser Ansprechpartner?“ */
const SAYS_THERE = /(?<=\p{L} )da(?= \p{L})/u

/** A comma ends no sentence. */
const ENDS = /[.!?:;–—\n]/u

/** „Morgen kommt der Berater. Auf welchem Schlag …?“, where it can be asked without that. */
function questionAtEnd(text: string): QuestionAlone | undefined {
  const clauses = clausesOf(text)
  for (const [index, { end }] of clauses.entries()) {
    if (index === clauses.length - 1 || !ENDS.test(end)) continue
    const question = textOf(clauses.slice(index + 1)).trim()
    if (!beginsByAsking(question) || !standsAlone(question) || SAYS_THERE.test(question)) continue
    const before = clauses.slice(0, index + 1)
    const told = textOf(before).trim()
    return before.some(tells) || isSentence(told) ? { question, told } : undefined
  }
  return undefined
}

const tells = ({ text }: Clause): boolean => isStatement(text.toLowerCase().trim())

/** Three words may only name what is asked of: „Gülle auf Hauswiese. Wie viel …?“ */
const isSentence = (text: string): boolean => /[.!:]$/u.test(text) && (text.match(/\p{L}+/gu) ?? []).length >= 4

const ARTICLE = '(?:der|die|das|ein|eine|mein|meine|unser|unsere)'
const NAME = '(?!(?:Ich|Wir)(?!\\p{L}))\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?'
const FROM = '(?: (?:von|vom|von der|aus|aus der|beim|bei der) \\p{Lu}[\\p{L}-]+)?'
const WHAT_FOR =
  '(?:(?:für|zu|zur|zum|wegen|bei|beim)(?: (?:den|die|das|der|dem|seinen|seine|ihren|ihre|unseren|unsere))? \\p{Lu}[\\p{L}-]+)'
const WANTS = '(?:will|möchte|braucht|benötigt|fragt|verlangt|sucht|hätte gern|bittet|erkundigt sich|interessiert sich)'
const LITTLE = '(?: (?:gerade|grad|jetzt|noch|mal|auch|dringend|kurz|von mir|von uns|heute))*'

/** „Die Kanzlei braucht für die Steuer …“, „Für die Beratung brauche ich …“; unlike a frame, by names written large. */
const ASKER = new RegExp(
  `^\\s*(?:(?:${ARTICLE} )?${NAME}${FROM} ${WANTS}${LITTLE}(?: ${WHAT_FOR})?${LITTLE}|` +
    `${WHAT_FOR} (?:brauche|benötige|brauchen|benötigen|will|wollen|möchte|möchten|braucht|benötigt|suche|suchen|fragt)${LITTLE}(?: (?:ich|wir|er|sie|man|(?:${ARTICLE} )?${NAME}))?${LITTLE})` +
    '(?: wissen)?(?:,? (?:nach|um|für)(?= )|,)?\\s+',
  'u',
)
const beginningSmall = (text: string): string => text.replace(/^\s*\p{Lu}/u, (letter) => letter.toLowerCase())

/** „… Wie lautet die?“, „… Welche haben wir?“ ask for nothing that was not said before. */
const EMPTY =
  /[.:–-]?\s+(?:und )?(?:wie (?:heißt|lautet|lauten|heißen|hoch (?:war|ist))|welche[rs]? (?:ist|steht|haben|hat|gibt|war)|was (?:steht|ist))(?: (?:die|der|das|sie|er|es|wir|denn|da|dort|bei uns|drin))*\s*\?\s*$/iu
const LAST_VERB = /\s+(?:sehen|haben|wissen|hören|erfahren|angeben|nennen)\s*[.!]?\s*$/iu

/** „Die Kanzlei braucht für die Steuer die Nummer vom Händler. Wie lautet die?“ asks for the number. */
function whatSomebodyWants(text: string): QuestionAlone | undefined {
  const begins = ASKER.exec(beginningSmall(text)) ?? ASKER.exec(text)
  if (!begins) return undefined
  const rest = text
    .slice(begins[0].length)
    .replace(EMPTY, '')
    .replace(LAST_VERB, '')
    .replace(/[.\s]+$/u, '')
  return /\p{L}{3}/u.test(rest) && !rest.includes('?') ? { question: `${rest}?`, told: begins[0] } : undefined
}
