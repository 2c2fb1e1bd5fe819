import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { entryOf } from '../catalog/entries.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import { defaultPeriod } from '../catalog/periods.ts'
import type { KeptDocument } from './kept-document.ts'
import { addGenerated, openPeriods, type ShelfDependencies } from './open-periods.ts'

/**
 * Switches entries on that a farm has never had anything of, for the period that runs; returns the documents that this
 * puts on its shelf. Joins the running transaction.
 */
export type StockShelf = (namespace: NamespaceId, entries: readonly EntryId[]) => Promise<DocumentId[]>

export const makeStockShelf =
  (deps: ShelfDependencies): StockShelf =>
  async (namespace, entries) => {
    const kept = await openPeriods(deps, namespace)
    const today = dayOf(deps.clock.now())
    const added: DocumentId[] = []
    for (const entry of entries.map(entryOf)) {
      if (kept.some(({ entryId }) => entryId === entry.id)) continue
      const document = await addGenerated(deps, namespace, entry, defaultPeriod(entry, today))
      if (document) added.push(document.documentId)
    }
    return added
  }

/**
 * Takes generated documents off the shelf for good, with those that continue them in later periods; returns how many
 * these were. Joins the running transaction.
 */
export type ClearShelf = (namespace: NamespaceId, documents: readonly DocumentId[]) => Promise<number>

export const makeClearShelf =
  ({ keptDocuments }: Pick<ShelfDependencies, 'keptDocuments'>): ClearShelf =>
  async (namespace, documents) => {
    const generated = (await keptDocuments.list(namespace)).filter(({ origin }) => origin === 'generated')
    const named = generated.filter(({ documentId }) => documents.includes(documentId))
    const continues = (one: KeptDocument): boolean =>
      named.some(({ entryId, period }) => one.entryId === entryId && one.period > period)
    const going = new Set([...named, ...generated.filter(continues)].map(({ documentId }) => documentId))
    await keptDocuments.remove(namespace, [...going])
    return going.size
  }
