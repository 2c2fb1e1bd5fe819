import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { addDays } from '../../shared/time/days.ts'
import type { Bound } from './asked.ts'
import { addMonths, overlaps, type Span } from './period.ts'
import type { Condition, Reading } from './understand.ts'
import type { Column, Entry } from './view.ts'

/** The entries that a question is about, and those of them that have what it asks for. */
export interface Narrowed {
  about: Entry[]
  found: Entry[]
  /** Those that may have it or not: the column that decides is empty. */
  unknown: Entry[]
  /** Each as the answer repeats it. */
  told: string[]
  /** What the question holds the entries to beyond their names and classes. */
  held: boolean
  law?: string | undefined
}

interface Test {
  told: string
  column?: Column | undefined
  holds(entry: Entry): boolean
}

export const isEmpty = (value: unknown, column?: Column): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (column?.empty?.includes(value as string) ?? false)

/** Undefined where a part of the question cannot be held against this view. */
export function narrow(reading: Reading): Narrowed | undefined {
  const { view, asked, conditions, today } = reading
  const period = periodTest(reading)
  const tests = [
    choiceTests(reading),
    flagTests(reading),
    boundTest(reading),
    beyondTest(reading),
    overdueTest(reading),
    emptyTest(reading),
  ]
  if (period === 'cannot' || tests.includes('cannot')) return undefined
  const properties = (tests as Test[][]).flat()
  const negationUsed = properties.length > 0 || asked.frame === 'until' || asked.frame === 'when'
  if (asked.negated && !negationUsed) return undefined
  const lifted =
    period !== undefined ||
    [...reading.columns, ...conditions.map(({ sort }) => sort)].some(
      (of) => typeof of === 'object' && (view.unless?.includes(of.name) ?? false),
    )
  const usual = lifted || !view.usual ? reading.entries : reading.entries.filter((entry) => view.usual!(entry, today))
  const names = conditions.filter(({ sort }) => sort === 'class' || sort === 'text')
  const about = namedBy(usual, names, asked.joined).filter((entry) => period?.holds(entry) ?? true)
  const law =
    asked.beyond &&
    reading.columns
      .map(({ tooHigh, tooLow, tooOld }) =>
        asked.beyond === 'high' ? (tooHigh?.(today)?.law ?? tooOld?.(today)?.law) : tooLow?.(today)?.law,
      )
      .find((one) => one !== undefined)
  return {
    about,
    law,
    held: properties.length > 0,
    found: about.filter((entry) => properties.every(({ holds }) => holds(entry))),
    unknown:
      properties.length === 0 || asked.negated || asked.missing
        ? []
        : about.filter(({ values }) =>
            properties.some(
              ({ column }) => column !== undefined && decides(column) && isEmpty(values[column.name], column),
            ),
          ),
    told: [...names, ...properties, ...(period ? [period] : [])].map(({ told }) => told),
  }
}

/** An empty day or state says that it has not happened; an empty number, or one of yes and no, that nobody has said. */
const decides = ({ type, empty }: Column): boolean => type === 'number' || type === 'flag' || empty !== undefined

function namedBy(entries: readonly Entry[], names: Condition[], joined: boolean): Entry[] {
  const [classes, texts] = [names.filter(({ sort }) => sort === 'class'), names.filter(({ sort }) => sort === 'text')]
  const ofClass = entries.filter((entry) =>
    joined
      ? classes.length === 0 || classes.some(({ holds }) => holds(entry))
      : classes.every(({ holds }) => holds(entry)),
  )
  const all = ofClass.filter((entry) => texts.every(({ holds }) => holds(entry)))
  const exact = texts.length === 1 ? all.filter((entry) => texts[0]!.isName?.(entry)) : []
  if (exact.length > 0) return exact
  return all.length > 0 || !joined ? all : ofClass.filter((entry) => texts.some(({ holds }) => holds(entry)))
}

const AHEAD = /_until$|^deadline$|^best_before$|^expected_on$/

