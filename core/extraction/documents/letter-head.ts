import { FORMATS } from '../../farm/index.ts'
import { STATE_NAMES, STATES, type State } from '../../law/index.ts'
import type { firstOf, Labelled } from './labelled-value.ts'
import type { LETTER_LABELS } from './letter-labels.ts'
import { DAY, readPrintedDay, readWrittenDay, type Reading } from './printed-values.ts'
import type { Line } from './read-layout.ts'

/** The first value of each label in the head of a letter. */
export type LetterValues = ReturnType<typeof firstOf<keyof typeof LETTER_LABELS>>['found']

/** The day of the letter: beside its label, else alone at the right edge, else the only one in the head. */
export function readDated(head: readonly Line[], labelled: Labelled<string> | undefined): Reading<string> | undefined {
  const beside = labelled && readPrintedDay(labelled.text)
  if (beside) return beside
  // „Musterfeld, den 12.05.2026“ or a day alone, at the right edge.
  const alone = head
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        cell.length <= 60 &&
        /^(?:(?:\d{5}\s)?\p{L}[\p{L}().\- ]*,\s*(?:den\s+)?)?[\d|OolI]{1,2}\.\s?\S+(?:\s?\d{2,4})?$/u.test(cell),
    )
  const set = alone.map((cell) => readPrintedDay(cell.replace(/^[^,]*,\s*/, ''))).find(Boolean)
  if (set) return set
  const days = new Set(head.flatMap(({ text }) => text.match(new RegExp(DAY, 'gu')) ?? []))
  const only = days.size === 1 ? readWrittenDay([...days][0]!) : undefined
  return only && { value: only.value, sure: false }
}

const INLINE_REFERENCE = /(?<!\p{L})(?:Az\.?|Aktenzeichen|Geschäftszeichen|Gz\.?):?\s([^\s,;]{0,40}\d[^\s,;)]{0,40})/u

/** The reference of the authority, else that of its cash office; null where there is none with a digit. */
export function readReference({ reference, cash_reference }: LetterValues, subject: string): string | null {
  const text =
    (reference?.text ?? INLINE_REFERENCE.exec(subject)?.[1] ?? cash_reference?.text)
      ?.replace(/\s*\((?:bitte|bei)[^)]*\)?$/i, '')
      .trim() ?? ''
  return /\d/.test(text) && text.length <= 100 && text.split(' ').length <= 6 ? text : null
}

/** The state that the letterhead names or the number of a field block bears. */
export function stateOf(head: readonly Line[]): State | undefined {
  const text = head.map((line) => line.text).join('\n')
  const flik = /(?<![A-Z])DE[A-Z]{2}L[IE]\d{10}(?!\d)/.exec(text)?.[0]
  if (flik !== undefined && FORMATS.flik.canonical(flik)) return STATES.find((state) => state === flik.slice(2, 4))
  return (Object.entries(STATE_NAMES) as [State, string][]).find(([, name]) =>
    new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text),
  )?.[0]
}
