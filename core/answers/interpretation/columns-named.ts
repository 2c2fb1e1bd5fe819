import type { Column } from '../view.ts'
import type { WordMeaning } from './word-meaning.ts'

/** The columns that words name; those alone that each of several names: „Wartezeit Fleisch“ is one of two. */
export function columnsNamed(byWord: readonly (readonly WordMeaning[])[], joined: boolean): Column[] {
  const named = byWord
    .map((ofWord) => ofWord.flatMap(({ column, saysOnlyColumn }) => (column && saysOnlyColumn ? column : [])))
    .filter((ofWord) => ofWord.length > 0)
  const all = [...new Set(byWord.flat().flatMap(({ column }) => column ?? []))]
  const agreed = named.length > 1 ? named[0]!.filter((column) => named.every((ofWord) => ofWord.includes(column))) : []
  const narrowed = new Set(agreed.length > 0 ? named.flat().filter((column) => !agreed.includes(column)) : [])
  const left = all.filter((column) => !narrowed.has(column) && (joined || !isOtherOfTwo(column, named)))
  // „Zugangsmeldung“ names one alone, and gives way to nothing.
  const namedAlone = byWord.flatMap((ofWord) => {
    const [only, ...others] = new Set(ofWord.flatMap(({ column }) => column ?? []))
    return only && others.length === 0 ? [only] : []
  })
  const telling = left.filter((column) => !column.givesWay || namedAlone.includes(column))
  return telling.length > 0 ? telling : left
}

/** „Kennzahl 2“ among other words: one of two in a row that name something together is meant so. */
const isOtherOfTwo = (column: Column, named: readonly (readonly Column[])[]): boolean =>
  named.some((ofWord, index) => {
    const before = named[index - 1] ?? []
    const both = ofWord.filter((one) => before.includes(one))
    return both.length > 0 && !both.includes(column) && (ofWord.includes(column) || before.includes(column))
  })

/** „Ohne Wartezeit Milch“ denies the one that both words name. */
export function deniedOf(ofWord: readonly WordMeaning[], columns: readonly Column[]): Column[] {
  const denied = ofWord.flatMap(({ column, condition }) => (column && !condition ? column : []))
  const agreed = denied.filter((column) => columns.includes(column))
  return agreed.length > 0 ? agreed : denied
}
