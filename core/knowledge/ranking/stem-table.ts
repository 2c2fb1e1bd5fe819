const SHORTEST_PART = 4
const SHORTEST_REST = 3

/** Stems of the question by their first and last letter, so that a passage's words are compared with few of them. */
export interface StemTable {
  stems: string[]
  byFirst: Map<number, number[]>
  byLast: Map<number, number[]>
}

export const stemTable = (stems: string[]): StemTable => {
  const table: StemTable = { stems, byFirst: new Map(), byLast: new Map() }
  const file = (map: Map<number, number[]>, unit: number, index: number): void => {
    const listed = map.get(unit)
    if (listed === undefined) map.set(unit, [index])
    else listed.push(index)
  }
  for (const [index, stem] of stems.entries()) {
    file(table.byFirst, stem.charCodeAt(0), index)
    file(table.byLast, stem.charCodeAt(stem.length - 1), index)
  }
  return table
}

const NONE: number[] = []

/**
 * Tells each whole word of `text` (stems with single spaces) that equals a stem of the table, and how many words there
 * are.
 */
export const scanWords = (text: string, table: StemTable, whole: (stem: number, position: number) => void): number => {
  let words = 0
  for (let start = 1; start < text.length;) {
    const end = text.indexOf(' ', start)
    for (const stem of table.byFirst.get(text.charCodeAt(start)) ?? NONE) {
      const wanted = table.stems[stem] as string
      if (wanted.length === end - start && text.startsWith(wanted, start)) whole(stem, words)
    }
    words += 1
    start = end + 1
  }
  return words
}

/**
 * Tells each word that is, begins with or ends with a stem of the table; a part needs four letters and leaves three.
 */
export const scanParts = (text: string, table: StemTable, part: (stem: number) => void): void => {
  for (let start = 1; start < text.length;) {
    const end = text.indexOf(' ', start)
    for (const stem of table.byFirst.get(text.charCodeAt(start)) ?? NONE) {
      const wanted = table.stems[stem] as string
      const rest = end - start - wanted.length
      if ((rest === 0 || (rest >= SHORTEST_REST && wanted.length >= SHORTEST_PART)) && text.startsWith(wanted, start))
        part(stem)
    }
    for (const stem of table.byLast.get(text.charCodeAt(end - 1)) ?? NONE) {
      const wanted = table.stems[stem] as string
      if (
        wanted.length >= SHORTEST_PART &&
        end - start - wanted.length >= SHORTEST_REST &&
        text.startsWith(wanted, end - wanted.length)
      )
        part(stem)
    }
    start = end + 1
  }
}
