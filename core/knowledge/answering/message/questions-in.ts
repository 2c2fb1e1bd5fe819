import { clausesOf } from '../../../shared/german/clauses.ts'
import { withoutCourtesies } from './without-courtesies.ts'
import { pointsBack } from '../../../shared/german/pointing-back.ts'
import { FINITE, isStatement } from '../../../shared/german/statements.ts'
import { isStopWord } from '../../../shared/german/stop-words.ts'

const ASKING =
  'bis wann|ab wann|seit wann|von wann|von wem|wann|wieviele?|wie|wer|wem|wen|was|welche[rmns]?|wo|woher|wohin|wofür|wozu|womit|wogegen|wovon|wessen|warum|wieso|weshalb|' +
  // As it is typed in dialects
  'wat|wos|wia|wia vui|wannehr|wonnehr|woveel|wieveel|wievui|wieviu|welchs|weli|wellä|wöiche|wea'
const ASKING_OF = `(?:(?:auf|an|in|von|mit|(?:bis )?zu|bei|für|aus|um|unter|nach|vor|über|seit) )?(?:${ASKING})`
/** „… und bis wann muss ich …?“, „…, wann war das?“ */
const SECOND = new RegExp(
  `\\s*,?\\s(?:und|sowie)\\s+(?=${ASKING_OF}(?!\\p{L}))|,\\s+(?=${ASKING_OF} (?:war|ist|waren|sind) (?:das|es|der|die)\\s*[?!.]*$)`,
  'iu',
)
/** Also behind what it is about: „Kälbergeburten diesen Monat – wie viele …?“ */
const FIRST = new RegExp(`^(?:[^,–—:?]{3,60}(?: [–—-]|:) )?(?:und |dann )?${ASKING_OF}(?!\\p{L})`, 'iu')
/** Which of them it is, an answer tells anyway: „Welche Düngung kam zu spät, welcher Acker?“ */
const WHICH_OF_THEM = /(?<=^(?:welche|wer|wann|wo).*\p{L}),\s+(?:(?:auf|bei|in|an) )?welche[rmns]? \p{L}+\s*[?!.]*$/iu
/** What an answer to the question before tells anyway: „… Von wie viel auf wie viel?“ */
const TOLD_ANYWAY =
  /^(?:und |also )?(?:um|von) wie\s?viel(?: (?:prozent|mehr|weniger))?(?: auf wie\s?viel)?\s*[?!.]*$/iu
const MOST_QUESTIONS = 4
/**
 * „Bis wann muss das gemeldet sein? Also das 43er Kalb.“ is one question, and so is „Was wurde gedüngt? Auf dem
 * Moorstück.“ Not „Bitte bis Freitag.“
 */
const AFTERTHOUGHT = new RegExp(
  '\\s*\\?+\\s*(?:(?:also|ich meine?|und zwar|nämlich)\\s+|' +
    'bitte (?=(?:nur|ohne|außer|bloß|ausschließlich|die|den|von|vom|seit|ab|stand)(?!\\p{L}))|' +
    `(?=(?:auf|in|im|von|vom|bei|beim|seit|ab) (?!(?:welche|wem|wann|was|wo)\\p{L}*)(?:(?!(?:${FINITE})(?!\\p{L}))[\\p{L}\\d.]+[ .]*){1,4}$))([^?!]+?)[.!]*$`,
  'iu',
)

const ASKS_ALONE = new RegExp(`^(?:${ASKING})(?:\\s?viele?)?$`, 'iu')
const ASKED = new RegExp(`^(?:${ASKING})(?:\\s?viele?)?\\s+`, 'iu')

/** „Wann und wie viel kommt?“ asks the same twice. */
const withWholeFirst = ([first, second, ...more]: string[]): string[] =>
  second !== undefined && ASKS_ALONE.test(first!)
    ? [`${first} ${second.replace(ASKED, '')}`, second, ...more]
    : [first!, ...(second === undefined ? [] : [second]), ...more]

const BEGINS = new RegExp(`^(?:und |dann )?${ASKING_OF}(?!\\p{L})`, 'iu')
/** „…, wie groß das Feld ist“ goes on with a sentence, „…, wann wurde …“ begins one. */
const BEGINS_CLAUSE = new RegExp(
  `^(?:und .*|${ASKING_OF} (?:(?!(?:${FINITE})(?!\\p{L}))\\p{L}+ )?(?:ich|wir|du|ihr|er|sie|es|man|der|die|das|den|dem|unsere?[nrsm]?|meine?[nrsm]?)(?!\\p{L}))`,
  'iu',
)

