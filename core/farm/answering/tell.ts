import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import type { Fact } from '../../shared/ports/fact-source.ts'
import { evidence, unitOf, valueText } from './evidence.ts'
import { isEmpty, narrow, type Narrowed } from './narrow.ts'
import type { Reading } from './understand.ts'
import type { Column, Entry } from './view.ts'

const MOST_TOLD = 10

interface Telling {
  text: string
  answered: boolean
  /** What it rests on, the most telling first. */
  entries: readonly Entry[]
  /** What of them it tells. */
  columns: readonly Column[]
}

/** Answers what the reading understood; undefined where its view has no such answer. */
export function tell(reading: Reading): Fact | undefined {
  const { asked, view } = reading
  // What is due has no last time.
  if (view.ahead && (asked.pick === 'latest' || asked.pick === 'first')) return undefined
  if ((asked.pick === 'most' || asked.pick === 'least') && reading.columns.some(({ shared }) => shared))
    return undefined
  const narrowed = narrow(reading)
  if (!narrowed) return undefined
  const found = picked(reading, narrowed.found)
  const telling =
    nothingFound(reading, narrowed) ??
    (found.length === 0 ? notEntered(reading, narrowed) : FRAMES[asked.frame](reading, { ...narrowed, found }))
  if (!telling) return undefined
  const remark = telling.answered ? view.remark?.(telling.entries, reading.entries, reading.today) : undefined
  const unknown =
    telling.answered && narrowed.unknown.length > 0
      ? `Bei ${germanList(narrowed.unknown.slice(0, MOST_TOLD).map(({ name }) => name))}${narrowed.unknown.length > MOST_TOLD ? ' und weiteren' : ''} ist dazu nichts eingetragen.`
      : undefined
  const law =
    telling.answered && narrowed.found.length > 0 && narrowed.law
      ? `${narrowed.law.charAt(0).toUpperCase()}${narrowed.law.slice(1)}.`
      : undefined
  return {
    text: [telling.text, remark, law, unknown].filter(Boolean).join(telling.text.includes('\n') ? '\n' : ' '),
    answered: telling.answered,
    rows: evidence(telling.entries, telling.columns, reading.farm),
  }
}

type Tell = (reading: Reading, narrowed: Narrowed) => Telling | undefined

const FRAMES: Readonly<Record<Reading['asked']['frame'], Tell>> = {
  count: tellCount,
  amount: tellNumber,
  how: (reading, narrowed) => tellNumber(reading, narrowed) ?? tellNamed(reading, narrowed),
  when: tellDay,
  until: tellEnd,
  who: tellWho,
  where: tellWhere,
  which: tellEntries,
  what: tellEntries,
  whether: tellWhether,
  tell: tellEntries,
}

const classOf = ({ view, conditions }: Reading): string =>
  conditions
    .filter(({ sort }) => sort === 'class')
    .map(({ told }) => told)
    .join(' und ') || view.label

/** „Felder (Nutzung: Grünland, am 12.05.2026)“: what was understood, so that a reader sees a misunderstanding. */
function subject(reading: Reading, { told }: Narrowed): string {
  const label = classOf(reading)
  const rest = told.filter((one) => !label.split(' und ').includes(one))
  return rest.length > 0 ? `${label} (${rest.join(', ')})` : label
}

function nothingFound(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const { view, asked } = reading
  if (narrowed.found.length > 0) return undefined
  const what = subject(reading, narrowed)
  if (narrowed.about.length > 0) {
    const all = narrowed.unknown.length === narrowed.about.length
    if (all)
      return { text: `Das ist nicht eingetragen: ${what}.`, answered: false, entries: narrowed.about, columns: [] }
    return {
      text: noneText(reading, narrowed.about, what),
      answered: true,
      entries: narrowed.about,
      columns: columnsHeld(reading),
    }
  }
  const closed =
    !view.open &&
    (!asked.period || view.ahead === true) &&
    reading.conditions.every(({ sort }) => sort !== 'text') &&
    (asked.frame === 'count' ||
      asked.frame === 'which' ||
      asked.frame === 'whether' ||
      asked.frame === 'what' ||
      asked.frame === 'tell')
  if (!closed) return notEntered(reading, narrowed)
  const none = `${asked.frame === 'whether' ? 'Nein, eingetragen' : 'Eingetragen'} sind keine ${what}.`
  const next = view.ahead ? nextOf(reading) : undefined
  return next
    ? {
        text: `${none} Als Nächstes: ${next.name}, ${germanDay(next.values[view.day!])}.`,
        answered: true,
        entries: [next],
        columns: [],
      }
    : { text: none, answered: true, entries: reading.entries.slice(0, 1), columns: [] }
}

