import type { KindSlug, Picture, RowId, RowValues } from '../../farm/index.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { PrintedColumn } from '../printing/printed-book.ts'

/** What a register is written for. */
export interface RegisterScene {
  /** The kinds that the register reads, and no others. */
  picture: Picture
  /** The calendar year; of a marketing or economic year (01.07. to 30.06.) the one in which it begins. */
  year: number
  today: string
  holding: RowValues<'holdings'> | undefined
}

/** One line of a register: the row that it tells of, and what stands in each column, as people read it. */
export interface RegisterLine {
  kind: KindSlug
  id: RowId
  cells: readonly string[]
}

/**
 * A register, a proof or a checklist of the catalog as a table that follows from the rows: what the shelf keeps, what
 * books print and what an inspector reads. Lines come in the order in which a person would look for them.
 */
export interface Register {
  id: EntryId
  /** Beside `holdings`, which every register may read. */
  reads: readonly KindSlug[]
  columns: readonly PrintedColumn[]
  /** Wide ones are printed across. */
  landscape?: boolean
  linesOf(scene: RegisterScene): RegisterLine[]
  /** How many lines it has, for who does not read them. */
  countOf(scene: RegisterScene): number
  /** German, below the table: how it was reckoned, or what it does not hold. */
  remarks?(scene: RegisterScene): string[]
}
