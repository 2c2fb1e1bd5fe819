import type { DocumentId, JobId, NamespaceId } from '../../shared/ids.ts'
import type { Source } from '../source.ts'

/** What a run reports of a source it works on. */
export type SourceChange = Partial<
  Pick<
    Source,
    | 'title'
    | 'contentType'
    | 'format'
    | 'category'
    | 'status'
    | 'progress'
    | 'error'
    | 'pages'
    | 'passages'
    | 'derived'
    | 'warnings'
    | 'hasPreview'
    | 'sender'
    | 'dated'
    | 'completedAt'
  >
> & { updatedAt: number }

/** Which sources a list shows; absent means all. */
export interface SourceFilter {
  category?: Source['category'] | undefined
  status?: Source['status'] | undefined
  /** Stands in the title or the file name, whatever its case. */
  text?: string | undefined
  /** Stands in the sender, both folded as `foldText` folds them. */
  sender?: string | undefined
  /** ISO days, both included; a document without a day passes neither. */
  datedFrom?: string | undefined
  datedUntil?: string | undefined
}

/** What became of some sources. */
export interface SourceSummary {
  /** How many have each status; one that none has is left out. */
  sources: Partial<Record<Source['status'], number>>
  /** How many rows bear their stamps now, each once, by kind. */
  rows: Record<string, number>
  /** How much of what they propose waits for a person. */
  proposalsWaiting: number
}

/** The sources of each namespace. Every method sees only the rows of the namespace it is given. */
export interface SourceStore {
  /**
   * Stores a new source. If its bytes are there already, nothing is written and the source that has them is returned;
   * of two racing writers exactly one adds.
   */
  add(source: Source): Promise<{ added: true } | { added: false; existing: Source }>
  /** The source, or undefined if the namespace has none of that id. */
  byId(namespace: NamespaceId, id: DocumentId): Promise<Source | undefined>
  /**
   * The source with the rows that bear its stamp now as `derived`: a run may have made some that a person has deleted
   * since.
   */
  shown(namespace: NamespaceId, id: DocumentId): Promise<Source | undefined>
  /** Those of `ids` that the namespace has, in the order of `ids`. */
  byIds(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<Source[]>
  /** As shown, at most `limit` (> 0) after the first `offset`, the newest first, equals by id downwards. */
  list(namespace: NamespaceId, filter: SourceFilter, slice: { limit: number; offset: number }): Promise<Source[]>
  /** How many sources there are by category. */
  counts(namespace: NamespaceId, filter: SourceFilter): Promise<Partial<Record<Source['category'], number>>>
  /** What became of those added at `since` (milliseconds) or later. */
  sumUp(namespace: NamespaceId, since: number): Promise<SourceSummary>
  /** Sources of this file name, the newest first. */
  byFilename(namespace: NamespaceId, filename: string): Promise<Source[]>
  /**
   * Applies the change if `job` is still the source's run and has not ended; undefined, and no change, if it is not.
   * Progress never falls; returned is what it then is.
   */
  report(
    namespace: NamespaceId,
    id: DocumentId,
    job: JobId,
    change: SourceChange,
  ): Promise<Pick<Source, 'progress'> | undefined>
  /**
   * Starts another run: status `queued`, progress 0, no error. False if there is no such source or, with `onlyIf`,
   * another run is current.
   */
  restart(namespace: NamespaceId, id: DocumentId, job: JobId, at: number, onlyIf?: JobId): Promise<boolean>
  /** A person's filing; false if there is no such source. */
  file(namespace: NamespaceId, id: DocumentId, category: Source['category'], at: number): Promise<boolean>
  /**
   * Notes of every source that was read that no question finds it: it has no passages, and this warning once. Returns
   * how many there are.
   */
  markUnsearchable(namespace: NamespaceId, warning: string, at: number): Promise<number>
  /** Removes the row and returns what it was; undefined if it was not there, so that of two removers one gets it. */
  remove(namespace: NamespaceId, id: DocumentId): Promise<Source | undefined>
}
