import { describe, expect, it } from 'vitest'
import { MemoryPassageStore } from '../../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { makeIndexDocument, makeReadPassages } from '../../../core/knowledge/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../../../core/shared/ids.ts'
import { aFarmer } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'

const aLibrary = () => {
  const passages = new MemoryPassageStore(new MemoryDatabase())
  const farmer = aFarmer()
  const team = newId<NamespaceId>()
  const put = async (namespaceId: NamespaceId, texts: string[]) => {
    const documentId = newId<DocumentId>()
    await makeIndexDocument({ passages })({
      namespaceId,
      documentId,
      title: 'Heft',
      document: { pages: texts.map((text, index) => ({ number: index + 1, text, headings: [] })) },
    })
    return documentId
  }
  return {
    farmer,
    team,
    put,
    readPassages: makeReadPassages({ passages, accounts: { namespacesOf: async () => [farmer.namespaceId, team] } }),
  }
}

describe('reading the passages of a document', () => {
  it('goes on where a slice ended, and says when nothing follows', async () => {
    const { farmer, put, readPassages } = aLibrary()
    const document = await put(farmer.namespaceId, ['eins', 'zwei', 'drei'])
    const read = async (offset: number) => {
      const { passages, more } = (await readPassages(farmer, { document, offset, limit: 2 })).unwrap()
      return [passages.map(({ text }) => text), more]
    }
    expect(await read(0)).toEqual([['eins', 'zwei'], true])
    expect(await read(2)).toEqual([['drei'], false])
  })

  it('reaches what a question reaches: one’s own, a team’s and the shared knowledge, and nothing else', async () => {
    const { farmer, team, put, readPassages } = aLibrary()
    for (const namespace of [farmer.namespaceId, team, SHARED_NAMESPACE])
      expect((await readPassages(farmer, { document: await put(namespace, ['x']), offset: 0, limit: 1 })).ok).toBe(true)
    expect(
      (await readPassages(farmer, { document: await put(newId<NamespaceId>(), ['x']), offset: 0, limit: 1 })).val,
    ).toEqual({ kind: 'document_not_found' })
  })
})
