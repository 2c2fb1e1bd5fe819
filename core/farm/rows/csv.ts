/** CSV as German spreadsheets open it: semicolons, decimal commas, and a mark at the beginning that says UTF-8. */
export const csvText = (table: readonly (readonly (string | number)[])[]): string => `\ufeff${csvLines(table)}`

/** Further lines of such a table. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((line) => `${line.map(csvCell).join(';')}\r\n`).join('')

const csvCell = (cell: string | number): string =>
  typeof cell === 'number'
    ? inDigits(cell).replace('.', ',')
    : /[";\r\n]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell

const inDigits = (number: number): string =>
  String(number).includes('e') ? number.toFixed(12).replace(/\.?0+$/, '') : String(number)
