import { mayBeThousands, readDay, readNumber } from '../../shared/german/read-german.ts'
import type { Choosable, Field, Shape } from './fields.ts'
import { readChoice } from './read-choice.ts'

/**
 * A cell of a German table as the value it stands for; what is no such value comes back as the text it is, for the
 * check to refuse. Empty is null. Numbers are read with a decimal comma; one that may be read in two ways is none.
 */
export function readText({ shape, unit }: Field, cell: string): unknown {
  const text = cell.trim()
  return text === '' ? null : (READERS[shape.type]?.(text, shape, unit) ?? text)
}

const READERS: Partial<Record<Shape['type'], (text: string, shape: Shape, unit?: string) => unknown>> = {
  number(text, _shape, unit) {
    const number = withoutUnit(text, unit)
    return mayBeThousands(number) ? undefined : readNumber(number)
  },
  day: readDay,
  time: (text) =>
    /^\d{1,2}[:.]\d{2}(?: ?Uhr)?$/.test(text)
      ? text
          .replace(/ ?Uhr$/, '')
          .replace('.', ':')
          .padStart(5, '0')
      : undefined,
  flag: (text) => FLAGS[text.toLowerCase()],
  choice: (text, shape) => readChoice(text, shape as Shape & Choosable),
  table: readJson,
  geometry: readJson,
  choices: (text, shape) =>
    text === NONE
      ? []
      : text.split(/[,;|]/).map((one) => readChoice(one.trim(), shape as Shape & Choosable) ?? one.trim()),
}

/** What stands in the cell of a number, without its unit. */
export const numberIn = ({ unit }: Field, cell: string): string => withoutUnit(cell.trim(), unit)

const withoutUnit = (text: string, unit: string | undefined): string =>
  unit && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text

/** How a list of choices without any is written, to be told from one of which nothing is known. */
export const NONE = '[]'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const FLAGS: Record<string, boolean> = {
  ...Object.fromEntries(['ja', 'j', 'x', 'wahr', 'true', 'yes', '1', '✓', '✔', '☑'].map((word) => [word, true])),
  ...Object.fromEntries(['nein', 'n', 'falsch', 'false', 'no', '0', '☐'].map((word) => [word, false])),
}
