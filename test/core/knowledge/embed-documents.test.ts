import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryPassageStore } from '../../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import {
  makeEmbedDocument,
  makeEmbedDocuments,
  makeIndexDocument,
  type EmbeddedDocuments,
  type Embedder,
} from '../../../core/knowledge/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'

const FARMS = Array.from({ length: 501 }, (_, index) => `farm-${String(index).padStart(3, '0')}` as NamespaceId)

describe('documents that were read before the model was there', () => {
  let passages: MemoryPassageStore
  let read: string[]
  let left: number

  const embedder = (model: string): Embedder => ({
    model,
    embed: async (texts) => {
      if (left-- <= 0) return Err({ kind: 'rate_limited' })
      read.push(...texts)
      return Ok(texts.map(() => [1, 0]))
    },
  })
  const farms = {
    namespaces: async (after: NamespaceId | null, limit: number) =>
      FARMS.filter((farm) => after === null || farm > after).slice(0, limit),
  }
  const put = (namespaceId: NamespaceId, id: string, text: string) =>
    makeIndexDocument({ passages })({
      namespaceId,
      documentId: id as DocumentId,
      title: id,
      document: { pages: [{ number: 1, text, headings: [] }] },
    })
  const embed = async (model: string | undefined) => {
    const told: EmbeddedDocuments[] = []
    const result = await makeEmbedDocuments({ passages, farms, embedder: model ? embedder(model) : undefined })(
      (sofar) => told.push(sofar),
    )
    return { told, result }
  }

  beforeEach(async () => {
    passages = new MemoryPassageStore(new MemoryDatabase())
    read = []
    left = Infinity
    await put(FARMS[0]!, 'lease', 'Der Zins beträgt 640 Euro.')
    await put(FARMS[500]!, 'letter', 'Der Prüfer kommt im Mai.')
    await put(SHARED_NAMESPACE, 'law', 'Gülle ist einzuarbeiten.')
  })

  it('are placed on every farm and in the shared knowledge, once for each model', async () => {
    await makeEmbedDocument({ passages, embedder: embedder('small') })(FARMS[0]!, 'lease' as DocumentId)
    read = []
    const { told, result } = await embed('small')
    expect(result.val).toEqual({ documents: 2, passages: 2 })
    expect(told).toEqual([
      { documents: 1, passages: 1 },
      { documents: 2, passages: 2 },
    ])
    expect(read.map((text) => text.split('\n').at(-1))).toEqual([
      'Gülle ist einzuarbeiten.',
      'Der Prüfer kommt im Mai.',
    ])
    expect((await embed('small')).result.val).toEqual({ documents: 0, passages: 0 })
    expect((await embed('large')).result.val).toEqual({ documents: 3, passages: 3 })
  })

  it('wait where the model fails, and the next call goes on behind those that are placed', async () => {
    left = 1
    expect((await embed('small')).result.val).toEqual({ kind: 'rate_limited' })
    left = Infinity
    expect((await embed('small')).result.val).toEqual({ documents: 2, passages: 2 })
  })

  it('stay as they are without a model', async () => {
    expect((await embed(undefined)).result.val).toEqual({ kind: 'no_model' })
  })
})
