const LONGEST_NOTE = 2000

/** The note of a row, with what has no field of its own under the name of it; null where there is nothing. */
export const noted = (...parts: readonly (string | readonly [called: string, text: string])[]): string | null =>
  parts
    .map((part) => (typeof part === 'string' ? part : part[1] && `${part[0]}: ${part[1]}`))
    .filter(Boolean)
    .join('; ')
    .slice(0, LONGEST_NOTE) || null