const notEntered = (reading: Reading, narrowed: Narrowed): Telling => ({
  text: `Dazu ist nichts eingetragen: ${subject(reading, narrowed)}.`,
  answered: false,
  entries: [],
  columns: [],
})

const nextOf = ({ view: { day }, entries, today }: Reading): Entry | undefined =>
  entries
    .filter(({ values }) => String(values[day!]) >= today)
    .toSorted((one, other) => String(one.values[day!]).localeCompare(String(other.values[day!])))[0]

function noneText(reading: Reading, about: readonly Entry[], what: string): string {
  const { asked, columns } = reading
  if (asked.missing && columns.length === 0)
    return `${asked.complete ? 'Ja, da' : 'Da'} fehlt nichts: ${namesOf(about)}.`
  const [only] = about
  if (asked.frame === 'whether' && only && about.length === 1)
    return `Nein. ${[only.name, valuesText(reading, only, columnsHeld(reading))].filter(Boolean).join(': ')}.`
  return `${asked.frame === 'whether' ? 'Nein, eingetragen' : 'Eingetragen'} sind keine ${what}.`
}

const columnsHeld = ({ columns, conditions }: Reading): Column[] => [
  ...columns,
  ...conditions.map(({ sort }) => sort).filter((sort) => typeof sort === 'object'),
]

/**
 * The latest, first, next, highest or lowest of them; several where they are equal. Of a series of values the newest of
 * each, where no time is named.
 */
function picked({ view, asked, columns, today }: Reading, entries: Entry[]): Entry[] {
  const { pick, period, together } = asked
  if (pick === 'most' || pick === 'least')
    return extremes(
      entries,
      columns.find(({ type }) => type === 'number')?.name ??
        columns.find(({ type }) => type === 'day')?.name ??
        view.amount,
      pick === 'most',
      asked.top,
    )
  const day = columns.find(({ type }) => type === 'day')?.name ?? view.day
  if (day && (pick === 'latest' || pick === 'first' || pick === 'next')) {
    return extremes(
      pick === 'next' ? entries.filter(({ values }) => String(values[day]) >= today) : entries,
      day,
      pick === 'latest',
    )
  }
  const newestFirst = view.day
    ? entries.toSorted(
        (one, other) =>
          (view.ahead ? 1 : -1) *
          String(one.values[view.day!] ?? '').localeCompare(String(other.values[view.day!] ?? '')),
      )
    : entries.toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
  if (asked.trend) return newestFirst.toReversed()
  if (!view.series || period || together || asked.frame === 'when') return newestFirst
  return [
    ...Map.groupBy(newestFirst, ({ values }) => JSON.stringify(view.series!.map((name) => values[name]))).values(),
  ].map((of) => of[0]!)
}

/** The first `top` of them in order, and those that equal the last of these. */
function extremes(entries: Entry[], name: string | undefined, highest: boolean, top = 1): Entry[] {
  const valueOf = ({ values }: Entry): string | number => values[name!] as string | number
  const ordered = entries
    .filter(({ values }) => name !== undefined && !isEmpty(values[name]))
    .toSorted((one, other) =>
      valueOf(one) === valueOf(other) ? 0 : valueOf(one) > valueOf(other) === highest ? -1 : 1,
    )
  const last = ordered[Math.min(top, ordered.length) - 1]
  return ordered.filter((entry, index) => index < top || valueOf(entry) === valueOf(last!))
}

function tellCount(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const { view, named, asked } = reading
  if (view.counts || (!asked.bound && named.some(({ type }) => type === 'number'))) return tellNumber(reading, narrowed)
  const { found } = narrowed
  const what = subject(reading, narrowed)
  return {
    text: `${found.length === 1 ? `Eingetragen ist 1 (${what})` : `Eingetragen sind ${germanNumber(found.length)} ${what}`}: ${namesOf(found)}.`,
    answered: true,
    entries: found,
    columns: columnsHeld(reading),
  }
}

const namesOf = (entries: readonly Entry[]): string =>
  entries.length <= MOST_TOLD
    ? germanList(entries.map(({ name }) => name))
    : `${entries
        .slice(0, MOST_TOLD)
        .map(({ name }) => name)
        .join(', ')} und ${germanNumber(entries.length - MOST_TOLD)} weitere`

