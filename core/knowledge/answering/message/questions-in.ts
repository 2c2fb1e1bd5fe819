import { ASKING_AS_TYPED, ASKING_OF_AS_TYPED } from '../../../shared/german/asking-words.ts'
import { clausesOf } from '../../../shared/german/clauses.ts'
import { standsAlone } from './stands-alone.ts'
import { FINITE, isStatement } from '../../../shared/german/statements.ts'

/** „… und bis wann muss ich …?“, „…, wann war das?“ */
const SECOND = new RegExp(
  `\\s*,?\\s(?:und|sowie)\\s+(?=${ASKING_OF_AS_TYPED}(?!\\p{L}))|,\\s+(?=${ASKING_OF_AS_TYPED} (?:war|ist|waren|sind) (?:das|es|der|die)\\s*[?!.]*$)`,
  'iu',
)
const BEGINNING = `(?:und |dann )?${ASKING_OF_AS_TYPED}(?!\\p{L})`
const BEGINS = new RegExp(`^${BEGINNING}`, 'iu')
/** Also behind what it is about: „Kälbergeburten diesen Monat – wie viele …?“ */
const FIRST = new RegExp(`^(?:[^,–—:?]{3,60}(?: [–—-]|:) )?${BEGINNING}`, 'iu')
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
    `(?=(?:auf|in|im|von|vom|bei|beim|seit|ab) (?!(?:${ASKING_AS_TYPED})(?!\\p{L}))(?:(?!(?:${FINITE})(?!\\p{L}))[\\p{L}\\d.]+[ .]*){1,4}$))([^?!]+?)[.!]*$`,
  'iu',
)

const ASKS_ALONE = new RegExp(`^(?:${ASKING_OF_AS_TYPED})(?:\\s?viele?)?$`, 'iu')
const ASKED = new RegExp(`^(?:${ASKING_OF_AS_TYPED})(?:\\s?viele?)?\\s+`, 'iu')

/** „Wann und wie viel kommt?“ asks the same twice. */
const withWholeFirst = ([first, second, ...more]: string[]): string[] =>
  second !== undefined && ASKS_ALONE.test(first!)
    ? [`${first} ${second.replace(ASKED, '')}`, second, ...more]
    : [first!, ...(second === undefined ? [] : [second]), ...more]

/** „…, wie groß das Feld ist“ goes on with a sentence, „…, wann wurde …“ begins one. */
const BEGINS_CLAUSE = new RegExp(
  `^(?:und .*|${ASKING_OF_AS_TYPED} (?:(?!(?:${FINITE})(?!\\p{L}))\\p{L}+ )?(?:ich|wir|du|ihr|er|sie|es|man|der|die|das|den|dem|unsere?[nrsm]?|meine?[nrsm]?)(?!\\p{L}))`,
  'iu',
)

/** „Gibt es …?“, „Muss der Bulle …?“ */
const WHETHER = new RegExp(`^(?:${FINITE})(?!\\p{L}).*\\?$`, 'isu')

/** True of a sentence that begins with a word of asking, or asks whether. */
export const beginsByAsking = (sentence: string): boolean => BEGINS.test(sentence) || WHETHER.test(sentence)

/** What ends in a question mark, and each that asks behind one that asks: in a line of its own, too. */
function sentencesIn(text: string): string[] {
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
const asksNothing = (sentence: string): boolean =>
  !/\?|\d|heut|gestern|morgen/iu.test(sentence) &&
  !BEGINS.test(sentence) &&
  isStatement(sentence.toLowerCase().replace(/[.!]+$/u, ''))

/**
 * The questions in a text without courtesies, in order; one where it cannot be cut. A sentence that asks nothing
 * belongs to the question behind it.
 */
export function questionsIn(text: string): string[] {
  const plain = text.replace(AFTERTHOUGHT, ' $1?').replace(WHICH_OF_THEM, '?')
  const sentences = sentencesIn(plain)
  const asked = sentences
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .map((sentence) => sentence.trim())
    .filter((sentence, index) => index === 0 || !TOLD_ANYWAY.test(sentence))
    .reduce<string[]>((before, sentence) => {
      const last = before.at(-1)
      return last !== undefined && asksNothing(sentence)
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
