/** Letters and digits of a text, in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Keys of lines that have no number of their own: what they are about, and which of those of one document they are, so
 * that the same list in another format has the same keys.
 */
export class Occurrences {
  readonly #counts = new Map<string, number>()

  key(...parts: (string | number)[]): string {
    const about = parts.map((part) => plain(String(part))).join('|')
    const count = (this.#counts.get(about) ?? 0) + 1
    this.#counts.set(about, count)
    return count === 1 ? about : `${about}|${count}`
  }

  /** A row, told from the ones before it that have the same name: two loads of one day and weight are two. */
  apart<R extends { name: string; key?: string }>(row: R): R {
    const count = (this.#counts.get(row.name) ?? 0) + 1
    this.#counts.set(row.name, count)
    if (count === 1) return row
    return { ...row, name: `${row.name} (${count})`, ...(row.key !== undefined && { key: `${row.key}|${count}` }) }
  }
}
