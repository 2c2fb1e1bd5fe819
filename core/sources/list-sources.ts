import type { Actor } from '../access/index.ts'
import type { SourceFilter, SourceStore } from './ports/source-store.ts'
import type { Source } from './source.ts'

export interface ListSourcesInput extends SourceFilter {
  /** > 0 */
  limit: number
  /** >= 0 */
  offset: number
}

/** Sources of the caller's namespace, the newest first; `more` tells whether others follow. */
export type ListSources = (actor: Actor, input: ListSourcesInput) => Promise<{ sources: Source[]; more: boolean }>

export const makeListSources =
  (deps: { sources: SourceStore }): ListSources =>
  async (actor, { limit, offset, ...filter }) => {
    const found = await deps.sources.list(actor.namespaceId, filter, { limit: limit + 1, offset })
    return { sources: found.slice(0, limit), more: found.length > limit }
  }

/** How many sources of the caller's namespace pass the filter, in all and by category. */
export type CountSources = (
  actor: Actor,
  filter?: SourceFilter,
) => Promise<{ total: number; byCategory: Partial<Record<Source['category'], number>> }>

export const makeCountSources =
  (deps: { sources: SourceStore }): CountSources =>
  async (actor, filter = {}) => {
    const byCategory = await deps.sources.counts(actor.namespaceId, filter)
    return { total: Object.values(byCategory).reduce((sum, count) => sum + count, 0), byCategory }
  }
