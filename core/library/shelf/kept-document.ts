import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { PeriodKey } from '../catalog/periods.ts'

/**
 * A document on the shelf of a farm: one that lives for an entry and a period, which means that the entry is on, or one
 * of before. Its id names no source, its file is its own.
 */
export interface KeptDocument {
  namespaceId: NamespaceId
  entryId: EntryId
  period: PeriodKey
  documentId: DocumentId
  /** Made of the farm's rows, and again when they change, or taken over from a source as it was. */
  origin: 'generated' | 'adopted'
  /** As it is saved under. */
  filename: string
  contentType: string
  /** Null until it is drawn for the first time. */
  objectKey: string | null
  sha256: string | null
  /** Of what a generated one says, so that the same is not drawn twice. */
  contentHash: string | null
  /** It was made for the time that ran then, so the next period gets one, too. */
  continues: boolean
  /** When its file became another one, or it came onto the shelf (ms). */
  updatedAt: number
  /** Switched off at (ms). */
  archivedAt: number | null
}

/** Where a file of it lies; each drawing has one of its own, so that an address that was given out still works. */
export const fileKey = ({ namespaceId, documentId }: Pick<KeptDocument, 'namespaceId' | 'documentId'>, file: string) =>
  `${namespaceId}/library/${documentId}/${file}`

type Place = Pick<KeptDocument, 'entryId' | 'period'>

const isAt = (place: Place, document: Place): boolean =>
  document.entryId === place.entryId && document.period === place.period

/** The one that lives for an entry and a period. */
export const livingAt = (kept: readonly KeptDocument[], place: Place): KeptDocument | undefined =>
  kept.find((one) => one.archivedAt === null && isAt(place, one))

/** The one that was archived last. */
export const latestArchivedAt = (kept: readonly KeptDocument[], place: Place): KeptDocument | undefined =>
  kept
    .filter((one) => one.archivedAt !== null && isAt(place, one))
    .toSorted((one, other) => other.archivedAt! - one.archivedAt! || (one.documentId < other.documentId ? 1 : -1))[0]
