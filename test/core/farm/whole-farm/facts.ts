/** Something that somebody said of the farm. */
export interface Fact {
  id: string
  area: string
  subject: string
  year: number | null
  field: string
  value: unknown
  unit: string | null
  question: string
}

/** Where a value of a fact lies in a row: a field, or a field of the line of a table. */
export interface Cell {
  field: string
  line?: string
  inside?: string
  value: unknown
}
