import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column } from '../view.ts'

/** „Womit“ means the technique, the machine or the product. */
export const columnsCalledLike = (column: Column, { namedColumns, stems }: Interpretation): Column[] => {
  const said = [...stems].filter((stem) => column.words.has(stem))
  return [column, ...namedColumns.filter((other) => other !== column && said.some((stem) => other.words.has(stem)))]
}
