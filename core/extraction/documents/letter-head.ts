import { FORMATS } from '../../farm/index.ts'
import { STATE_NAMES, STATES, type State } from '../../law/index.ts'
import type { firstOf, Labelled } from './labelled-value.ts'
import type { LETTER_LABELS } from './letter-labels.ts'
import { DAY, readPrintedDay, readWrittenDay, type Reading } from './printed-values.ts'
import { flowOf, type DocumentLayout, type Line } from './read-layout.ts'

/** The first value of each label in the head of a letter. */
export type LetterValues = ReturnType<typeof firstOf<keyof typeof LETTER_LABELS>>['found']

const LETTERHEAD = 8
/** „Musteramt, Frau Weber, 10.07.2026“ */
const ENDING = new RegExp(String.raw`[,·|–—-]\s?(?:den\s|am\s)?(${DAY})$`, 'iu')

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
  const ending = head
    .slice(0, LETTERHEAD)
    .map(({ text }) => ENDING.exec(text)?.[1])
    .find((day) => day !== undefined)
  const end = ending === undefined ? undefined : readWrittenDay(ending)
  if (end) return { value: end.value, sure: false }
  const days = new Set(head.flatMap(({ text }) => text.match(new RegExp(DAY, 'gu')) ?? []))
  const only = days.size === 1 ? readWrittenDay([...days][0]!) : undefined
  return only && { value: only.value, sure: false }
}

const INLINE_REFERENCE =
  /(?<!\p{L}|Ihr )(?:Az\.?|Aktenzeichen|Geschäftszeichen|Gz\.?|Unser(?:e)? Zeichen|Vorgangsnummer|Vorgang):?\s([^\s,;:]{0,40}\d[^\s,;:)]{0,40})/u

const HAS_DAY = new RegExp(DAY, 'u')

/** The reference of the authority, else that of its cash office; null where there is none with a digit. */
export function readReference({ reference, cash_reference }: LetterValues, ...words: readonly string[]): string | null {
  const inline = words.map((one) => INLINE_REFERENCE.exec(one)?.[1]).find((one) => one !== undefined)
  const labelled = reference === undefined || HAS_DAY.test(reference.text) ? undefined : reference.text
  const text = (labelled ?? inline ?? cash_reference?.text)?.replace(/\s*\((?:bitte|bei)[^)]*\)?$/i, '').trim() ?? ''
  return /\d/.test(text) && text.length <= 100 && text.split(' ').length <= 6 ? text : null
}

const DELIVERED = new RegExp(
  String.raw`(?:zugestellt|eingegangen|Eingangsstempel|Eingang|zugegangen|Als (?:Zugang|Zustellung|Bekanntgabe) gilt|Zustell(?:ung|datum)|Zugang)(?: am| der| vom| den)?:?\s(${DAY})`,
  'giu',
)

/** The day on which it arrived, where a stamp or its own words say so, and only one. */
export function deliveredOn(layout: DocumentLayout): Reading<string> | undefined {
  const days = layout.pages
    .slice(0, 2)
    .flatMap((page) =>
      [...flowOf(page).text.slice(0, 6000).matchAll(DELIVERED)].map(([, day = '']) => readWrittenDay(day)),
    )
  return new Set(days.map((day) => day?.value)).size === 1 ? days[0] : undefined
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
