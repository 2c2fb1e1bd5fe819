import type { Column, Entry } from '../view.ts'

/** Numbers of rows have six decimals at most; added as whole millionths they stay exact. */
export const sumOf = (entries: readonly Entry[], { name }: Column): number =>
  entries.reduce((total, { values }) => total + Math.round((values[name] as number) * 1e6), 0) / 1e6
