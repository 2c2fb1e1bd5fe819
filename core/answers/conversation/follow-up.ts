import { pointsBack } from '../../shared/german/pointing-back.ts'
import { addDays, addMonths, daysOfMonth } from '../../shared/time/days.ts'
import { parseQuestion } from '../question/parse-question.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import { QUESTION_TYPES } from '../question/question-type.ts'
import { MARKERS } from '../question/question-words.ts'
import { twoDigits, yearSpan, type Period, type Span } from '../question/span.ts'

/** A question that takes what it leaves unsaid from the one before: „und im April?“, „wie viel davon ist bezahlt?“ */
export interface FollowUp {
  question: ParsedQuestion
  /** It has no word of asking of its own, so that it asks the same of something else. */
  isElliptic: boolean
  /** „Wie groß ist der?“: what it asks of is said by a pronoun alone. */
  saysPronoun: boolean
  /** „und …“, „dort“: it is likely to mean what was named before. */
  pointsBack: boolean
  /** It asks something else and names no thing and no time: „Und von wem?“ */
  asksOfSame: boolean
  /** „davon“: it narrows what was asked for further, and replaces nothing. */
  narrowsFurther: boolean
  /** „im Jahr davor“: the time before or after the one that was asked for. */
  moves: { unit: 'jahr' | 'monat' | 'woche'; by: 1 | -1 } | undefined
}

const OPENING = /^(?:und|un|aber|oder|dann|ok|okay)(?!\p{L})[\s,]*/iu
const LONGEST_ELLIPSIS = 7
const PRONOUN =
  /(?<!\p{L})(?:er|sie|ihn|ihm|(?<=(?:ist|war|wurde|wird|hat) )es|(?:der|die|das)(?=(?: gemacht| gewesen| bezahlt| gemeldet| fällig| gültig| haltbar)?\s*[?!.]*$))(?!\p{L})/iu
const STANDS_FOR = /(?<!\p{L})(?:dort|da|darin|daran|darauf|dessen)(?!\p{L})/iu
/** „Und wie viele Felder gibt es?“ asks for all of them. */
const ASKS_FOR_ALL = /(?<!\p{L})(?:gibt es|habe ich|haben wir|insgesamt)\s*[?!.]*$/iu
const NARROWS = /(?<!\p{L})(?:davon|darunter|von denen|deren)(?!\p{L})/iu
const MOVES =
  /(?<!\p{L})(?:(?:im|in dem|das|in der|die|ein|eine|einen)\s+)?(?:(jahr|monat|woche)\s+(davor|zuvor|vorher|früher|danach|darauf|später)|(vor|folge)(jahr|monat)e?s?|(vorige|folgende)[nsm]?\s+(jahr|monat|woche))(?!\p{L})/iu
/** „An welchem Tag läuft sie ab?“ */
const RUNS_OUT = /(?<!\p{L})(?:läuft [^?]*(?:ab|aus)|endet|(?:ab|aus)läuft)(?!\p{L})/iu
const AFTER = /^(?:danach|darauf|später|folge|folgende)$/iu

/**
 * Whether a text takes part of what it asks from what was said before: `cut short`, where it has no word of asking of
 * its own, or `points back`, as with „davon“.
 */
export function goesOn(text: string): 'cut short' | 'points back' | undefined {
  const rest = text.trim().replace(OPENING, '')
  const asks = QUESTION_TYPES.some(([, words]) => words.test(rest.toLowerCase())) || MARKERS.asksAloud.test(rest)
  if (!asks && wordsOf(rest) <= LONGEST_ELLIPSIS) return 'cut short'
  return rest !== text.trim() || pointsBack(rest) || MOVES.test(rest) ? 'points back' : undefined
}

/**
 * A question that may go on from an earlier one; undefined where nothing in it does and it does not have to. `today` is
 * a day.
 */
export function readFollowUp(text: string, today: string, hasTo = false): FollowUp | undefined {
  const rest = text.trim().replace(OPENING, '')
  const moved = MOVES.exec(rest)
  const asked = parseQuestion(moved ? rest.replace(moved[0], ' ') : rest, today)
  const question = asked.type === 'when' && RUNS_OUT.test(rest) ? { ...asked, type: 'until' as const } : asked
  // „Bis wann?“
  const how = goesOn(text) ?? (hasTo || question.words.length === 0 ? 'points back' : undefined)
  if (how === undefined) return undefined
  return {
    question,
    isElliptic: how === 'cut short' || question.words.length === 0,
    saysPronoun: PRONOUN.test(rest),
    pointsBack: PRONOUN.test(rest) || STANDS_FOR.test(rest) || (OPENING.test(text.trim()) && !ASKS_FOR_ALL.test(rest)),
    asksOfSame: question.period === undefined && !NARROWS.test(rest) && !moved && !asksOnlyWhich(question),
    narrowsFurther: NARROWS.test(rest),
    moves: moved
      ? {
          unit: (moved[1] ?? moved[4] ?? moved[6])!.toLowerCase() as 'jahr' | 'monat' | 'woche',
          by: AFTER.test((moved[2] ?? moved[3] ?? moved[5])!) ? 1 : -1,
        }
      : undefined,
  }
}

/** „Wenn ja, welches?“, and what asks nothing. */
const asksOnlyWhich = ({ type, words }: ParsedQuestion): boolean =>
  words.length === 0 && (type === 'which' || type === 'what' || type === 'request')

const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length

/** What a follow-up asks, where these words are what is left of both. */
export function continued(
  before: ParsedQuestion,
  followUp: FollowUp,
  words: ParsedQuestion['words'],
  today: string,
): ParsedQuestion {
  const { question, isElliptic } = followUp
  const period = question.period ?? movedPeriod(before, followUp, today) ?? before.period
  if (!isElliptic) return { ...question, words, period }
  return {
    ...before,
    words,
    period,
    unitAsked: question.unitAsked ?? before.unitAsked,
    type:
      question.type === 'request' || question.type === 'how' || question.type === 'what' ? before.type : question.type,
    thresholds: question.thresholds.length > 0 ? question.thresholds : before.thresholds,
    selection: question.selection ?? before.selection,
    selectionSize: question.selection === undefined ? before.selectionSize : question.selectionSize,
    unread: question.unread,
  }
}

function movedPeriod({ period }: ParsedQuestion, { moves }: FollowUp, today: string): Period | undefined {
  if (!moves) return undefined
  const from = period ?? { ...sameSpan(yearSpan(Number(today.slice(0, 4)))), start: 0, end: 0 }
  const move = (span: Span): Span => movedSpan(span, moves)
  return { ...from, span: move(from.span), ahead: move(from.ahead) }
}

const sameSpan = (span: Span): { span: Span; ahead: Span } => ({ span, ahead: span })

function movedSpan({ from, to }: Span, { unit, by }: NonNullable<FollowUp['moves']>): Span {
  const move = (day: string): string => {
    if (unit === 'woche') return addDays(day, 7 * by)
    const moved = addMonths(day, unit === 'jahr' ? 12 * by : by)
    return isLastOfMonth(day) ? lastOfMonth(moved) : moved
  }
  return { from: from && addFirst(from, move), to: to && move(to) }
}

/** A first day stays one, also where it is the last of its month. */
const addFirst = (day: string, move: (day: string) => string): string =>
  day.endsWith('-01') ? `${move(day).slice(0, 7)}-01` : move(day)

const lastOfMonth = (day: string): string =>
  `${day.slice(0, 7)}-${twoDigits(daysOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))))}`

const isLastOfMonth = (day: string): boolean => day === lastOfMonth(day)