function periodTest({
  view,
  asked: { period, pick },
  columns,
  conditions,
  today,
}: Reading): Test | 'cannot' | undefined {
  if (!period) return undefined
  const since = conditions
    .map(({ sort }) => (typeof sort === 'object' ? sort.on : undefined))
    .find((name) => name !== undefined)
  const column = columns.find(({ type }) => type === 'day') ?? view.columns.find(({ name }) => name === since)
  const isNow = period.span.from === today && period.span.to === today
  if (!column && !view.spanOf && !view.day) return isNow ? undefined : 'cannot'
  const ahead = view.ahead === true || pick === 'next' || (column !== undefined && AHEAD.test(column.name))
  const span = ahead ? period.ahead : period.span
  if (isNow && !column && view.spanOf) return undefined
  return {
    told: spanText(span),
    holds: (entry) => {
      const own = column
        ? daySpan(entry.values[column.name])
        : (view.spanOf?.(entry) ?? daySpan(entry.values[view.day ?? '']))
      return own !== undefined && overlaps(own, span)
    },
  }
}

const daySpan = (day: unknown): Span | undefined => (typeof day === 'string' ? { from: day, to: day } : undefined)
const spanText = ({ from, to }: Span): string =>
  from === to && from !== null
    ? `am ${germanDay(from)}`
    : [from && `ab ${germanDay(from)}`, to && `bis ${germanDay(to)}`].filter(Boolean).join(' ')

function choiceTests({ conditions, asked }: Reading): Test[] {
  const byColumn = Map.groupBy(
    conditions.filter(({ sort }) => typeof sort === 'object'),
    ({ sort }) => sort as Column,
  )
  return [...byColumn].map(([column, of]): Test => ({
    told: `${asked.negated ? 'nicht ' : ''}${[...new Set(of.map(({ told }) => told))].join(' oder ')}`,
    column,
    holds: (entry) =>
      of.some(({ holds }) => holds(entry)) !== asked.negated &&
      !(asked.negated && decides(column) && isEmpty(entry.values[column.name], column)),
  }))
}

function flagTests({ columns, asked: { negated, frame } }: Reading): Test[] {
  return columns
    .filter(({ type }) => type === 'flag' && frame !== 'until' && frame !== 'when')
    .map((column): Test => ({
      told: `${column.label}: ${negated ? 'nein' : 'ja'}`,
      column,
      holds: ({ values }) => (negated ? values[column.name] !== true : values[column.name] === true),
    }))
}

const TIME = /^(tag|woche|monat|jahr)/
const SIGNS: Readonly<Record<string, string>> = {
  'above true': 'mindestens',
  'above false': 'über',
  'below true': 'höchstens',
  'below false': 'unter',
}

function boundTest({ view, asked: { bound }, columns, today }: Reading): Test[] | 'cannot' {
  if (!bound) return []
  const unit = bound.unit === undefined ? undefined : TIME.exec(bound.unit)?.[1]
  const told = (label: string, of: string | undefined): string =>
    `${label} ${SIGNS[`${bound.is} ${bound.inclusive}`]} ${germanNumber(bound.value)}${of ? ` ${of.charAt(0).toUpperCase()}${of.slice(1)}` : ''}`
  if (unit) {
    const column = columns.find(({ type, since }) => type === 'day' || since !== undefined)
    if (!column) return 'cannot'
    const before = limitDay(today, bound.value, unit)
    const day = column.since ?? column.name
    return [
      {
        told: told(column.since ? column.label : 'älter als das:', bound.unit),
        column,
        holds: ({ values }) =>
          typeof values[day] === 'string' &&
          (bound.is === 'above'
            ? bound.inclusive
              ? values[day] <= before
              : values[day] < before
            : bound.inclusive
              ? values[day] >= before
              : values[day] > before),
      },
    ]
  }
  const column =
    columns.find(({ type }) => type === 'number') ??
    view.columns.find((one) => one.type === 'number' && bound.unit !== undefined && one.unit === UNITS[bound.unit]) ??
    (bound.unit === undefined
      ? undefined
      : view.columns.find(({ name, unitFrom }) => name === view.amount && unitFrom !== undefined))
  if (!column || (bound.unit !== undefined && column.unit !== undefined && !sameUnit(bound, column))) return 'cannot'
  return [
    {
      told: `${told(column.label, undefined)} ${column.unit ?? bound.unit ?? ''}`.trim(),
      column,
      holds: ({ values }) => {
        const value = values[column.name]
        return (
          (typeof value === 'number' && (bound.is === 'above' ? value > bound.value : value < bound.value)) ||
          (bound.inclusive && value === bound.value)
        )
      },
    },
  ]
}

