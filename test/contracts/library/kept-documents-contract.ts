import type { KeptDocuments } from '../../../core/library/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aKeptDocument } from '../../builders/kept-document.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every KeptDocuments promises. */
export const keptDocumentsContract = (open: OpenStores<KeptDocuments>): ContractCase[] => {
  const namespaceId = newId<NamespaceId>()
  const blank = { objectKey: null, sha256: null, contentHash: null } as const
  const drawing = { objectKey: `${namespaceId}/library/x/y`, sha256: 'c', contentHash: 'd', updatedAt: 7000 }
  return casesOver(open, {
    'gives documents back as they were put, in the order of their making': async ({ store }) => {
      const documents = [
        aKeptDocument({ namespaceId, ...blank, continues: false }),
        aKeptDocument({
          namespaceId,
          entryId: 'ernteregister',
          period: '2026/27',
          origin: 'adopted',
          contentHash: null,
        }),
        aKeptDocument({ namespaceId, archivedAt: 6000 }),
      ]
      for (const document of documents.toReversed()) equal(await store.add(document), true)
      equal(await store.list(namespaceId), documents)
      equal(await store.byId(namespaceId, documents[1]!.documentId), documents[1])
      equal(await store.byId(namespaceId, newId<DocumentId>()), undefined)
    },

    'lets one live for an entry and a period, also of two writers': async ({ store }) => {
      const racing = [aKeptDocument({ namespaceId }), aKeptDocument({ namespaceId, origin: 'adopted' })]
      const added = await Promise.all(racing.map((one) => store.add(one)))
      equal(added.toSorted(), [false, true])
      equal(
        (await store.list(namespaceId)).map(({ documentId }) => documentId),
        racing.filter((_, index) => added[index]).map(({ documentId }) => documentId),
      )
      const others = [{ period: '2025' }, { entryId: 'milchguete' }, { archivedAt: 1 }] as const
      for (const other of others) equal(await store.add(aKeptDocument({ namespaceId, ...other })), true)
    },

    'archives one that lives, and brings one back where none lives in its place': async ({ store }) => {
      const [first, second] = [aKeptDocument({ namespaceId }), aKeptDocument({ namespaceId })]
      await store.add(first)
      equal(await store.archive(namespaceId, first.documentId, 6000), true)
      equal(await store.archive(namespaceId, first.documentId, 7000), false)
      equal((await store.byId(namespaceId, first.documentId))?.archivedAt, 6000)
      equal(await store.add(second), true)
      equal(await store.bringBack(namespaceId, first.documentId), false)
      equal(await store.bringBack(namespaceId, second.documentId), false)
      await store.archive(namespaceId, second.documentId, 8000)
      equal(await store.bringBack(namespaceId, first.documentId), true)
      equal(await store.byId(namespaceId, first.documentId), first)
      equal(await store.archive(namespaceId, newId<DocumentId>(), 6000), false)
      equal(await store.bringBack(namespaceId, newId<DocumentId>()), false)
    },

    'removes documents for good, living or archived, and of its own farm alone': async ({ store }) => {
      const [stays, lives] = [aKeptDocument({ namespaceId }), aKeptDocument({ namespaceId, period: '2024' })]
      const archived = aKeptDocument({ namespaceId, period: '2025', archivedAt: 6000 })
      for (const document of [stays, lives, archived]) await store.add(document)
      await store.remove(newId<NamespaceId>(), [stays.documentId])
      await store.remove(namespaceId, [lives.documentId, archived.documentId])
      equal(await store.list(namespaceId), [stays])
      equal(await store.add(lives), true)
    },

    'notes a drawing of what is still as it was when it was begun': async ({ store }) => {
      const document = aKeptDocument({ namespaceId, ...blank })
      await store.add(document)
      const { documentId } = document
      equal(await store.draw(namespaceId, documentId, 'something else', drawing), false)
      equal(await store.draw(namespaceId, documentId, null, drawing), true)
      equal(await store.byId(namespaceId, documentId), { ...document, ...drawing })
      equal(await store.draw(namespaceId, documentId, null, { ...drawing, sha256: 'late' }), false)
      equal(await store.draw(namespaceId, documentId, 'd', { ...drawing, sha256: 'e' }), true)
      await store.archive(namespaceId, documentId, 8000)
      equal(await store.draw(namespaceId, documentId, 'd', drawing), false)
      const adopted = aKeptDocument({ namespaceId, period: '2025', origin: 'adopted', contentHash: null })
      await store.add(adopted)
      equal(await store.draw(namespaceId, adopted.documentId, null, drawing), false)
      equal(await store.byId(namespaceId, adopted.documentId), adopted)
    },

    'notes once that one has to be drawn again, until somebody begins to': async ({ store }) => {
      const [one, other] = [aKeptDocument({ namespaceId }), aKeptDocument({ namespaceId, period: '2025' })]
      await store.add(one)
      await store.add(other)
      const ids = [one.documentId, other.documentId].toSorted()
      equal(await store.outdate(namespaceId, [one.documentId]), [one.documentId])
      equal(await store.outdate(namespaceId, ids), [other.documentId])
      equal(await store.outdate(namespaceId, [...ids, newId<DocumentId>()]), [])
      await store.beginDrawing(namespaceId, one.documentId)
      equal(await store.outdate(namespaceId, ids), [one.documentId])
      equal(await store.outdate(namespaceId, []), [])
      equal(await store.list(namespaceId), [one, other])
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespace) {
        const document = aKeptDocument({ namespaceId: namespace })
        await store.add(document)
        await store.archive(namespace, document.documentId, 1)
        return document.documentId
      },
      has: async (store, namespace, id) => (await store.byId(namespace, id)) !== undefined,
    }),
  )
}
