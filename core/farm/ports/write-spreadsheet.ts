/**
 * Makes a workbook (XLSX) of one sheet, named by the first 31 letters of `title`; texts stay texts, whatever they begin
 * with.
 */
export type WriteSpreadsheet = (title: string, rows: readonly (readonly (string | number)[])[]) => Promise<Uint8Array>
