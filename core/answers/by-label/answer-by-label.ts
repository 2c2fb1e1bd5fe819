import type { LoadedViews, ReadAnswer } from '../answering/ask-views.ts'
import type { Asking } from '../answering/asking.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import { takeUnitAsked } from '../question/unit-asked.ts'
import type { View } from '../view.ts'
import { writeAnswer, type WrittenAnswer } from '../writing/write-answer.ts'
import { entriesNamed } from './entries-named.ts'
import { interpretationOfSet, interpretationOfValue } from './interpretations.ts'
import { labelsSaid, type LabelSaid } from './labels-said.ts'
import { readAsking, type AskedAs, type PlainWord } from './plain-words.ts'
import { readSet, type SetSaid } from './read-set.ts'
import { bestOf, isSure, type ValueReading } from './value-reading.ts'

/** An answer, none where nobody knows which of many is asked for, and whether nothing else can be meant. */
interface AnswerByLabel {
  answer: ReadAnswer | undefined
  /** A view that tells what follows from the rows knows better: how much is left of what was counted. */
  givesWayToTold: boolean
  isSure: boolean
}

/** A question read for labels, before anything is loaded. */
interface ReadByLabel {
  /** Whether it says a label or a value of the view. */
  isMeant(view: View): boolean
  answer(loaded: LoadedViews): AnswerByLabel | undefined
}

interface SaidByLabel {
  asks: AskedAs
  saysValue(view: View): LabelSaid[]
  sets(view: View): SetSaid | undefined
}

/** In UTF-16 units. */
const LONGEST_PLAIN = 250

/**
 * What a question asks for in so many words and with nothing beside: by the label of a column and the name of an entry
 * („Wie lautet das Aktenzeichen von …?“, „Dieseltank: Notiz?“), or by what the entries are called and a value as it is
 * („Aufträge mit Stand vereinbart?“). It is read by itself, since words of names and labels may mean something else
 * everywhere: a time, a limit, that something is missing.
 */
export function readByLabel({ parse, request, today }: Asking): ReadByLabel | undefined {
  if (request.question.length > LONGEST_PLAIN) return undefined
  const { text, unitAsked } = takeUnitAsked(request.question)
  const { asks, words } = readAsking(text)
  // A yes or a no compares; „Stand“ and „Lag“ are labels, too.
  const mayBegin = parse(request.question, today).type === 'whether' ? 0 : Infinity
  const saysValue = (view: View) => labelsSaid(view, asks, words).filter(({ before }) => before.length <= mayBegin)
  const sets = setsOf(text, asks, words, mayBegin)
  return {
    isMeant: (view) => !view.tells && (saysValue(view).length > 0 || sets(view) !== undefined),
    answer: ({ views }) => answerOf([...views], { asks, saysValue, sets }, { ...parse('', today), unitAsked }, today),
  }
}

function answerOf(
  loaded: readonly (readonly [View, ViewEntries])[],
  { asks, saysValue, sets }: SaidByLabel,
  nothingElse: ParsedQuestion,
  today: string,
): AnswerByLabel | undefined {
  const views = loaded.filter(([view, { beyond }]) => !view.tells && beyond === undefined)
  const values = views.flatMap(([view, found]) =>
    saysValue(view).flatMap(({ before, behind, ...said }): ValueReading[] => {
      const named = entriesNamed(view, found.entries, [...before, ...behind])
      return named ? [{ ...named, ...said, view, loaded: found }] : []
    }),
  )
  const { best: value, isUnclear = false } = bestOf(values) ?? {}
  // A count is asked for so, too.
  if (isUnclear)
    return value!.column.type === 'day' ? { answer: undefined, givesWayToTold: false, isSure: true } : undefined
  if (value) {
    const question: ParsedQuestion = { ...nothingElse, type: value.column.type === 'day' ? 'when' : 'what' }
    const interpretation = interpretationOfValue(value, question, today)
    const fact = factOf(interpretation)
    return (
      fact && {
        answer: { reading: { question }, interpretation, fact },
        givesWayToTold: value.column.asideWords === undefined,
        isSure: isSure(value, fact.answered),
      }
    )
  }
  return answerSet(views, sets, { ...nothingElse, type: asks === 'number' ? 'count' : 'which' }, today)
}

/** What is called by its name is meant also where its kind usually means others: a crop of a year before. */
function factOf(interpretation: Interpretation): WrittenAnswer | undefined {
  const fact = writeAnswer(interpretation)
  const { usually, ...view } = interpretation.view
  return (fact?.answered && !fact.saysNone) || !usually ? fact : writeAnswer({ ...interpretation, view })
}

/** Nothing but „welche“ and „wie viele“ right before them asks for entries. */
const setsOf =
  (question: string, asks: AskedAs, words: readonly PlainWord[], mayBegin: number) =>
  (view: View): SetSaid | undefined => {
    const isCount = asks === 'number' && COUNTS.test(question) && stemsOf(view.label).includes(words[0]?.stem ?? '')
    return mayBegin > 0 && (asks === 'any' || isCount) ? readSet(view, words) : undefined
  }

const COUNTS = /^wie viele /iu

/** Undefined where several views have such entries. */
function answerSet(
  views: readonly (readonly [View, ViewEntries])[],
  sets: (view: View) => SetSaid | undefined,
  question: ParsedQuestion,
  today: string,
): AnswerByLabel | undefined {
  const found = views.flatMap(([view, loaded]) => {
    const said = sets(view)
    return said ? [{ view, loaded, said }] : []
  })
  // „Tiere“ is a word for much that is done to them.
  const called = found.filter(({ said }) => said.saysLabel)
  const [only, ...others] = called.length > 0 ? called : found
  if (!only || others.length > 0) return undefined
  const interpretation = interpretationOfSet(only.view, only.loaded, only.said, question, today)
  // Of a value that others have the others are meant: what is gone.
  const fact = only.said.empty ? writeAnswer(interpretation) : factOf(interpretation)
  return (
    fact && {
      answer: { reading: { question: interpretation.question }, interpretation, fact },
      givesWayToTold: false,
      isSure: only.said.isSure && fact.answered,
    }
  )
}
