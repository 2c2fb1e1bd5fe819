import { germanList, germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { valueText } from './format-value.ts'

/** More entries than this are only counted. */
export const MOST_LISTED = 10

/** „Felder (Nutzung: Grünland, am 12.05.2026)“: what was understood, so that a reader sees a misunderstanding. */
export function subject({ view, conditions }: Interpretation, { descriptions }: Narrowed): string {
  const classes = new Set(conditions.filter(({ by }) => by === 'class').map(({ description }) => description))
  const label = classes.size > 0 ? [...classes].join(' und ') : view.label
  const rest = [...new Set(descriptions)].filter((description) => !classes.has(description) && description !== label)
  return rest.length > 0 ? `${label} (${rest.join(', ')})` : label
}

/** „Am Berg, Bruch und Große Koppel“ */
export const namesOf = (entries: readonly Entry[]): string =>
  entries.length <= MOST_LISTED
    ? germanList(entries.map(({ name }) => name))
    : `${entries
        .slice(0, MOST_LISTED)
        .map(({ name }) => name)
        .join(', ')} und ${germanNumber(entries.length - MOST_LISTED)} weitere`

/** One entry as a sentence, several as a list below what was understood. */
export function listText(
  interpretation: Interpretation,
  narrowed: Narrowed,
  entries: readonly Entry[],
  columns: readonly Column[],
): string {
  const lines = entries
    .slice(0, MOST_LISTED)
    .map((entry) => [entry.name, valuesText(interpretation, entry, columns)].filter(Boolean).join(': '))
  if (lines.length === 1) return `${lines[0]!.replace(/\.$/u, '')}.`
  const more = entries.length > MOST_LISTED ? [`und ${germanNumber(entries.length - MOST_LISTED)} weitere`] : []
  return [
    `${subject(interpretation, narrowed)}, ${germanNumber(entries.length)}:`,
    ...[...lines, ...more].map((line) => `• ${line}`),
  ].join('\n')
}

/** „Phosphat 22 mg/100 g, Bodenprobe am 18.02.2019“; what is not known is said only where it was asked for by name. */
export const valuesText = ({ namedColumns }: Interpretation, entry: Entry, columns: readonly Column[]): string =>
  [...new Set(columns)]
    .flatMap((column) => {
      if (isEmpty(entry.values[column.name]))
        return namedColumns.includes(column) ? [`${column.label} nicht eingetragen`] : []
      const text = valueText(entry, column)
      return saysWhole(entry.name, text) ? [] : [`${column.label} ${text}`.trim()]
    })
    .join(', ')

/** „10.03.2026“ does not say 2. */
export function saysWhole(name: string, text: string): boolean {
  const at = name.indexOf(text)
  if (at < 0) return false
  return !/[\p{L}\d][.,]?$/u.test(name.slice(0, at)) && !/^[.,]?[\p{L}\d]/u.test(name.slice(at + text.length))
}
