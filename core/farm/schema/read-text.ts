import { mayBeThousands, readDay, readNumber } from '../../shared/german/read-german.ts'
import type { Field, Shape } from './fields.ts'

/**
 * A cell of a German table as the value it stands for; what is no such value comes back as the text it is, for the
 * check to refuse. Empty is null. Numbers are read with a decimal comma; one that may be read in two ways is none.
 */
export function readText({ shape }: Field, cell: string): unknown {
  const text = cell.trim()
  return text === '' ? null : (READERS[shape.type]?.(text, shape) ?? text)
}

const READERS: Partial<Record<Shape['type'], (text: string, shape: Shape) => unknown>> = {
  number: (text) => (mayBeThousands(text) ? undefined : readNumber(text)),
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
