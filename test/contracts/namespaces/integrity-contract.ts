import type { Integrity, KeptFile } from '../../../core/namespaces/index.ts'
import type { PassageStore } from '../../../core/knowledge/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../../../core/shared/ids.ts'
import type { KeptDocuments } from '../../../core/library/index.ts'
import type { InboundLetters, SourceStore } from '../../../core/sources/index.ts'
import type { YieldedRow, RowId } from '../../../core/farm/index.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver, type ProvenanceStores } from '../../builders/provenance.ts'
import { aKeptDocument } from '../../builders/kept-document.ts'
import { aSource } from '../../builders/source.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

type Opened = ProvenanceStores & {
  integrity: Integrity
  sources: SourceStore
  letters: InboundLetters
  keptDocuments: KeptDocuments
  passages: PassageStore
}

/** What every Integrity promises, over the other stores of the same installation. */
export const integrityContract = (open: OpenStores<Opened>): ContractCase[] => {
  const stock = (label: string): YieldedRow => ({
    kind: 'stock',
    id: newId<RowId>(),
    values: { article: label, amount: null, batch: null },
    label,
    key: label,
    page: null,
    quote: null,
    asOf: null,
  })
  const opened = async () => {
    const { store, transaction, close } = await open()
    const namespace = newId<NamespaceId>()
    const farm = aFarmOver(store, transaction, namespace)
    return { ...store, farm, namespace, close }
  }
  return casesOver(opened, {
    'names what belongs to documents that are not there, by document': async ({
      integrity,
      farm,
      namespace,
      sources,
    }) => {
      const source = aSource({ namespaceId: namespace })
      await sources.add(source)
      const gone = newId<DocumentId>()
      const [wheat] = await farm.put(source.id, [stock('Weizen')])
      await farm.put(gone, [stock('Weizen'), stock('Gerste')])
      equal(await integrity.orphans(namespace), [{ kind: 'stamp_without_source', documentId: gone, count: 2 }])
      await farm.delete('stock', wheat!)
      equal(await integrity.orphans(namespace), [
        { kind: 'stamp_without_source', documentId: gone, count: 1 },
        { kind: 'tombstone_without_source', documentId: gone, count: 1 },
      ])
      equal(await integrity.orphans(newId<NamespaceId>()), [])
    },

    'names documents that are read and cannot be found': async ({ integrity, namespace, sources }) => {
      const [read, waiting] = [
        aSource({ namespaceId: namespace, status: 'completed', title: 'Pacht' }),
        aSource({ namespaceId: namespace }),
      ]
      for (const source of [read, waiting]) await sources.add(source)
      equal(await integrity.unsearchable(namespace), [{ documentId: read.id, title: 'Pacht' }])
      equal(await integrity.unsearchable(newId<NamespaceId>()), [])
    },

    'names the files that have to be there, with the digest of their upload': async ({
      integrity,
      namespace,
      sources,
      letters,
      keptDocuments,
    }) => {
      const source = aSource({ namespaceId: namespace, title: 'Pacht', hasPreview: true })
      await sources.add(source)
      const letter = newId<string>()
      const objectKey = `${namespace}/letters/${letter}`
      await letters.add(namespace, letter, {
        objectKey,
        sha256: 'b'.repeat(64),
        filename: 'brief.eml',
        contentType: 'message/rfc822',
        sizeBytes: 7,
      })
      const kept = aKeptDocument({ namespaceId: namespace, archivedAt: 6000 })
      await keptDocuments.add(kept)
      await keptDocuments.add(aKeptDocument({ namespaceId: namespace, objectKey: null, sha256: null }))
      const files: KeptFile[] = []
      for await (const file of integrity.files(namespace)) files.push(file)
      equal(files, [
        { key: objectKey, sha256: 'b'.repeat(64), title: 'brief.eml' },
        { key: kept.objectKey!, sha256: kept.sha256!, title: kept.filename },
        { key: `${namespace}/originals/${source.id}`, sha256: source.sha256, title: 'Pacht' },
        { key: `${namespace}/previews/${source.id}.png`, sha256: undefined, title: 'Pacht' },
      ])
      for await (const { key } of integrity.files(newId<NamespaceId>())) holds(false, key)
    },

    'knows the shared namespace': async ({ integrity }) => {
      holds((await integrity.namespaces()).includes(SHARED_NAMESPACE), 'that it is among them')
    },
  })
}
