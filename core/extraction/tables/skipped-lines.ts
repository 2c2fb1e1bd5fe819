import type { Table } from '../structure.ts'

const MOST_LINES = 8
const MOST_REASONS = 40

/** Lines of tables of which nothing, or one value, becomes a row, told to the person by reason. */
export class SkippedLines {
  readonly #reasons = new Map<
    string,
    { sheet: string; word: 'Zeile' | 'Element'; reason: string; lines: number[]; last: number; more: number }
  >()
  #further = 0

  /** Returns nothing, so that a reader can leave with it. */
  add(table: Table, line: number, reason: string): undefined {
    const key = `${table.page} ${reason}`
    const known = this.#reasons.get(key)
    if (known && known.last === line) return undefined
    if (known) known.last = line
    if (known && known.lines.length < MOST_LINES) known.lines.push(line)
    else if (known) known.more += 1
    else if (this.#reasons.size < MOST_REASONS)
      this.#reasons.set(key, {
        sheet: table.name,
        word: table.ofElements ? 'Element' : 'Zeile',
        reason,
        lines: [line],
        last: line,
        more: 0,
      })
    else this.#further += 1
    return undefined
  }

  warnings(): string[] {
    const told = [...this.#reasons.values()].map(({ sheet, word, reason, lines, more }) => {
      const named = `${lines.join(', ')}${more > 0 ? ` und ${more.toLocaleString('de-DE')} weitere` : ''}`
      return `${sheet === '' ? '' : `Blatt „${sheet}“, `}${lines.length === 1 ? word : { Zeile: 'Zeilen', Element: 'Elemente' }[word]} ${named}: ${reason}`
    })
    return this.#further === 0
      ? told
      : [...told, `Dazu ${this.#further.toLocaleString('de-DE')} weitere Angaben, die sich nicht lesen ließen.`]
  }
}
