/**
 * Makes a workbook (XLSX) of one sheet, named by the first 31 letters of `title`, of lines that come some at a time;
 * texts stay texts, whatever they begin with. It keeps nothing of a line but what is packed, and fails as `lines` do.
 */
export type WriteSpreadsheet = (
  title: string,
  lines: AsyncIterable<readonly (readonly (string | number)[])[]>,
) => Promise<Uint8Array>
