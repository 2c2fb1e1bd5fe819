import type { Field, Shape } from './fields.ts'
import { isDay } from './check-values.ts'

/**
 * A cell of a German table as the value it stands for; what is no such value comes back as the text it is, for the
 * check to refuse. Empty is null. Numbers are read with a decimal comma; one that may be read in two ways is none.
 */
export function readText({ shape }: Field, cell: string): unknown {
  const text = cell.trim()
  return text === '' ? null : (READERS[shape.type]?.(text, shape) ?? text)
}

const READERS: Partial<Record<Shape['type'], (text: string, shape: Shape) => unknown>> = {
  number: (text) => (UNCLEAR.test(text) ? undefined : readNumber(text)),
  day: readDay,
  time: (text) =>
    /^\d{1,2}[:.]\d{2}(?: ?Uhr)?$/.test(text)
      ? text
          .replace(/ ?Uhr$/, '')
          .replace('.', ':')
          .padStart(5, '0')
      : undefined,
  flag: (text) => FLAGS[text.toLowerCase()],
  choice: (text, shape) => readChoice(text, shape as { values: readonly string[] }),
  table: readJson,
  geometry: readJson,
  choices: (text, shape) =>
    text.split(/[,;|]/).map((one) => readChoice(one.trim(), shape as { values: readonly string[] }) ?? one.trim()),
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** „1.234" is a thousand and more in one table and a bit over one in another: it is nothing. */
const UNCLEAR = /^-?[1-9]\d{0,2}\.\d{3}$/

const FLAGS: Record<string, boolean> = {
  ja: true,
  j: true,
  x: true,
  wahr: true,
  true: true,
  '1': true,
  nein: false,
  n: false,
  falsch: false,
  false: false,
  '0': false,
}

const readChoice = (text: string, { values }: { values: readonly string[] }): string | undefined =>
  values.find((value) => value.toLowerCase() === text.toLowerCase().replaceAll(/[ -]/g, '_'))

/**
 * „1.234,5", „12,40", „12.4", „-3", „1 200"; „1.234" is one thousand two hundred and thirty-four only with another
 * group after it or a comma.
 */
export function readNumber(text: string): number | undefined {
  const tight = text.replaceAll(/[\s\u00a0\u202f']/g, '').replace('−', '-')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(tight))
    return Number(tight.replaceAll('.', '').replace(',', '.'))
  if (/^-?\d+(?:,\d+)?$/.test(tight)) return Number(tight.replace(',', '.'))
  return /^-?\d+\.\d+$/.test(tight) ? Number(tight) : undefined
}

/** „20.05.2026", „1.3.26", „2026-05-20". Of two-digit years, 70 and later belong to the last century. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text) ?? []
  const iso =
    year === undefined
      ? text.slice(0, 10)
      : [
          year.length === 4 ? year : `${Number(year) >= 70 ? 19 : 20}${year}`,
          month!.padStart(2, '0'),
          day!.padStart(2, '0'),
        ].join('-')
  return isDay(iso) ? iso : undefined
}
