import type { WriteSpreadsheet } from '../../core/farm/index.ts'

export const writeXlsx: WriteSpreadsheet = async (title, rows) => {
  // Few need it, and it is large.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    rows.map((row) =>
      row.map((value) => (value === '' ? null : { value, type: typeof value === 'number' ? Number : String })),
    ) as never,
    { sheet: title.slice(0, 31) } as never,
  ).toBuffer()
}
