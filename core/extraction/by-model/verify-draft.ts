import { checkValues, FORMATS, kindOf, readText, type Field, type Fields, type Kind } from '../../farm/index.ts'
import { commandsAssistant, locateQuote } from '../../knowledge/index.ts'
import type { ReadPage } from '../read-document.ts'
import type { DraftField, DraftRow } from '../ports/row-reader.ts'
import type { Assertion } from '../extractor.ts'
import { LONGEST_QUOTE } from '../quote.ts'
import { OFFERED } from './offered-kinds.ts'
import { DAY, readPrintedDay, readWrittenDay } from '../documents/printed-values.ts'
import { readDay } from '../../shared/german/read-german.ts'
import { isDay } from '../../shared/time/days.ts'

/** Below `CONFIDENT`: a person always looks at what a model has read. */
const READ_BY_MODEL = 0.6

interface Verified {
  value: unknown
  refers: boolean
  page: number
  quote: string
}

/**
 * What of a drafted row is true to the document; undefined where that is no row. `dropped` tells how many of its fields
 * are not.
 */
export function verifyRow(
  draft: DraftRow,
  pages: readonly ReadPage[],
  today: string,
): { row: Assertion | undefined; dropped: number } {
  const offered = OFFERED.get(draft.kind)
  const found = new Map<string, Verified>()
  for (const given of draft.fields) {
    const field = offered?.fields.get(given.name)
    const verified = field && !found.has(given.name) ? verifyField(field, given, pages) : undefined
    if (verified) found.set(given.name, verified)
  }
  const values =
    offered &&
    withoutFaults(
      kindOf(offered.kind),
      Object.fromEntries([...found].filter(([, { refers }]) => !refers).map(([name, { value }]) => [name, value])),
      today,
    )
  if (!offered || !values) return { row: undefined, dropped: draft.fields.length }
  const kept = [...found].filter(([name, { refers }]) => refers || Object.hasOwn(values, name))
  const [, { page, quote }] = kept.find(([name]) => offered.fields.get(name)!.required) ?? kept[0]!
  const refers = Object.fromEntries(
    kept.filter(([, one]) => one.refers).map(([name, { value }]) => [name, [value as string]]),
  )
  return {
    row: { kind: offered.kind, values, name: '', refers, confidence: READ_BY_MODEL, page, quote },
    dropped: draft.fields.length - kept.length,
  }
}

/**
 * A value that breaks a rule is misread; without it the others may stand. Undefined where one is missing that has to be
 * there, or none is left.
 */
function withoutFaults(
  kind: Kind,
  values: Record<string, unknown>,
  today: string,
): Record<string, unknown> | undefined {
  const checked = checkValues<Fields>(kind.fields, values)
  const faults = checked.ok ? kind.rules(checked.values, today) : checked.faults
  const wrong = new Set(faults.map(({ path: [name] }) => String(name)))
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)))
  if (Object.keys(rest).length === 0 || [...wrong].some((name) => !Object.hasOwn(values, name))) return undefined
  return wrong.size === 0 ? values : withoutFaults(kind, rest, today)
}

/** The value where its quote stands on its page, word for word, and the value in the quote. */
function verifyField(
  field: Field,
  { value, page, quote }: DraftField,
  pages: readonly ReadPage[],
): Verified | undefined {
  const located =
    quote.length > LONGEST_QUOTE ? null : locateQuote(pages.find(({ number }) => number === page)?.text ?? '', quote)
  if (!located || located.quote.length > LONGEST_QUOTE || commandsAssistant(located.quote)) return undefined
  const read = valueIn(field, value.trim(), located.quote)
  return read === undefined
    ? undefined
    : { value: read, refers: field.shape.type === 'reference', page, quote: located.quote }
}

/** The value as a row keeps it; undefined where the quote does not say it by the readers that read every document. */
function valueIn(field: Field, value: string, quote: string): unknown {
  if (value === '') return undefined
  switch (field.shape.type) {
    case 'number':
      return oneOf(
        readText(field, value),
        [...quote.matchAll(/(?<![\p{L}\d.,])[-−]?\d+(?:[.,]\d+)*/gu)].map(([digits]) => readText(field, digits)),
        'number',
      )
    case 'time':
      return oneOf(
        readText(field, value),
        [...quote.matchAll(/(?<![\d.:])\d{1,2}[:.]\d{2}(?![\d.:])/g)].map(([time]) => readText(field, time)),
        'string',
      )
    case 'day':
      return oneOf(readDay(value) ?? readPrintedDay(value)?.value, [...daysIn(quote)], 'string')
    // A document does not name a choice in our words; whether it fits, the person sees.
    case 'choice':
    case 'choices':
      return readText(field, value)
    case 'reference':
      return locateQuote(quote, value) ? (FORMATS.ear_tag.canonical(value) ?? value) : undefined
    default:
      return locateQuote(quote, value) ? value : undefined
  }
}

const oneOf = (value: unknown, known: readonly unknown[], type: 'number' | 'string'): unknown =>
  typeof value === type && known.includes(value) ? value : undefined

function* daysIn(quote: string): Generator<string> {
  for (const [day] of quote.matchAll(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g)) if (isDay(day)) yield day
  for (const [written] of quote.matchAll(new RegExp(DAY, 'gu'))) {
    const read = readWrittenDay(written)
    if (read?.sure) yield read.value
  }
}