const UNITS: Readonly<Record<string, string>> = {
  ha: 'ha',
  hektar: 'ha',
  '%': '%',
  prozent: '%',
  mg: 'mg/100 g',
  kg: 'kg/ha',
  dt: 'dt/ha',
}
const sameUnit = ({ unit }: Bound, column: Column): boolean => UNITS[unit as string] === column.unit

const limitDay = (today: string, count: number, unit: string): string =>
  unit === 'tag'
    ? addDays(today, -count)
    : unit === 'woche'
      ? addDays(today, -7 * count)
      : addMonths(today, -(unit === 'monat' ? count : 12 * count))

function beyondTest({ asked: { beyond }, columns, today }: Reading): Test[] | 'cannot' {
  if (!beyond) return []
  for (const column of columns) {
    const { label, unit = '' } = column
    const [tooHigh, tooLow, tooOld] = [column.tooHigh?.(today), column.tooLow?.(today), column.tooOld?.(today)]
    if (beyond === 'high' && tooHigh)
      return [
        {
          told: `${label} über ${tooHigh.above} ${unit}`.trim(),
          column,
          holds: ({ values }) =>
            typeof values[column.name] === 'number' && (values[column.name] as number) > tooHigh.above,
        },
      ]
    if (beyond === 'low' && tooLow)
      return [
        {
          told: `${label} unter ${germanNumber(tooLow.below)} ${unit}`.trim(),
          column,
          holds: ({ values }) =>
            typeof values[column.name] === 'number' && (values[column.name] as number) < tooLow.below,
        },
      ]
    if (beyond === 'high' && tooOld)
      return [
        {
          told: `${label} vor mehr als ${tooOld.years} Jahren`,
          column: { ...column, empty: [] },
          holds: ({ values }) =>
            typeof values[column.name] === 'string' &&
            (values[column.name] as string) < addMonths(today, -12 * tooOld.years),
        },
      ]
  }
  return 'cannot'
}

function overdueTest({ view, asked: { overdue }, columns, today }: Reading): Test[] | 'cannot' {
  if (!overdue) return []
  const name = columns.find(({ type }) => type === 'day')?.name ?? (view.ahead ? view.day : undefined)
  return name === undefined
    ? 'cannot'
    : [
        {
          told: 'überfällig',
          holds: ({ values }) => typeof values[name] === 'string' && (values[name] as string) < today,
        },
      ]
}

/**
 * „fehlt“ or „kein“ with a column asks for entries where it is empty; „was fehlt“ alone, for what a record has to say
 * and does not.
 */
function emptyTest({ view, asked: { missing, negated, frame }, columns, conditions }: Reading): Test[] | 'cannot' {
  if (missing && (frame === 'amount' || frame === 'how' || frame === 'when' || frame === 'until')) return 'cannot'
  if (
    !missing &&
    !(
      negated &&
      columns.some(({ type }) => type !== 'flag') &&
      frame !== 'until' &&
      frame !== 'when' &&
      !conditions.some(({ sort }) => typeof sort === 'object')
    )
  )
    return []
  const named = columns.filter(({ type }) => type !== 'flag')
  if (named.length > 0)
    return [
      {
        told: `ohne ${named.map(({ label }) => `„${label}“`).join(' und ')}`,
        holds: ({ values }) => named.every((column) => isEmpty(values[column.name], column)),
      },
    ]
  const column = view.columns.find(({ name }) => name === 'missing')
  return column
    ? [{ told: 'unvollständig', column: undefined, holds: ({ values }) => !isEmpty(values.missing) }]
    : 'cannot'
}
