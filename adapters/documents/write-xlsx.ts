import writeExcelFile from 'write-excel-file/node'

/** A workbook of one sheet; texts stay texts, whatever they begin with. */
export const writeXlsx = (sheet: string, rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array> =>
  writeExcelFile(
    rows.map((row) =>
      row.map((value) => (value === '' ? null : { value, type: typeof value === 'number' ? Number : String })),
    ) as never,
    { sheet: sheet.slice(0, 31) } as never,
  ).toBuffer()
