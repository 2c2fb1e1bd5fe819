import { capitalized, germanDay, germanList } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import { columnsOfQuestion, type Interpretation } from '../interpretation/interpretation.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import type { Column, Entry } from '../view.ts'
import type { Draft } from './draft.ts'
import { MOST_LISTED, namesOf, subject } from './phrases.ts'

/** Where no entry has what is asked for. */
export function draftNothingFound(interpretation: Interpretation, narrowed: Narrowed): Draft {
  const { about, undecided } = narrowed
  if (about.length === 0)
    return provesAbsence(interpretation)
      ? draftNone(interpretation, narrowed)
      : draftNothingEntered(interpretation, narrowed)
  if (undecided.length === about.length || (interpretation.question.negated && undecided.length > 0)) {
    const text = `Das ist nicht eingetragen: ${subject(interpretation, narrowed)}.`
    return { text, answered: false, entries: about, columns: [] }
  }
  // Of what is not there nothing can be told.
  if (!ABSENCE_ANSWERS.has(interpretation.question.type) || asksValue(interpretation))
    return draftNothingEntered(interpretation, narrowed)
  return {
    text: noneOfThemText(interpretation, narrowed),
    answered: true,
    entries: about,
    columns: columnsOfQuestion(interpretation),
    saysNone: true,
  }
}

/**
 * „Ist die Wiese schon gemäht?“ where no row says so and one plans it: a log may be incomplete, but what is still
 * planned in it was not entered as done.
 */
export function draftPlanned(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { view, question } = interpretation
  const ahead = view.usually?.ahead
  const planned = ahead ? (narrowed.leftOut?.entries.filter((entry) => ahead.holds(entry)) ?? []) : []
  if (question.type !== 'whether' || question.negated || narrowed.about.length > 0 || planned.length === 0)
    return undefined
  const isMany = planned.length > 1
  return {
    text: `Nein, eingetragen ist das nicht: ${subject(interpretation, narrowed)}. ${capitalized(ahead!.label)} ${isMany ? 'sind' : 'ist'}: ${planned
      .slice(0, MOST_LISTED)
      .map(({ name }) => name)
      .join('; ')}.`,
    answered: true,
    entries: planned,
    columns: [],
    saysNone: true,
  }
}

/** There is nothing that could say it. */
export const draftNothingEntered = (interpretation: Interpretation, narrowed: Narrowed): Draft => ({
  text: `Dazu ist nichts eingetragen: ${subject(interpretation, narrowed)}.`,
  answered: false,
  entries: [],
  columns: [],
})

/** The entries are there, and these columns of all of them are empty. */
export const draftEmptyColumns = (entries: readonly Entry[], columns: readonly Column[]): Draft => ({
  text: `Nicht eingetragen ist ${germanList(columns.map(({ label }) => `„${label}“`))} bei ${namesOf(entries)}.`,
  answered: false,
  entries,
  columns: [],
  lacks: columns.map(({ label }) => label.split(' ')[0]!),
})

const ABSENCE_ANSWERS: ReadonlySet<QuestionType> = new Set(['count', 'which', 'whether', 'what', 'request'])

/** In a register, what is not there does not exist; of a name or a past time that nobody entered it proves nothing. */
const provesAbsence = ({ view, question, conditions, columns }: Interpretation): boolean =>
  view.completeness === 'register' &&
  !asksValue({ question, columns }) &&
  (!question.period || view.tense === 'future') &&
  conditions.every(({ by }) => by !== 'text') &&
  ABSENCE_ANSWERS.has(question.type)

/** What it cost is not told by that there is none. */
const asksValue = ({ question, columns }: Pick<Interpretation, 'question' | 'columns'>): boolean =>
  question.type === 'what' && columns.some(({ type }) => type === 'number' || type === 'day')

function draftNone(interpretation: Interpretation, narrowed: Narrowed): Draft {
  const none = noneText(interpretation, narrowed)
  const { day } = interpretation.view.roles
  const next = interpretation.view.tense === 'future' && day !== undefined ? nextOf(interpretation, day) : []
  return next.length > 0
    ? {
        text: `${none} Als Nächstes: ${namesOf(next)}, ${germanDay(next[0]!.values[day!])}.`,
        answered: true,
        entries: next,
        columns: [],
        saysNone: true,
      }
    : { text: none, answered: true, entries: interpretation.entries.slice(0, 1), columns: [], saysNone: true }
}

/** „Haben wir keine …?“ is neither denied nor affirmed by a no, and of a log nobody knows whether it holds all. */
const saysNo = ({ view, question: { type, negated } }: Interpretation): boolean =>
  type === 'whether' && !negated && view.completeness === 'register'

const noneText = (interpretation: Interpretation, narrowed: Narrowed): string =>
  `${saysNo(interpretation) ? 'Nein, eingetragen' : 'Eingetragen'} sind keine ${subject(interpretation, narrowed)}.`

/** All of the nearest day. */
function nextOf({ view, entries, today }: Interpretation, day: string): Entry[] {
  const ahead = entries.filter(
    (entry) => String(entry.values[day]) >= today && (view.usually?.holds(entry, today) ?? true),
  )
  const nearest = ahead.map(({ values }) => String(values[day])).toSorted()[0]
  return ahead.filter(({ values }) => values[day] === nearest)
}

function noneOfThemText(interpretation: Interpretation, narrowed: Narrowed): string {
  const { question, columns } = interpretation
  const { about } = narrowed
  if (question.missing && columns.length === 0)
    return `${question.complete ? 'Ja, da' : 'Da'} fehlt nichts: ${namesOf(about)}.`
  return noneText(interpretation, narrowed)
}