function tellNumber(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const { view, asked, columns, named } = reading
  const numeric = [...named, ...columns].find(({ type }) => type === 'number')
  // „Wie hoch ist die Pacht?“ asks for another number than the amount of what is leased.
  const asksElse = !view.counts && columns.some(({ type }) => type === 'day' || type === 'text')
  const column = numeric ?? (asksElse ? undefined : view.columns.find(({ name }) => name === view.amount))
  if (!column) return undefined
  const known = narrowed.found.filter(({ values }) => typeof values[column.name] === 'number')
  if (known.length === 0) return notSaid(narrowed, [column])
  if (asked.share && column.together === 'sum') return tellShare(reading, narrowed, known, column)
  const addUp = known.length > 1 && (asked.together ?? column.together)
  const agree = column.within === undefined || new Set(known.map(({ values }) => values[column.within!])).size === 1
  const sameUnits = new Set(known.map((entry) => unitOf(entry, column))).size === 1
  if (asked.pick !== 'most' && asked.pick !== 'least' && addUp && sameUnits && (agree || asked.together === 'mean'))
    return tellTogether(reading, narrowed, known, column, addUp)
  return { text: listText(reading, narrowed, known, [column]), answered: true, entries: known, columns: [column] }
}

/** „Wie viel Prozent der Fläche ist Grünland?“ */
function tellShare(reading: Reading, narrowed: Narrowed, known: readonly Entry[], column: Column): Telling | undefined {
  const all = (
    reading.view.usual ? reading.entries.filter((entry) => reading.view.usual!(entry, reading.today)) : reading.entries
  ).filter(({ values }) => typeof values[column.name] === 'number')
  const [part, whole] = [sumOf(known, column), sumOf(all, column)]
  if (whole === 0 || reading.asked.period) return undefined
  const unit = unitOf(known[0]!, column)
  return {
    text: `${subject(reading, narrowed)}, ${column.label}: ${germanNumber(part)} von ${germanNumber(whole)} ${unit}, das sind ${germanNumber(Math.round((1000 * part) / whole) / 10)} %.`,
    answered: true,
    entries: known,
    columns: [column],
  }
}

/** Numbers of rows have six decimals at most. */
const sumOf = (entries: readonly Entry[], { name }: Column): number =>
  entries.reduce((total, { values }) => total + Math.round((values[name] as number) * 1e6), 0) / 1e6

function tellTogether(
  reading: Reading,
  narrowed: Narrowed,
  known: readonly Entry[],
  column: Column,
  how: 'sum' | 'mean',
): Telling {
  const sum = sumOf(known, column)
  const value = how === 'sum' ? sum : Math.round((sum / known.length) * 100) / 100
  const unit = unitOf(known[0]!, column)
  const parts = known.slice(0, MOST_TOLD).map((entry) => `${entry.name} ${valueText(reading.farm, entry, column)}`)
  const more = known.length > MOST_TOLD ? ` und ${germanNumber(known.length - MOST_TOLD)} weitere` : ''
  const text = `${subject(reading, narrowed)}, ${column.label}: ${how === 'sum' ? 'zusammen' : 'im Mittel'} ${germanNumber(value)}${unit && ` ${unit}`} (${parts.join(', ')}${more}).`
  return { text, answered: true, entries: known, columns: [column] }
}

function tellDay(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const column =
    reading.columns.find(({ type }) => type === 'day') ?? (reading.isNamed ? dayColumn(reading) : undefined)
  if (!column) return undefined
  return tellColumns(reading, narrowed, [
    column,
    ...reading.named.filter((one) => one !== column && one.type !== 'flag'),
  ])
}

/** A computed day has no column of its own. */
const dayColumn = ({ view }: Reading): Column | undefined =>
  view.day === undefined
    ? undefined
    : (view.columns.find(({ name }) => name === view.day) ?? {
        name: view.day,
        label: 'am',
        type: 'day',
        words: new Set(),
      })

function tellEnd(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const column = reading.columns.find(
    ({ type, name }) => type === 'day' && /_until$|^deadline$|^on$|^best_before$|^due_on$|^needed_on$/.test(name),
  )
  const due = column ?? (reading.view.ahead ? dayColumn(reading) : undefined)
  return due && tellColumns(reading, narrowed, [due])
}

function tellWho(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const { view } = reading
  const who = view.columns.find(({ name }) => name === view.who)
  if (!who) return reading.named.length > 0 ? tellColumns(reading, narrowed, reading.named) : undefined
  return tellColumns(reading, narrowed, [
    ...(who.name === 'name' ? [] : [who]),
    ...(reading.named.length > 0 ? reading.named.filter((column) => column !== who) : shownOf(reading)),
  ])
}

