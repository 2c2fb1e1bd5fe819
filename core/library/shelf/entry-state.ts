import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import type { CatalogEntry } from '../catalog/entries.ts'
import type { PeriodKey } from '../catalog/periods.ts'
import type { PlanStore } from '../ports/plan-store.ts'
import { livingAt, type KeptDocument } from './kept-document.ts'

/** How long an address of a document works. */
const URL_LIFETIME_SECONDS = 300

export interface ShownDocument {
  documentId: DocumentId
  origin: KeptDocument['origin']
  updatedAt: number
  /** Null as long as it is not drawn. */
  url: string | null
}

/** An entry in one period. */
export interface EntryState {
  entry: CatalogEntry
  period: PeriodKey
  isOn: boolean
  document: ShownDocument | null
  /** Of a plan: the key of the variant that is adopted. */
  adoptedVariant: string | null
}

export type EntryNotFound = { kind: 'entry_not_found' }
/** The entry has no period of that name. */
export type PeriodUnknown = { kind: 'period_unknown'; example: PeriodKey }

export async function stateOf(
  { objects, planStore }: { objects: Pick<ObjectStore, 'signedUrl'>; planStore: Pick<PlanStore, 'adoption'> },
  namespaceId: NamespaceId,
  kept: readonly KeptDocument[],
  entry: CatalogEntry,
  period: PeriodKey,
): Promise<EntryState> {
  const living = livingAt(kept, { entryId: entry.id, period })
  const adoption =
    entry.kind === 'plan' ? await planStore.adoption({ namespaceId, entryId: entry.id, period }) : undefined
  return {
    entry,
    period,
    isOn: living !== undefined,
    document: living ? await show(objects, living) : null,
    adoptedVariant: adoption?.key ?? null,
  }
}

export async function show(
  objects: Pick<ObjectStore, 'signedUrl'>,
  { documentId, origin, updatedAt, objectKey, filename, contentType }: KeptDocument,
): Promise<ShownDocument> {
  const lifetimeSeconds = URL_LIFETIME_SECONDS
  const signed = objectKey && (await objects.signedUrl(objectKey, { filename, contentType, lifetimeSeconds }))
  return { documentId, origin, updatedAt, url: signed ? signed.url : null }
}
