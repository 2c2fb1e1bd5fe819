/**
 * A table that is looked up by words of others: it holds its own entries alone, so that „valueOf“ or „constructor“
 * stands for nothing.
 */
export const wordTable = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries)
