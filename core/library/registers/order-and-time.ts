import type { RegisterScene } from './register.ts'

/** The first and the last day. */
export interface Span {
  from: string
  until: string
}

export const calendarYear = ({ year }: Pick<RegisterScene, 'year'>): Span => ({
  from: `${year}-01-01`,
  until: `${year}-12-31`,
})

/** The economic year that begins in the year. */
export const economicYear = ({ year }: Pick<RegisterScene, 'year'>): Span => ({
  from: `${year}-07-01`,
  until: `${year + 1}-06-30`,
})

export const isWithin = (day: string | null | undefined, { from, until }: Span): boolean =>
  day != null && from <= day && day <= until

/** What has no beginning was always there, what has no end goes on. */
export const isDuring = (from: string | null | undefined, until: string | null | undefined, span: Span): boolean =>
  (from ?? span.from) <= span.until && (until ?? span.until) >= span.from

/** The day of which a register tells what there is: the last of its year, or today. */
export const dayToldOf = (scene: RegisterScene): string => {
  const { until } = calendarYear(scene)
  return until < scene.today ? until : scene.today
}

export type OrderKey = string | number | null | undefined

/** In the order of what is told of each, the first that differs; what is not known stands last. */
export function sortedBy<E>(entries: readonly E[], keysOf: (entry: E) => readonly OrderKey[]): E[] {
  return entries
    .map((entry) => ({ entry, keys: keysOf(entry) }))
    .toSorted((one, other) => compare(one.keys, other.keys))
    .map(({ entry }) => entry)
}

function compare(keys: readonly OrderKey[], others: readonly OrderKey[]): number {
  for (let index = 0; index < keys.length; index += 1) {
    const [key, other] = [keys[index], others[index]]
    if (key === other) continue
    if (key == null) return other == null ? 0 : 1
    if (other == null) return -1
    return key < other ? -1 : 1
  }
  return 0
}

/** A name as lists order it: capitals and umlauts beside their letters, „Silo 2“ before „Silo 10“. */
export const nameKey = (name: string | null | undefined): string | null =>
  name == null
    ? null
    : name
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('ß', 'ss')
        .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))
