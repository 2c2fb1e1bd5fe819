import { readNumber } from '../../shared/german/read-german.ts'
import type { RowValues } from '../../farm/index.ts'

/** How far the nearest hives stand from a field, in metres; undefined where there are none. */
export function hivesNear({ bees_nearby }: RowValues<'fields'>): number | 'unknown' | undefined {
  if (bees_nearby == null || /^(?:nein|keine?r?|ohne)\b/i.test(bees_nearby)) return undefined
  const [, kilometres] = /(\d+(?:[.,]\d+)?)\s*km\b/i.exec(bees_nearby) ?? []
  if (kilometres !== undefined) return readNumber(kilometres)! * 1000
  const [, metres] = /(\d+(?:[.,]\d+)?)\s*m(?:eter)?\b/i.exec(bees_nearby) ?? []
  return metres === undefined ? 'unknown' : readNumber(metres)!
}
