import { ASKING_OF_AS_TYPED } from '../../../shared/german/asking-words.ts'
import { clausesOf, joinClauses, textOf, type Clause } from '../../../shared/german/clauses.ts'
import { pointsBack } from '../../../shared/german/pointing-back.ts'
import { closesMessage, namesWhoAsks, saysNothingOfIt } from '../../../shared/german/said-beside.ts'
import { asksForAnAnswer, closesWhatIsSaid, withoutQuotes } from './who-speaks.ts'

/** Words of greeting, asking for help and thanking, which say nothing of what is asked. */
const COURTESIES: ReadonlySet<string> = new Set(
  `guten schönen tag tach morgen abend nachmittag hallo hi hey moin servus grüezi grüß grüss gruezi gott liebe lieber liebes hofkern
  ich wir habe hab hätte hätten haben hätt da dazu mal einmal eine ne ein noch kurze kleine schnelle frage fragen bitte bitteschön
  könnten könntest kannst können würden würdest sie du ihr dir euch ihnen mir uns kurz schnell eben helfen weiterhelfen hilf helft nachsehen
  nachschauen nachgucken schauen gucken gucke guck schau sehen sag sagen sage danke dank dankeschön vielen besten herzlichen schön
  im voraus entschuldigung entschuldige entschuldigen sorry verzeihung also so ähm äh na ok okay gern gerne wäre nett lieb toll
  wenn das geht es hier ist für und auskunft info gebraucht bräuchte brauche
  erstens zweitens drittens viertens außerdem zudem ferner desweiteren dann`.split(/\s+/u),
)

const WORDS = /\p{L}+/gu

/** „… (für die Bank) ist da?“ goes on with what stood before. */
const GOES_ON = /^(?:ist|haben|wäre)(?!\p{L})/iu

const isCourtesy = ({ text }: Clause): boolean =>
  !/\d/u.test(text) &&
  !GOES_ON.test(text) &&
  (text.toLowerCase().match(WORDS) ?? []).every((word) => COURTESIES.has(word))

/** A message in quotation marks, which somebody has copied. */
const QUOTED = /^\s*[„“"»](?<inside>[^„“”"»«]+)[“”"«]\s*$/u

/** Marks of lists and of markup, which come along where a question is copied. */
const MARKS = new RegExp(
  '^\\s*(?:\\d{1,2}[.)]|[-*•–—]|q:|frage(?: \\d{1,2})?:)\\s+' +
    `(?=(?:${ASKING_OF_AS_TYPED}|bis|seit|ist|sind|hat|haben|gibt)(?!\\p{L}))|` +
    '\\*\\*|__|<\\/?[a-z][a-z0-9]{0,9}\\s*\\/?>',
  'gimu',
)

/** What is all capitals is shouted, and read as it is written otherwise. */
const isShouted = (text: string): boolean => /\p{Lu}{4}.*\P{L}\p{Lu}{3}/su.test(text) && !/\p{Ll}/u.test(text)

/**
 * A message without what says nothing of what is asked: salutation and closing, who asks and what for, how the answer
 * is wanted. All of it where nothing else is in it.
 */
export function withoutCourtesies(message: string): string {
  const text = QUOTED.exec(message)?.groups?.['inside'] ?? message
  const plain = withoutQuotes(text.replaceAll(MARKS, ' ')).trim()
  const clauses = clausesOf(isShouted(plain) ? plain.toLowerCase() : plain)
  const closing = clauses.findIndex((clause, index) => index > 0 && closesMessage(clause.text))
  const isOver = closing > 0 && !/[?\d]/u.test(textOf(clauses.slice(closing + 1)))
  const told = isOver ? clauses.slice(0, closing) : clauses
  const signature = SIGNATURE.exec(plain)?.[1]
  const isEmpty = (clause: Clause): boolean =>
    isCourtesy(clause) ||
    (saysNothingOfIt(clause) && !(OF_INSPECTION.test(clause.text) && ASKS_OF_FINDINGS.test(message))) ||
    (!clause.end.includes('?') && asksForAnAnswer(clause.text)) ||
    (clause !== told[0] && (closesMessage(clause.text) || closesWhatIsSaid(clause.text))) ||
    (clause.text === signature && namesWhoAsks(signature))
  const rest = joinClauses(told, (clause) => !isEmpty(clause))
  if (!ASKS_SOMETHING.test(rest)) return message.trim()
  // „Kontrolleur hier: wann war er da?“
  if (!pointsBack(rest) || told.filter((clause) => !isEmpty(clause) && clause.text.trim() !== '').length > 1)
    return rest
  const isPointedTo = (clause: Clause): boolean =>
    !isCourtesy(clause) && (clause === told[0] || !closesWhatIsSaid(clause.text))
  return joinClauses(told, isPointedTo)
}

/** „… schon eingereicht? (Steuerbüro)“ */
const SIGNATURE = /\?\s*\(([^()?]+)\)\s*$/u

/** „Der Prüfer kommt, was fehlt noch?“ asks of the inspection. */
const OF_INSPECTION = /kontroll|prüf|audit/iu
const ASKS_OF_FINDINGS =
  /fehl|offen|mangel|mängel|beanstand|auffall|nachweis|unterlagen|vorleg|zeigen|vorbereite|in ordnung|passt/iu

const ASKS_SOMETHING = /\p{L}\P{L}+\p{L}|\d/u
