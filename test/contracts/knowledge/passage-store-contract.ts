import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { analysePassage } from '../../../core/knowledge/analysis/analyse.ts'
import {
  analyseQuestion,
  entitiesOf,
  searchTermsOf,
  type IndexedDocument,
  type PassageStore,
} from '../../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

let last = 0
/** Ids that grow from call to call. */
const nextId = <Id extends string>(): Id => `01900000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}` as Id

const documentOf = (id: DocumentId, texts: string[], title = 'Ein Schreiben'): IndexedDocument => ({
  id,
  title,
  passages: texts.map((text, ordinal) => ({
    ordinal,
    page: ordinal + 1,
    start: 0,
    end: text.length,
    text,
    heading: 'Abschnitt',
    ...analysePassage('Abschnitt', text),
    entities: entitiesOf(text),
  })),
})

/** What every PassageStore promises. */
export const passageStoreContract = (name: string, open: OpenStores<PassageStore>): void => {
  describe(`PassageStore: ${name}`, () => {
    let stores: Stores<PassageStore>
    let store: PassageStore
    let namespace: NamespaceId

    beforeEach(async () => {
      stores = await open()
      store = stores.store
      namespace = nextId<NamespaceId>()
    })
    afterEach(() => stores.close())

    const put = async (texts: string[], into = namespace): Promise<DocumentId> => {
      const id = nextId<DocumentId>()
      await store.replace(into, documentOf(id, texts))
      return id
    }
    const search = (
      question: string,
      more: { namespaces?: NamespaceId[]; documentIds?: DocumentId[]; limit?: number } = {},
    ) =>
      store.candidates({
        namespaces: [namespace],
        terms: searchTermsOf(analyseQuestion(question)),
        limit: 400,
        ...more,
      })
    const texts = async (...asked: Parameters<typeof search>): Promise<string[]> =>
      (await search(...asked)).map(({ text }) => text)

    it('gives a passage back as it was put in', async () => {
      const id = await put(['Der Weizen steht gut.', 'Die Gülle wird im März gefahren.'])
      const [found] = await search('Wann kommt die Gülle?')
      const {
        lexemes: _,
        entities: __,
        ...kept
      } = documentOf(id, ['', 'Die Gülle wird im März gefahren.']).passages[1]!
      expect(found).toEqual({ ...kept, documentId: id, title: 'Ein Schreiben' })
    })

    it('finds nothing where nothing matches, and nothing in an empty namespace', async () => {
      expect(await search('Gülle')).toEqual([])
      await put(['Der Weizen steht gut.'])
      expect(await search('Klauenpflege')).toEqual([])
    })

    it('finds inflected words, both spellings of umlauts, and compounds that begin or end with the word', async () => {
      await put([
        'Er düngte die Wiesen.',
        'Das Güllefass ist voll.',
        'Die Rindergülle ist dünn.',
        'Die Guelle ist dick.',
        'Es regnet.',
      ])
      expect((await texts('Gülle')).sort()).toEqual([
        'Das Güllefass ist voll.',
        'Die Guelle ist dick.',
        'Die Rindergülle ist dünn.',
      ])
      expect(await texts('Wiese')).toEqual(['Er düngte die Wiesen.'])
    })

    it('finds a long word in spite of a typing error in its first or second half', async () => {
      await put(['Die Nährstoffbilanz liegt bei.', 'Es regnet.'])
      expect(await texts('Nährstoffbilnaz')).toEqual(['Die Nährstoffbilanz liegt bei.'])
      expect(await texts('Nhärstoffbilanz')).toEqual(['Die Nährstoffbilanz liegt bei.'])
    })

    it('keeps to the limit and gives the passages with most and rarest stems', async () => {
      await put(['Milch', 'Milch und Futter', 'Futter, Milch und Stall', 'Stall'])
      expect(await texts('Milch Futter Stall', { limit: 2 })).toEqual(['Futter, Milch und Stall', 'Milch und Futter'])
    })

    it('orders equals by document and ordinal', async () => {
      await put(['Hafer eins', 'Hafer zwei'])
      await put(['Hafer drei'])
      expect(await texts('Hafer')).toEqual(['Hafer eins', 'Hafer zwei', 'Hafer drei'])
    })

    it('keeps namespaces apart and reads several together', async () => {
      const other = nextId<NamespaceId>()
      await put(['Hafer hier'])
      await put(['Hafer dort'], other)
      expect(await texts('Hafer')).toEqual(['Hafer hier'])
      expect((await texts('Hafer', { namespaces: [namespace, other] })).sort()).toEqual(['Hafer dort', 'Hafer hier'])
    })

    it('keeps to the documents asked for, and finds nothing in those of another namespace', async () => {
      const other = nextId<NamespaceId>()
      const [first] = [await put(['Hafer eins']), await put(['Hafer zwei'])]
      const foreign = await put(['Hafer drei'], other)
      expect(await texts('Hafer', { documentIds: [first] })).toEqual(['Hafer eins'])
      expect(await texts('Hafer', { documentIds: [foreign] })).toEqual([])
      expect(await texts('Hafer', { documentIds: [] })).toEqual([])
    })

    it('reads a document in its order, by pages and in slices, from the namespaces given alone', async () => {
      const other = nextId<NamespaceId>()
      const id = await put(['eins', 'zwei', 'drei', 'vier'])
      const read = async (more: Partial<Parameters<PassageStore['read']>[0]> = {}) =>
        store.read({ namespaces: [namespace], document: id, offset: 0, limit: 10, ...more })
      const words = async (more: Parameters<typeof read>[0]) => (await read(more))?.passages.map(({ text }) => text)
      expect(await read()).toMatchObject({
        title: 'Ein Schreiben',
        passages: [{ documentId: id, ordinal: 0, page: 1, text: 'eins' }, { page: 2 }, { page: 3 }, { page: 4 }],
      })
      expect(await words({ pages: { from: 2, to: 3 } })).toEqual(['zwei', 'drei'])
      expect(await words({ pages: { from: 2, to: 9 }, offset: 1, limit: 1 })).toEqual(['drei'])
      expect(await words({ pages: { from: 7, to: 9 } })).toEqual([])
      expect(await words({ namespaces: [other, namespace] })).toHaveLength(4)
      expect(await read({ namespaces: [other] })).toBeUndefined()
      expect(await read({ document: nextId<DocumentId>() })).toBeUndefined()
      expect(await words({ document: await put([]) })).toEqual([])
    })

    it('replaces a document as a whole', async () => {
      const id = await put(['Hafer alt', 'Roggen alt'])
      await store.replace(namespace, documentOf(id, ['Hafer neu'], 'Neuer Titel'))
      expect(await texts('Hafer Roggen')).toEqual(['Hafer neu'])
      expect((await search('Hafer'))[0]?.title).toBe('Neuer Titel')
      expect(await store.count(namespace)).toMatchObject({ documents: 1, passages: 1 })
    })

    it('removes a document and what only it mentions; again does nothing', async () => {
      const first = await put(['Winterweizen und Gülle', 'Gülle'])
      const second = await put(['Gülle'])
      expect(await store.count(namespace)).toEqual({ documents: 2, passages: 3, entities: 2, mentions: 4 })
      expect(await store.traces(namespace, first)).toEqual({ passages: 2, graphNodes: 4 })
      expect(await store.traces(namespace, second)).toEqual({ passages: 1, graphNodes: 2 })
      await store.remove(namespace, first)
      await store.remove(namespace, first)
      expect(await store.traces(namespace, first)).toEqual({ passages: 0, graphNodes: 0 })
      expect(await store.count(namespace)).toEqual({ documents: 1, passages: 1, entities: 1, mentions: 1 })
      expect(await texts('Winterweizen')).toEqual([])
    })

    it('does not remove a document through another namespace', async () => {
      const id = await put(['Hafer'])
      await store.remove(nextId<NamespaceId>(), id)
      expect(await texts('Hafer')).toEqual(['Hafer'])
    })

    it('holds a document without passages', async () => {
      const id = await put([])
      expect(await store.count(namespace)).toEqual({ documents: 1, passages: 0, entities: 0, mentions: 0 })
      expect(await store.traces(namespace, id)).toEqual({ passages: 0, graphNodes: 1 })
    })

    const place = async (id: DocumentId, vectors: number[][], model = 'a', into = namespace) => {
      const passages = await store.unplaced(into, id, model)
      await store.place(
        into,
        model,
        vectors.map((vector, index) => ({ passage: passages[index]!, vector })),
      )
    }
    const near = async (
      vector: number[],
      more: { namespaces?: NamespaceId[]; documentIds?: DocumentId[]; limit?: number; model?: string } = {},
    ) =>
      (await store.nearest({ namespaces: [namespace], model: 'a', vector, limit: 10, ...more })).map(({ text }) => text)

    it('finds passages by the angle of their vectors, nearest first', async () => {
      const id = await put(['Weizen', 'Gülle', 'Kuh'])
      await place(id, [
        [1, 0.2, 0],
        [0, 9, 0.1],
        [-1, -1, 0],
      ])
      expect(await near([0.1, 1, 0])).toEqual(['Gülle', 'Weizen', 'Kuh'])
      expect(await near([1, 0, 0], { limit: 1 })).toEqual(['Weizen'])
      const [found] = await store.nearest({ namespaces: [namespace], model: 'a', vector: [0, 1, 0], limit: 1 })
      expect(found).toEqual((await search('Gülle'))[0])
    })

    it('compares only vectors of one model, one length, the documents asked for and the namespaces given', async () => {
      const [first, second] = [await put(['eins']), await put(['zwei'])]
      const foreign = nextId<NamespaceId>()
      const other = await put(['drei'], foreign)
      await place(first, [[1, 0]])
      await place(second, [[1, 0]])
      await place(other, [[1, 0]], 'a', foreign)
      expect(await near([1, 0])).toEqual(['eins', 'zwei'])
      expect(await near([1, 0], { documentIds: [second, other] })).toEqual(['zwei'])
      expect(await near([1, 0], { namespaces: [namespace, foreign] })).toEqual(['eins', 'zwei', 'drei'])
      expect(await near([1, 0], { model: 'b' })).toEqual([])
      expect(await near([1, 0, 0])).toEqual([])
    })

    it('tells what a model has not placed, and forgets vectors with their passages', async () => {
      const id = await put(['eins', 'zwei'])
      const unplaced = async (model: string) => (await store.unplaced(namespace, id, model)).map(({ text }) => text)
      await place(id, [[1, 0]])
      expect(await unplaced('a')).toEqual(['zwei'])
      expect(await unplaced('b')).toEqual(['eins', 'zwei'])
      await place(
        id,
        [
          [0, 1],
          [0, 1],
        ],
        'b',
      )
      expect(await unplaced('a')).toEqual(['eins', 'zwei'])
      const before = await store.unplaced(namespace, id, 'a')
      await store.replace(namespace, documentOf(id, ['eins', 'anders']))
      expect(await unplaced('b')).toEqual(['eins', 'anders'])
      await store.place(
        namespace,
        'a',
        before.map((passage) => ({ passage, vector: [1, 0] })),
      )
      expect(await unplaced('a')).toEqual(['anders'])
      await store.remove(namespace, id)
      expect(await near([1, 0])).toEqual([])
      expect(await unplaced('a')).toEqual([])
    })

    it('is not touched by changes to what went in or came out', async () => {
      const id = nextId<DocumentId>()
      const document = documentOf(id, ['Hafer'])
      await store.replace(namespace, document)
      document.passages[0]!.text = 'verändert'
      const [found] = await search('Hafer')
      found!.text = 'verändert'
      expect(await texts('Hafer')).toEqual(['Hafer'])
    })
  })
}
