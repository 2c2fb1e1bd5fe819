/** A column of a table that is printed. */
export interface PrintedColumn {
  label: string
  /** How much of the width it wants, beside the others; 1 where it is left out. */
  width?: number
  align?: 'left' | 'right'
}

/** Where a row or a paragraph is marked: legible without colour, by a sign in the margin and by its words. */
export type Mark = 'mangel' | 'hinweis'

/** What stands on the pages, from the top down. Texts are German, numbers and days written as people read them. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string; mark?: Mark }
  /** „Betrieb: Hof Wümmetal“, a pair a line. */
  | { type: 'facts'; facts: readonly { label: string; value: string }[] }
  | {
      type: 'table'
      /** What screen readers say first. */
      title: string
      columns: readonly PrintedColumn[]
      rows: readonly (readonly string[])[]
      /** By the index of its row. */
      marks?: Readonly<Record<number, Mark>>
      /** Sums below the rows. */
      foot?: readonly string[]
    }
  /** A table to be filled in by hand, with so many empty rows; null: as many as the page holds. */
  | { type: 'blank_table'; title: string; columns: readonly PrintedColumn[]; rows: number | null }
  /** A line to sign on. */
  | { type: 'signature'; label: string }
  | { type: 'page_break' }

/** A part of a book that the table of contents names and that begins a page. */
export interface Chapter {
  title: string
  /** Stands in the table of contents behind the title, such as „2 Mängel“ or „keine Eintragungen“. */
  remark?: string
  /** Wide tables stand better across. */
  landscape?: boolean
  blocks: readonly Block[]
}

/** A document as it is printed on A4. */
export interface PrintedBook {
  title: string
  subtitle?: string
  /** Stands below the title and at the top of each page: the farm and what the document is about. */
  farm: string
  /** The day on which it is made, `YYYY-MM-DD`: its own date, so that the same content gives the same bytes. */
  madeOn: string
  /** Left out: no title page. */
  cover?: readonly { label: string; value: string }[]
  /** Chapters are numbered and listed with their pages. */
  hasContents: boolean
  chapters: readonly Chapter[]
}
