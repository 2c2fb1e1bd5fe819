import { LINES_OF_PAGE, type Table } from '../structure.ts'
import { germanNumber } from '../../shared/german/write-german.ts'

const MOST_LINES = 8
const MOST_REASONS = 40

/**
 * Lines of tables of which nothing, or not every value, becomes a row, gathered by reason. A document gives at most
 * `MOST_REASONS` warnings, each with the numbers of its first `MOST_LINES` lines.
 */
export class SkippedLines {
  readonly #reasons = new Map<
    string,
    {
      sheet: string
      word: 'Zeile' | 'Element' | 'Seite' | 'Spalte'
      reason: string
      lines: number[]
      last: number
      more: number
    }
  >()
  readonly #notes = new Set<() => string | undefined>()
  readonly #kept = new Set<Table>()
  #further = 0

  /** A German sentence about a whole table, said once all of its lines are read; undefined where there is none. */
  note(sentence: () => string | undefined): void {
    if (this.#notes.size < MOST_REASONS) this.#notes.add(sentence)
  }

  /** A line of the table became a row. */
  keep(table: Table): void {
    this.#kept.add(table)
  }

  hasKept(table: Table): boolean {
    return this.#kept.has(table)
  }

  /** `line` as in `TableRow`; returns undefined, so that a reader can return with it. */
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
        word: table.crosswise ? 'Spalte' : table.printed ? 'Seite' : table.ofElements ? 'Element' : 'Zeile',
        reason,
        lines: [line],
        last: line,
        more: 0,
      })
    else this.#further += 1
    return undefined
  }

  /** German sentences for the person, in the order in which the reasons came up. */
  warnings(): string[] {
    const sentences = [...new Set([...this.#notes].flatMap((note) => note() ?? [])), ...this.#ofLines()]
    return this.#further === 0
      ? sentences
      : [...sentences, `Dazu ${germanNumber(this.#further)} weitere Angaben, die sich nicht lesen ließen.`]
  }

  #ofLines(): string[] {
    return [...this.#reasons.values()].map(({ sheet, word, reason, lines, more }) => {
      const shown = word === 'Seite' ? lines.map(onItsPage) : lines
      const numbers = `${shown.join(', ')}${more > 0 ? ` und ${germanNumber(more)} weitere` : ''}`
      const words =
        lines.length === 1 ? word : { Zeile: 'Zeilen', Element: 'Elemente', Seite: 'Seite', Spalte: 'Spalten' }[word]
      return `${sheet === '' ? '' : `Blatt „${sheet}“, `}${words} ${numbers}: ${reason}`
    })
  }
}

const onItsPage = (line: number): string => `${Math.floor(line / LINES_OF_PAGE)} Zeile ${line % LINES_OF_PAGE}`
