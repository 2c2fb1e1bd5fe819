import { germanNumber } from '../../shared/german/write-german.ts'
import type { LoadedViews } from './ask-views.ts'
import { narrowEntries } from '../filtering/narrow-entries.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import { interpret } from '../interpretation/interpret.ts'
import { meaningsOf } from '../interpretation/word-meanings.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { isSpecific } from '../interpretation/word-meaning.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import { yearSpan } from '../question/span.ts'
import type { Entry, View } from '../view.ts'
import { cite } from '../writing/cite.ts'
import { namesOf, subject } from '../writing/phrases.ts'
import type { WrittenAnswer } from '../writing/write-answer.ts'

/**
 * „Welche Felder sind noch nicht gedüngt?“: those of a register to which a log tells of none. What is denied is looked
 * up in the log, the rest says which are meant; without a time of its own the question is of this year. A log may be
 * incomplete, so that the answer says what is not entered, and never what was not done.
 */
export function answerWithout({ views, today }: LoadedViews, question: ParsedQuestion): WrittenAnswer | undefined {
  const isAsked = question.negated && question.negatedStem !== undefined && ASKED.has(question.type)
  if (!isAsked) return undefined
  const registers = [...views].filter(([{ completeness, tense }]) => completeness === 'register' && tense === 'past')
  // Of a herd's births nobody knows which of its cows had none.
  const logs = [...views].filter(([{ completeness, countsEntriesOf }]) => completeness === 'log' && !countsEntriesOf)
  for (const register of registers)
    for (const log of logs) {
      const answer = without(register, log, question, today)
      if (answer) return answer
    }
  return undefined
}

const ASKED: ReadonlySet<ParsedQuestion['type']> = new Set(['which', 'count', 'what', 'where', 'request'])

type Loaded = readonly [View, ViewEntries]

function without(
  [view, found]: Loaded,
  [log, logged]: Loaded,
  question: ParsedQuestion,
  today: string,
): WrittenAnswer | undefined {
  const isOfRegister = (word: QuestionWord): boolean =>
    word.stem !== question.negatedStem &&
    (meaningsOf({ view, loaded: found, question, today }, word)?.some((meaning) => isSpecific(meaning)) ?? false)
  const [own, denied] = [question.words.filter(isOfRegister), question.words.filter((word) => !isOfRegister(word))]
  if (own.length === 0) return undefined
  const plain = { ...question, negated: false, negatedStem: undefined, type: 'which' as const }
  const meant = read(view, found, { ...plain, words: own, period: undefined }, today)
  const done = read(log, logged, { ...plain, words: denied, period: question.period ?? thisYear(today) }, today)
  if (!meant || !done || !refersTo(logged.entries, found.entries)) return undefined
  const named = new Set(done.narrowed.found.flatMap(({ record }) => Object.values(record.references)))
  const all = meant.narrowed.found
  if (all.some((entry) => isOfWhole(entry, done.narrowed.found, found.entries))) return undefined
  return written(
    all,
    all.filter(({ record }) => !named.has(record.label)),
    subject(done.interpretation, done.narrowed),
  )
}

/** Of what a herd was given nobody knows which of its animals got none. */
function isOfWhole({ record }: Entry, done: readonly Entry[], entries: readonly Entry[]): boolean {
  const labels = new Set(entries.map((entry) => entry.record.label))
  return done.some(({ record: { references } }) => {
    const isOfOne = Object.values(references).some((label) => labels.has(label))
    return !isOfOne && Object.entries(references).some(([field, label]) => record.references[field] === label)
  })
}

interface Read {
  interpretation: Interpretation
  narrowed: Narrowed
}

/** Undefined where the words are not the view's own, or there is more than was read. */
function read(view: View, found: ViewEntries, question: ParsedQuestion, today: string): Read | undefined {
  const interpretation = found.beyond ? undefined : interpret({ view, loaded: found, question, today })
  const narrowed = interpretation?.namesSubject ? narrowEntries(interpretation) : undefined
  return interpretation && narrowed && { interpretation, narrowed }
}

const thisYear = (today: string): ParsedQuestion['period'] => {
  const span = yearSpan(Number(today.slice(0, 4)))
  return { span, ahead: span, start: 0, end: 0 }
}

function refersTo(entries: readonly Entry[], others: readonly Entry[]): boolean {
  const labels = new Set(others.map(({ record }) => record.label))
  return entries.some(({ record }) => Object.values(record.references).some((label) => labels.has(label)))
}

function written(all: readonly Entry[], missing: readonly Entry[], what: string): WrittenAnswer | undefined {
  if (all.length === 0) return undefined
  const text =
    missing.length === 0
      ? `Keine: zu ${all.length === 1 ? 'dem einen' : `allen ${germanNumber(all.length)}`} ist es eingetragen, ${what}.`
      : `Nicht eingetragen ist es bei ${germanNumber(missing.length)} von ${germanNumber(all.length)}, ${what}: ${namesOf(missing)}.`
  return { text, answered: true, rows: cite(missing.slice(0, 10), []) }
}
