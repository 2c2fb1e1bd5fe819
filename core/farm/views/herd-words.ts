import { PRODUCTION_WORDS } from '../../terms/index.ts'
import type { FarmRows } from './farm-view.ts'

/** What a herd is found by in rows that refer to it: its name and what people call its animals. */
export function herdTexts(farm: FarmRows, herdId: unknown): (string | undefined)[] {
  const herd = farm.byId('herds', herdId)
  if (!herd) return []
  return [
    herd.label,
    PRODUCTION_WORDS[herd.values.production as keyof typeof PRODUCTION_WORDS],
    // Shorter than what is looked for at the end of a word.
    /kühe$/iu.test(herd.label) ? 'Kühe' : undefined,
  ]
}
