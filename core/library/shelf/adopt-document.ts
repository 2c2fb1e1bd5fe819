import type { Actor } from '../../access/index.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { findEntry } from '../catalog/entries.ts'
import { defaultPeriod, isPeriodOf } from '../catalog/periods.ts'
import type { AdoptableDocuments } from '../ports/adoptable-documents.ts'
import type { PlanStore } from '../ports/plan-store.ts'
import { stateOf, type EntryNotFound, type EntryState, type PeriodUnknown } from './entry-state.ts'
import { fileKey, livingAt, type KeptDocument } from './kept-document.ts'
import { openPeriods, type ShelfDependencies } from './open-periods.ts'

/** The farm has no such document. */
export type DocumentNotFound = { kind: 'document_not_found' }
/** The entry keeps one for the period. */
export type DocumentKept = { kind: 'document_kept' }

/**
 * Keeps a document of the farm for an entry and a period, by default the running one, and switches the entry on. Its
 * file is copied: what is on the shelf stays when the source goes.
 */
export type AdoptDocument = (
  actor: Actor,
  given: { entryId: string; documentId: DocumentId; period?: string | undefined },
) => Promise<Result<EntryState, EntryNotFound | PeriodUnknown | DocumentNotFound | DocumentKept>>

interface Dependencies extends ShelfDependencies {
  transaction: Transaction
  objects: ObjectStore
  planStore: PlanStore
  adoptableDocuments: AdoptableDocuments
}

export const makeAdoptDocument =
  (deps: Dependencies): AdoptDocument =>
  async ({ namespaceId }, { entryId, documentId, period: named }) => {
    const entry = findEntry(entryId)
    if (!entry) return Err({ kind: 'entry_not_found' })
    const now = deps.clock.now()
    const usual = defaultPeriod(entry, dayOf(now))
    const period = named ?? usual
    if (!isPeriodOf(entry, period)) return Err({ kind: 'period_unknown', example: usual })
    const found = await deps.adoptableDocuments.byId(namespaceId, documentId)
    if (!found) return Err({ kind: 'document_not_found' })
    const place = { namespaceId, entryId: entry.id, period, documentId: deps.ids.next<DocumentId>() }
    if (livingAt(await shelfOf(deps, namespaceId), place)) return Err({ kind: 'document_kept' })

    const objectKey = fileKey(place, deps.ids.next<DocumentId>())
    const { filename, contentType, sha256 } = found
    // The file first: one that nobody keeps in the end is swept up.
    const copied = await deps.objects.withLocalCopy(found.objectKey, async (path) => {
      await deps.objects.putFile(objectKey, path, contentType)
      return true
    })
    if (!copied) return Err({ kind: 'document_not_found' })
    const added = await deps.keptDocuments.add({
      ...place,
      origin: 'adopted',
      filename,
      contentType,
      objectKey,
      sha256,
      contentHash: null,
      continues: period === usual,
      updatedAt: now,
      archivedAt: null,
    })
    if (!added) return Err({ kind: 'document_kept' })
    return Ok(await stateOf(deps, namespaceId, await deps.keptDocuments.list(namespaceId), entry, period))
  }

const shelfOf = async (deps: Dependencies, namespace: NamespaceId): Promise<KeptDocument[]> =>
  (
    await deps.transaction.within<KeptDocument[], never>(namespace, async () => Ok(await openPeriods(deps, namespace)))
  ).unwrap()
