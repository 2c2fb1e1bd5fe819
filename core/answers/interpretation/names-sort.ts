import type { View } from '../view.ts'

/** True of the stem of a word for some of the entries: of a class, or of a value that one may choose. */
export const namesSort = ({ classes, columns }: View, stem: string): boolean =>
  classes.some(({ words }) => words.has(stem)) ||
  columns.some(({ choices }) => [...(choices?.values() ?? [])].some(({ words }) => words.has(stem)))
