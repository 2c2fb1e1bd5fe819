/** Stands for a column where the name of the entry says it already. */
export const ENTRY_NAME = 'name'

/** Columns by what they tell, for questions that name none. */
export interface ColumnRoles {
  /** The day it happened, is due or was measured; entries are ordered by it. */
  day?: string
  /** The day that it bears itself, where `day` may be another: a letter comes later than it is dated. */
  dated?: string
  /** The last day for what is yet to be done; empty where nothing is. Left out: of views of the future, `day`. */
  overdue?: string
  /** The number that „wie viel“ and „wie hoch“ ask for. */
  amount?: string
  who?: string
  /** `who` is the one who did it, so that „wem“ does not ask for it. */
  whoActs?: true
  /** The first day of what goes on: „seit wann“. */
  since?: string
  /** The last day of what went on: „wie lange“. */
  until?: string
  where?: string
  /** Where an entry lies that is a place itself. */
  lies?: string
  /** What the entry itself says, told also beside its day. */
  said?: string
  /** Shown beside the name in a list. */
  list: readonly string[]
  /** Shown of one entry that is asked for by its name alone: „Was ist mit Berta?“ Left out: as in a list. */
  alone?: readonly string[]
}
