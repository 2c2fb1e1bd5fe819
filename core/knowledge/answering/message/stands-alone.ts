import { ASKING_AS_TYPED } from '../../../shared/german/asking-words.ts'
import { pointsBack } from '../../../shared/german/pointing-back.ts'
import { FINITE } from '../../../shared/german/statements.ts'
import { isStopWord } from '../../../shared/german/stop-words.ts'

/** „…, wie viele waren es?“, „…, und welche?“, „…, bis wann gilt sein Schein?“, „…, wann brauchen wir’s?“ */
const OF_THE_SAME =
  /(?<!\p{L})(?:es|\p{L}+['’]s|seine[nrsm]?|sein(?= \p{L})|beide[nrs]?|diese[nrsm]?(?! (?:jahr|frühjahr|sommer|herbst|winter|quartal|monat|woche|tage?n?)(?!\p{L}))|welche[nrs]?(?=\s*[?!.]*$))(?!\p{L})/iu

/** What things have: of which thing, a question that names no other says by what was asked before. */
const ATTRIBUTE =
  /^(?:\p{L}*(?:frist|termin|preis|menge|betrag|summe|kosten|datum|tag|nummer|adresse|grund|ergebnis|wert|größe|fläche|anzahl|name|alter|gewicht|höhe|grenze|zeitpunkt)|hoch|groß|viele?|lange?|alt|teuer|weit|oft|mindestens|höchstens|spätestens|spätestns)$/iu
/** In what something is measured. */
const MEASURE =
  /^(?:stunde?n?|minuten|tage?n?|wochen|monate|jahre|kilo|gramm|tonnen?|zentner|doppelzentner|dezitonnen?|liter|kubik(?:meter)?|hektar|quadratmeter|meter|prozent|euro|cent|stück)$/iu
const SAYS_NOT_OF_WHAT = new RegExp(`^(?:${ASKING_AS_TYPED}|${FINITE})$`, 'iu')

/** „… gibt es?“ asks whether there is any, and points to nothing. */
const ASKS_EXISTENCE = /(?<!\p{L})(?:gibt|gab) es(?!\p{L})/iu

/** True of a question that can be asked without the one before it. */
export const standsAlone = (question: string): boolean =>
  !pointsBack(question) &&
  !OF_THE_SAME.test(question.replace(ASKS_EXISTENCE, ' ')) &&
  (question.match(/\p{L}{3,}/gu) ?? []).some(
    (word) =>
      !isStopWord(word.toLowerCase()) && ![ATTRIBUTE, MEASURE, SAYS_NOT_OF_WHAT].some((pattern) => pattern.test(word)),
  )
