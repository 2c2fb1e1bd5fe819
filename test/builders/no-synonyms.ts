import type { Synonyms } from '../../core/answers/index.ts'

/** Every word means itself alone. */
export const noSynonyms: Synonyms = { of: () => [] }