/** „Gibt es …?“, „Muss der Bulle …?“ */
const WHETHER = new RegExp(`^(?:${FINITE})(?!\\p{L}).*\\?$`, 'isu')

/** True of a sentence that begins with a word of asking, or asks whether. */
export const asksFirst = (sentence: string): boolean => BEGINS.test(sentence) || WHETHER.test(sentence)

/** What ends in a question mark, and each that asks behind one that asks: in a line of its own, too. */
function sentencesOf(text: string): string[] {
  const sentences: { text: string; end: string }[] = []
  for (const clause of clausesOf(text)) {
    const before = sentences.at(-1)
    const asksAlready = before !== undefined && FIRST.test(before.text)
    const isNext =
      before === undefined ||
      before.end.includes('?') ||
      (asksAlready &&
        BEGINS.test(clause.text) &&
        (/[.;!\n]/u.test(before.end) || (!BEGINS_CLAUSE.test(clause.text) && standsAlone(clause.text))))
    if (!isNext) Object.assign(before, { text: before.text + before.end + clause.text, end: clause.end })
    else sentences.push({ ...clause })
  }
  return sentences.map(({ text: sentence, end }, index) =>
    index === sentences.length - 1 || end.includes('?') ? sentence + end : `${sentence}?`,
  )
}

/** „… Ich find den Zettel nicht.“ asks nothing. */
const tellsMore = (sentence: string): boolean =>
  !/\?|\d|heut|gestern|morgen/iu.test(sentence) &&
  !BEGINS.test(sentence) &&
  isStatement(sentence.toLowerCase().replace(/[.!]+$/u, ''))

/**
 * The questions that somebody asks at once, in order, without the courtesies around them; one where it cannot be cut.
 * A sentence that asks nothing belongs to the question behind it.
 */
export function questionsIn(text: string): string[] {
  const plain = withoutCourtesies(text).replace(AFTERTHOUGHT, ' $1?').replace(WHICH_OF_THEM, '?')
  const sentences = sentencesOf(plain)
  const asked = sentences
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .map((sentence) => sentence.trim())
    .filter((sentence, index) => index === 0 || !TOLD_ANYWAY.test(sentence))
    .reduce<string[]>((before, sentence) => {
      const last = before.at(-1)
      return last !== undefined && tellsMore(sentence)
        ? [...before.slice(0, -1), `${last} ${sentence}`]
        : [...before, sentence]
    }, [])
  const questions = asked.flatMap((sentence) => {
    const cut = FIRST.test(sentence) ? withWholeFirst(sentence.split(SECOND)) : [sentence]
    return cut.map((part, index) => (index < cut.length - 1 && !part.endsWith('?') ? `${part}?` : part))
  })
  if (questions.length === 1 && sentences.length > 1) return asked
  return questions.length > 1 && questions.length <= MOST_QUESTIONS ? questions : [plain]
}

/** „…, wie viele waren es?“, „…, und welche?“, „…, bis wann gilt sein Schein?“, „…, wann brauchen wir’s?“ */
const OF_THE_SAME =
  /(?<!\p{L})(?:es|\p{L}+['’]s|seine[nrsm]?|sein(?= \p{L})|beide[nrs]?|diese[nrsm]?(?! (?:jahr|frühjahr|sommer|herbst|winter|quartal|monat|woche|tage?n?)(?!\p{L}))|welche[nrs]?(?=\s*[?!.]*$))(?!\p{L})/iu

/** What things have: of which thing, a question that names no other says by what was asked before. */
const ATTRIBUTE =
  /^(?:\p{L}*(?:frist|termin|preis|menge|betrag|summe|kosten|datum|tag|nummer|adresse|grund|ergebnis|wert|größe|fläche|anzahl|name|alter|gewicht|höhe|grenze|zeitpunkt)|hoch|groß|viele?|lange?|alt|teuer|weit|oft|mindestens|höchstens|spätestens|spätestns)$/iu
/** In what something is measured. */
const MEASURE =
  /^(?:stunde?n?|minuten|tage?n?|wochen|monate|jahre|kilo|gramm|tonnen?|zentner|doppelzentner|dezitonnen?|liter|kubik(?:meter)?|hektar|quadratmeter|meter|prozent|euro|cent|stück)$/iu
const SAYS_NOT_OF_WHAT = new RegExp(`^(?:${ASKING}|${FINITE})$`, 'iu')

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
