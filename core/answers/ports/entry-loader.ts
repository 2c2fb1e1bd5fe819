import type { NamespaceId } from '../../shared/ids.ts'
import type { Entry, View } from '../view.ts'

/** What an area has for one of its views. */
export interface ViewEntries {
  entries: readonly Entry[]
  /** Names of what entries can refer to, also where none does: a field on which no work was ever done. */
  relatedNames: readonly string[]
}

/**
 * The entries of a farm for some of an area's views; a view is left out where there is nothing to ask about, or more
 * than can be read for a question. `today` is a day.
 */
export type LoadEntries<V extends View> = (
  namespaceId: NamespaceId,
  views: readonly V[],
  today: string,
) => Promise<ReadonlyMap<V, ViewEntries>>
