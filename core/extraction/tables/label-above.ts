import type { Table } from '../structure.ts'

/** What the lines above the head of a table say behind a label, in the same cell or the next: „Herde: Mastputen“. */
export function labelAbove({ rows }: Table, header: number, label: RegExp): string | undefined {
  for (const { cells } of rows.slice(0, header)) {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean)
    for (const [index, cell] of filled.entries()) {
      const [, word = '', behind = ''] = /^([^:]{2,40}?)\s*:\s*(.*)$/.exec(cell) ?? [cell, cell, '']
      const value = behind || (label.test(word.trim()) ? (filled[index + 1] ?? '') : '')
      if (label.test(word.trim()) && value !== '') return value
    }
  }
  return undefined
}

/** Labels of the animals that a whole table is about. */
export const HERD_LABEL =
  /^(?:Herde|Tiergruppe|Gruppe|Stall|Stallabteil|Abteil|Bucht|Partie|Durchgang|Tierbestand|Herdenname)$/iu
