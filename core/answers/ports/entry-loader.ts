import type { NamespaceId } from '../../shared/ids.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { Entry, View } from '../view.ts'

/** What an area has for one of its views. */
export interface ViewEntries {
  entries: readonly Entry[]
  /** Names of what entries can refer to, also where none does: a field on which no work was ever done. */
  relatedNames: readonly string[]
  /** Where there are more than can be read for a question; `entries` are some of them. */
  beyond?: Beyond | undefined
}

/** More entries than can be read. */
export interface Beyond {
  /** How many there are of what has been picked out. */
  total: number
  /** What they have been picked out by, exactly: values of these columns, and the time of the question. */
  by: { columns: readonly string[]; period: boolean }
}

/**
 * The entries of a farm for some of an area's views, at least all that the question can mean; a view is left out where
 * there is nothing to ask about. `today` is a day.
 */
export type LoadEntries<V extends View> = (
  namespaceId: NamespaceId,
  views: readonly V[],
  question: ParsedQuestion,
  today: string,
) => Promise<ReadonlyMap<V, ViewEntries>>