function tellWhere(reading: Reading, narrowed: Narrowed): Telling | undefined {
  const { view } = reading
  const where = view.columns.find(({ name }) => name === view.where)
  if (!where && !view.kinds.some((kind) => kind === 'fields' || kind === 'places')) return undefined
  return tellColumns(reading, narrowed, [
    ...(where ? [where] : []),
    ...reading.named.filter(({ type }) => type !== 'flag'),
    ...(reading.asked.pick === 'most' || reading.asked.pick === 'least'
      ? view.columns.filter(({ name }) => name === view.amount)
      : []),
  ])
}

function tellEntries(reading: Reading, narrowed: Narrowed): Telling | undefined {
  if (reading.asked.missing && reading.columns.length === 0)
    return tellColumns(reading, narrowed, [reading.view.columns.find(({ name }) => name === 'missing')!])
  const lacking = reading.asked.negated || reading.asked.missing
  const named = reading.named.filter(({ type }) => type !== 'flag')
  return tellColumns(
    reading,
    narrowed,
    lacking
      ? shownOf(reading).filter((column) => !named.includes(column))
      : named.length > 0
        ? named
        : shownOf(reading),
  )
}

function tellNamed(reading: Reading, narrowed: Narrowed): Telling | undefined {
  return reading.columns.length > 0 || reading.view.byName ? tellColumns(reading, narrowed, reading.columns) : undefined
}

function tellWhether(reading: Reading, narrowed: Narrowed): Telling | undefined {
  if (reading.asked.each) return tellEach(reading, narrowed)
  const held = columnsHeld(reading)
  const told =
    held.length > 0 && !reading.asked.negated ? tellColumns(reading, narrowed, held) : tellEntries(reading, narrowed)
  return told?.answered ? { ...told, text: `${reading.asked.complete ? 'Nein' : 'Ja'}. ${told.text}` } : told
}

/** „Sind alle Kälber gemeldet?“ */
function tellEach({ named, asked }: Reading, { about, found, held }: Narrowed): Telling | undefined {
  const columns = held ? [] : named
  if ((columns.length === 0 && !held) || asked.negated) return undefined
  const failing = about.filter(
    (entry) => !found.includes(entry) || columns.some((column) => isEmpty(entry.values[column.name], column)),
  )
  return {
    text:
      failing.length === 0
        ? `Ja, alle ${germanNumber(about.length)}.`
        : `${held ? 'Nein, das gilt nicht für' : 'Nein, nicht eingetragen ist es bei'} ${namesOf(failing)}.`,
    answered: true,
    entries: failing.length === 0 ? found : failing,
    columns,
  }
}

const shownOf = ({ view }: Reading): Column[] =>
  view.shown.flatMap((name) => view.columns.find((column) => column.name === name) ?? [])

function tellColumns(reading: Reading, narrowed: Narrowed, columns: readonly Column[]): Telling | undefined {
  const asked = columns.filter((column) => reading.named.includes(column))
  const known =
    asked.length === 0
      ? narrowed.found
      : narrowed.found.filter(({ values }) => asked.some((column) => !isEmpty(values[column.name])))
  if (known.length === 0) return notSaid(narrowed, asked)
  return {
    text: listText(reading, narrowed, known, columns),
    answered: true,
    entries: known,
    columns: [...columns, ...columnsHeld(reading)],
  }
}

function notSaid({ found }: Narrowed, columns: readonly Column[]): Telling {
  return {
    text: `Nicht eingetragen ist ${germanList(columns.map(({ label }) => `„${label}“`))} bei ${namesOf(found)}.`,
    answered: false,
    entries: found,
    columns: [],
  }
}

function listText(reading: Reading, narrowed: Narrowed, entries: readonly Entry[], columns: readonly Column[]): string {
  const lines = entries
    .slice(0, MOST_TOLD)
    .map((entry) => [entry.name, valuesText(reading, entry, columns)].filter(Boolean).join(': '))
  if (lines.length === 1) return `${lines[0]!}.`
  const more = entries.length > MOST_TOLD ? [`• und ${germanNumber(entries.length - MOST_TOLD)} weitere`] : []
  return `${subject(reading, narrowed)}, ${germanNumber(entries.length)}:\n${[...lines.map((line) => `• ${line}`), ...more].join('\n')}\n`.trimEnd()
}

/** „Phosphat 22 mg/100 g, Bodenprobe am 18.02.2019“; what is not known is said only where it was asked for by name. */
function valuesText(reading: Reading, entry: Entry, columns: readonly Column[]): string {
  return [...new Set(columns)]
    .flatMap((column) => {
      if (isEmpty(entry.values[column.name]))
        return reading.named.includes(column) ? [`${column.label} nicht eingetragen`] : []
      const text = valueText(reading.farm, entry, column)
      return entry.name.includes(text) ? [] : [`${column.label} ${text}`.trim()]
    })
    .join(', ')
}
