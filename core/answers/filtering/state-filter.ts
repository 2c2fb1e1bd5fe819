import type { Interpretation } from '../interpretation/interpretation.ts'
import { opposite } from '../question/state-words.ts'
import type { State } from '../question/parsed-question.ts'
import type { Span } from '../question/span.ts'
import type { Column, Entry } from '../view.ts'
import { NOT_APPLICABLE, type Filter } from './narrowed.ts'
import { spanText } from './span-text.ts'

/** A state that the question asks for, of the last days of an entry. */
export interface RequestedState {
  is: State
  columns: readonly Column[]
  /** „im Juli noch gültig“: then instead of today. */
  at: Span
}

/** Undefined where it asks for none, or for the day itself: „Wie lange gilt …?“ */
export function requestedState(interpretation: Interpretation): RequestedState | undefined {
  const { question, state, today } = interpretation
  const asksItself = !question.asksShare && ['until', 'when', 'how', 'amount'].includes(question.type)
  if (!state || state.columns.length === 0 || asksItself) return undefined
  const is = isDenied(interpretation) ? opposite(state.is) : state.is
  return { is, columns: state.columns, at: timeOfState(is, question) ?? { from: today, to: today } }
}

/** „nicht mehr gültig“, „noch nicht vorbei“ */
const isDenied = ({ question, state, negatedColumns }: Interpretation): boolean =>
  question.negated &&
  (question.negatedStem === undefined || negatedColumns.some((column) => state!.columns.includes(column)))

/** „im Juli noch gültig“, „bis Juni vorbei?“ ask for a state then; „Was ist 2025 abgelaufen?“ for a last day in it. */
const isOfTime = (is: State | undefined, { period, type }: Interpretation['question']): boolean =>
  period !== undefined && (is === 'running' || (is === 'over' && type === 'whether'))

function timeOfState(is: State, question: Interpretation['question']): Span | undefined {
  const { period } = question
  if (!period || !isOfTime(is, question)) return undefined
  // What is over by the end of a time may have ended in it.
  return is === 'over' ? { from: period.ahead.to, to: period.ahead.to } : period.ahead
}

/** True where the period of the question is the time of the state, and no time in which something happened. */
export const takesPeriod = (interpretation: Interpretation): boolean =>
  isOfTime(requestedState(interpretation)?.is, interpretation.question)

/** What a last day says of a time; undefined where it ends amid it, or is not known. */
function stateOf(entry: Entry, { name, isOver }: Column, { from, to }: Span): State | undefined {
  const day = entry.values[name]
  if (typeof day !== 'string') return isOver?.(entry.values) ? 'over' : undefined
  if (day < (from ?? to!)) return 'over'
  return day >= (to ?? from!) ? 'running' : undefined
}

/** Of an entry with several last days: it runs while one does, and is over when all are. */
export function entryState(entry: Entry, { columns, at }: RequestedState): State | undefined {
  const states = columns.map((column) => stateOf(entry, column, at))
  if (states.includes('running')) return 'running'
  return states.every((state) => state === 'over') ? 'over' : undefined
}

/** Entries by the state of what they are of: treatments of one animal are over with the last of them. */
export function statesOf(entries: readonly Entry[], requested: RequestedState): ReadonlyMap<Entry, State | undefined> {
  const together = requested.columns.find(({ overTogether }) => overTogether)?.overTogether
  const groups = together
    ? [...Map.groupBy(entries, ({ values }) => JSON.stringify(together.map((name) => values[name]))).values()]
    : entries.map((entry) => [entry])
  return new Map(
    groups.flatMap((group) => {
      const states = group.map((entry) => entryState(entry, requested))
      const all = states.includes('running') ? 'running' : states.every((one) => one === 'over') ? 'over' : undefined
      return group.map((entry): [Entry, State | undefined] => [entry, all])
    }),
  )
}

export function stateFilters(interpretation: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  const requested = requestedState(interpretation)
  const { state, question, view, today } = interpretation
  if (!requested) return state?.columns.length === 0 ? [lateFilter(interpretation, state.is)] : []
  const { from, to } = requested.at
  // What it was then, before anything was renewed, no row says.
  if ((from === null && to === null) || ((from ?? to)! < today && (to ?? from)! < today)) return [NOT_APPLICABLE]
  if (requested.is === 'over' && question.period && view.tense === 'future') return [NOT_APPLICABLE]
  const during = takesPeriod(interpretation) ? ` ${spanText(requested.at)}` : ''
  return [
    {
      description: `${STATE_WORDS[requested.is]}${during}`,
      column: unknownable(requested.columns),
      holds: (entry) => entryState(entry, requested) === requested.is,
      isUndecided: (entry) => entryState(entry, requested) === undefined,
    },
  ]
}

const STATE_WORDS = { running: 'noch nicht vorbei', over: 'vorbei' } satisfies Record<State, string>

const unknownable = ([first]: readonly Column[]): Column => ({ ...first!, unknownValues: first!.unknownValues ?? [] })

/** „vorbei“ of what is due. */
function lateFilter({ view, today, question }: Interpretation, is: State): Filter | typeof NOT_APPLICABLE {
  const { day } = view.roles
  if (day === undefined || question.negated) return NOT_APPLICABLE
  return {
    description: is === 'over' ? 'überfällig' : 'noch nicht vorbei',
    holds: ({ values: { [day]: on } }) => typeof on === 'string' && on < today === (is === 'over'),
  }
}
