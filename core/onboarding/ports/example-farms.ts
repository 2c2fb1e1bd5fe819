import type { KindSlug } from '../../farm/index.ts'
import type { CalculationId } from '../../library/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../shared/ids.ts'
import type { ThreadId } from './support-threads.ts'

/** What an example farm has put on the shelf, and what it has adopted; that of the person is beside it. */
export interface ExampleLibrary {
  documents: DocumentId[]
  /** Null where the plan could not be adopted, or the person had adopted one. */
  adopted: { period: string; calculationId: CalculationId } | null
}

/** What is kept of an example farm beside its rows. It stays when the farm is removed, since a farm is made once. */
export interface ExampleFarm {
  namespaceId: NamespaceId
  /** `YYYY-MM-DD`; the days of its story follow from it. */
  madeOn: string
  /** How many rows of each kind it was made with. */
  rows: Partial<Record<KindSlug, number>>
  /** Its documents by their names in the story, with the ids they are filed under. */
  documents: { name: string; title: string; documentId: DocumentId }[]
  threadId: ThreadId
  /** Null until it is set up. */
  library: ExampleLibrary | null
  /** ms; null: it is there. */
  removedAt: number | null
}

/** Remembers for whom and in which namespaces an example farm was made; joins the running transaction. */
export interface ExampleFarms {
  /**
   * A namespace has one: of racing callers the first gets `added`, and the others wait for the end of its transaction.
   */
  add(farm: ExampleFarm): Promise<'added' | 'known'>
  /** Notes that a person gets one; false where they had one before, be it in a namespace that they left since. */
  isFirstOf(person: UserId, at: number): Promise<boolean>
  /** Inside a transaction it is locked against changes. */
  of(namespace: NamespaceId): Promise<ExampleFarm | undefined>
  noteLibrary(namespace: NamespaceId, library: ExampleLibrary): Promise<void>
  markRemoved(namespace: NamespaceId, at: number): Promise<void>
}
