import type { Entry, View } from '../view.ts'

/** True of the stem of a word for some of the entries: of a class, or of a value that one may choose. */
export const namesSort = ({ classes, columns }: View, stem: string): boolean =>
  classes.some(({ words }) => words.has(stem)) ||
  columns.some(({ choices }) => [...(choices?.values() ?? [])].some(({ words }) => words.has(stem)))

/** True of an entry of a sort that the stem is a word for. */
export const isOfSort = ({ classes, columns }: View, stem: string, entry: Entry, today: string): boolean =>
  classes.some(({ words, holds }) => words.has(stem) && holds(entry, today)) ||
  columns.some(({ name, choices }) =>
    [entry.values[name]].flat().some((value) => choices?.get(String(value))?.words.has(stem)),
  )
