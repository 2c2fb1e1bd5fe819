/** CSV as German spreadsheets open it: semicolons, decimal commas, and a mark at the beginning that says UTF-8. */
export const csvText = (table: readonly (readonly (string | number)[])[]): string => `\ufeff${table.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`

const csvCell = (cell: string | number): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
