import type { TableRow } from '../structure.ts'
import { keyOf, SAMPLE_WORDS, type SampleColumn } from './sample-words.ts'

const MOST_SAID = 4
const LABELLED = /^([^:]{2,40}):\s*(\S.*)$/u
/** „Probenahme: 11.03.2026 Probeneingang: 13.03.2026“: a capital word with a colon is the next label. */
const NEXT_LABEL = /\s+(?=\p{Lu}[\p{L}.-]{2,30}:\s)/u
const DAYS: ReadonlySet<SampleColumn> = new Set(['sampled_on', 'harvested_on'])

/** „05.05.2026 09:30“, „05.05.2026 Befund vom 12.05.2026“ as the day; of a span of days it is not known which. */
const dayAlone = (text: string): string =>
  text.replace(/^(\d{1,2}\.\d{1,2}\.\d{4}),?\s+(?:\d{1,2}[:.]\d{2}(?: Uhr)?$|(?!bis|und|oder|u\.)\p{L}.*$)/u, '$1')

/**
 * „Schlag: Deich“, „Schlag; Deich; Probenahme; 12.11.2025“ as names and values; nothing for any other line. Of labels
 * with their values those are left out that are of no sample.
 */
export function saidIn({ cells }: TableRow): [SampleColumn, string][] {
  const filled = cells
    .flatMap((cell) => cell.trim().split(/\s{2,}/))
    .flatMap((cell) => (LABELLED.test(cell) ? cell.split(NEXT_LABEL) : [cell]))
    .filter((cell) => cell !== '')
  if (filled.length === 0 || filled.length > MOST_SAID * 2) return []
  const isLabelled = filled.every((cell) => LABELLED.test(cell))
  const parts = filled.flatMap((cell) => LABELLED.exec(cell)?.slice(1) ?? [cell])
  if (parts.length % 2 !== 0) return []
  const pairs = parts.flatMap((part, index): [SampleColumn, string][] => {
    if (index % 2 !== 0) return []
    const [name, value] = [SAMPLE_WORDS.get(keyOf(part)), parts[index + 1]!]
    return name === undefined ? [] : [[name, DAYS.has(name) ? dayAlone(value) : value]]
  })
  const isAll = isLabelled || pairs.length === parts.length / 2
  return isAll && pairs.every(([, value]) => !SAMPLE_WORDS.has(keyOf(value))) ? pairs : []
}
