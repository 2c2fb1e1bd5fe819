import { analysePassage } from '../../../core/knowledge/analysis/analyse.ts'
import {
  analyseQuestion,
  entitiesOf,
  searchTermsOf,
  type IndexedDocument,
  type PassageStore,
} from '../../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { equal, holds, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

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

const WEIZEN = { terms: searchTermsOf(analyseQuestion('Weizen')), limit: 5 }

/** What every PassageStore promises. */
export const passageStoreContract = (open: OpenStores<PassageStore>): ContractCase[] => {
  const opened = async () => {
    const { close, store } = await open()
    const namespace = nextId<NamespaceId>()
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
    /** Keeps a question for each of the first passages that have none. */
    const ask = async (id: DocumentId, questions: string[], into = namespace) => {
      const passages = await store.unasked(into, id)
      await store.ask(
        into,
        id,
        questions.map((question, index) => ({
          passage: passages[index]!,
          questions: question === '' ? [] : [question, `${question} Oder?`],
          ...analysePassage('', question),
        })),
      )
    }
    return { ask, close, namespace, near, place, put, search, store, texts }
  }
  return casesOver(opened, {
    'gives a passage back as it was put in': async ({ put, search }) => {
      const id = await put(['Der Weizen steht gut.', 'Die Gülle wird im März gefahren.'])
      const [found] = await search('Wann kommt die Gülle?')
      const {
        lexemes: _,
        entities: __,
        ...kept
      } = documentOf(id, ['', 'Die Gülle wird im März gefahren.']).passages[1]!
      equal(found, { ...kept, documentId: id, title: 'Ein Schreiben' })
    },

    'finds a passage by the words of a question that it answers, and tells them': async ({
      ask,
      put,
      search,
      store,
    }) => {
      const id = await put(['Der Pachtzins beträgt 640 Euro.', 'Der Weizen steht gut.'])
      equal(await search('Was kostet das Land?'), [])
      await ask(id, ['Was kostet mich das Land?'])
      const [found, ...others] = await search('Was kostet das Land?')
      equal(others, [])
      equal(found!.text, 'Der Pachtzins beträgt 640 Euro.')
      equal(found!.asked, analysePassage('', 'Was kostet mich das Land?').stems)
      equal((await search('Pachtzins'))[0], found)
      holds(!('asked' in (await search('Weizen'))[0]!), 'no questions')
      equal(await store.candidates({ ...WEIZEN, namespaces: [nextId<NamespaceId>()] }), [])
    },

    'keeps questions once, be it none, and knows who has them': async ({ ask, namespace, put, store, texts }) => {
      const id = await put(['Der Pachtzins beträgt 640 Euro.', 'Der Weizen steht gut.', 'Es regnet.'])
      const unasked = async () => (await store.unasked(namespace, id)).map(({ ordinal }) => ordinal)
      equal(await unasked(), [0, 1, 2])
      const before = await store.unasked(namespace, id)
      await ask(id, ['Was kostet das Land?', ''])
      equal(await unasked(), [2])
      const again = { passage: before[0]!, questions: ['Wo ist Hafer?'], ...analysePassage('', 'Hafer') }
      await store.ask(namespace, id, [again])
      equal(await texts('Hafer'), [])
      equal(await texts('Was kostet das Land?'), ['Der Pachtzins beträgt 640 Euro.'])
      equal(await store.unasked(namespace, nextId<DocumentId>()), [])
      equal(await store.unasked(nextId<NamespaceId>(), id), [])
    },

    'passes over a passage that has changed or is gone, and forgets questions with their document': async ({
      ask,
      namespace,
      put,
      store,
      texts,
    }) => {
      const id = await put(['Der Pachtzins beträgt 640 Euro.'])
      const [old] = await store.unasked(namespace, id)
      await ask(id, ['Was kostet das Land?'])
      await store.replace(namespace, documentOf(id, ['Der Pachtzins beträgt 700 Euro.']))
      equal(await texts('Was kostet das Land?'), [])
      const late = { passage: old!, questions: ['Hafer?'], ...analysePassage('', 'Hafer') }
      await store.ask(namespace, id, [late, { ...late, passage: { ...old!, ordinal: 7 } }])
      equal(await texts('Hafer'), [])
      equal((await store.unasked(namespace, id)).length, 1)
      await ask(id, ['Was kostet das Land?'])
      await store.remove(namespace, id)
      equal(await texts('Was kostet das Land?'), [])
      await store.ask(namespace, id, [late])
    },

    'finds nothing where nothing matches, and nothing in an empty namespace': async ({ put, search }) => {
      equal(await search('Gülle'), [])
      await put(['Der Weizen steht gut.'])
      equal(await search('Klauenpflege'), [])
    },

    'finds inflected words, both spellings of umlauts, and compounds that begin or end with the word': async ({
      put,
      texts,
    }) => {
      await put([
        'Er düngte die Wiesen.',
        'Das Güllefass ist voll.',
        'Die Rindergülle ist dünn.',
        'Die Guelle ist dick.',
        'Es regnet.',
      ])
      equal((await texts('Gülle')).sort(), [
        'Das Güllefass ist voll.',
        'Die Guelle ist dick.',
        'Die Rindergülle ist dünn.',
      ])
      equal(await texts('Wiese'), ['Er düngte die Wiesen.'])
    },

    'finds a long word in spite of a typing error in its first or second half': async ({ put, texts }) => {
      await put(['Die Nährstoffbilanz liegt bei.', 'Es regnet.'])
      equal(await texts('Nährstoffbilnaz'), ['Die Nährstoffbilanz liegt bei.'])
      equal(await texts('Nhärstoffbilanz'), ['Die Nährstoffbilanz liegt bei.'])
    },

    'keeps to the limit and gives the passages with most and rarest stems': async ({ put, texts }) => {
      await put(['Milch', 'Milch und Futter', 'Futter, Milch und Stall', 'Stall'])
      equal(await texts('Milch Futter Stall', { limit: 2 }), ['Futter, Milch und Stall', 'Milch und Futter'])
    },

    'orders equals by document and ordinal': async ({ put, texts }) => {
      await put(['Hafer eins', 'Hafer zwei'])
      await put(['Hafer drei'])
      equal(await texts('Hafer'), ['Hafer eins', 'Hafer zwei', 'Hafer drei'])
    },

    'keeps namespaces apart and reads several together': async ({ namespace, put, texts }) => {
      const other = nextId<NamespaceId>()
      await put(['Hafer hier'])
      await put(['Hafer dort'], other)
      equal(await texts('Hafer'), ['Hafer hier'])
      equal((await texts('Hafer', { namespaces: [namespace, other] })).sort(), ['Hafer dort', 'Hafer hier'])
    },

    'keeps to the documents asked for, and finds nothing in those of another namespace': async ({ put, texts }) => {
      const other = nextId<NamespaceId>()
      const [first] = [await put(['Hafer eins']), await put(['Hafer zwei'])]
      const foreign = await put(['Hafer drei'], other)
      equal(await texts('Hafer', { documentIds: [first] }), ['Hafer eins'])
      equal(await texts('Hafer', { documentIds: [foreign] }), [])
      equal(await texts('Hafer', { documentIds: [] }), [])
    },

    'reads a document in its order, by pages and in slices, from the namespaces given alone': async ({
      namespace,
      put,
      store,
    }) => {
      const other = nextId<NamespaceId>()
      const id = await put(['eins', 'zwei', 'drei', 'vier'])
      const read = async (more: Partial<Parameters<PassageStore['read']>[0]> = {}) =>
        store.read({ namespaces: [namespace], document: id, offset: 0, limit: 10, ...more })
      const words = async (more: Parameters<typeof read>[0]) => (await read(more))?.passages.map(({ text }) => text)
      matches(await read(), {
        title: 'Ein Schreiben',
        passages: [{ documentId: id, ordinal: 0, page: 1, text: 'eins' }, { page: 2 }, { page: 3 }, { page: 4 }],
      })
      equal(await words({ pages: { from: 2, to: 3 } }), ['zwei', 'drei'])
      equal(await words({ pages: { from: 2, to: 9 }, offset: 1, limit: 1 }), ['drei'])
      equal(await words({ pages: { from: 7, to: 9 } }), [])
      equal((await words({ namespaces: [other, namespace] }))?.length, 4)
      equal(await words({ fromOrdinal: 2 }), ['drei', 'vier'])
      equal(await words({ fromOrdinal: 1, pages: { from: 1, to: 3 }, offset: 1 }), ['drei'])
      equal(await words({ after: 3 }), await words({}))
      equal(await words({ after: 4 }), [])
      const before = (page: number, namespaces = [namespace]) => store.lastPageBefore(namespaces, id, page)
      equal([await before(1), await before(2), await before(9), await before(9, [other])], [null, 1, 4, null])
      equal(await read({ namespaces: [other] }), undefined)
      equal(await read({ document: nextId<DocumentId>() }), undefined)
      equal(await words({ document: await put([]) }), [])
    },

    'keeps where the lines of a passage stand, and gives them for the passages asked for alone': async ({
      namespace,
      put,
      store,
    }) => {
      const other = nextId<NamespaceId>()
      const id = nextId<DocumentId>()
      const document = documentOf(id, ['Hafer eins', 'Roggen zwei', 'Gerste drei'])
      const lines = (ordinal: number) => [0, 5, 1000 + ordinal, 0, 9000, 10_000, 6, 4, 1, 2, 3, 4]
      for (const ordinal of [0, 2]) document.passages[ordinal]!.lines = lines(ordinal)
      await store.replace(namespace, document)
      const plain = await put(['ohne Platz'])
      const asked = (ordinals: number[], namespaces = [namespace], of = id) =>
        store.lines(
          namespaces,
          ordinals.map((ordinal) => ({ document: of, ordinal })),
        )
      const kept = { document: id, start: 0 }
      equal(await asked([0]), [{ ...kept, ordinal: 0, page: 1, end: 10, lines: lines(0) }])
      const several = (await asked([1, 2, 0, 7])).sort((one, another) => one.ordinal - another.ordinal)
      equal(several, [
        { ...kept, ordinal: 0, page: 1, end: 10, lines: lines(0) },
        { ...kept, ordinal: 2, page: 3, end: 11, lines: lines(2) },
      ])
      equal((await asked([0], [other, namespace])).length, 1)
      equal([await asked([]), await asked([0], [other]), await asked([0], [namespace], plain)], [[], [], []])
      const search = { namespaces: [namespace], document: id, offset: 0, limit: 9 }
      equal(
        (await store.read(search))?.passages.some((passage) => 'lines' in passage),
        false,
      )
      await store.replace(namespace, documentOf(id, ['Hafer eins']))
      equal(await asked([0]), [])
    },

    'replaces a document as a whole': async ({ namespace, put, search, store, texts }) => {
      const id = await put(['Hafer alt', 'Roggen alt'])
      await store.replace(namespace, documentOf(id, ['Hafer neu'], 'Neuer Titel'))
      equal(await texts('Hafer Roggen'), ['Hafer neu'])
      equal((await search('Hafer'))[0]?.title, 'Neuer Titel')
      matches(await store.count(namespace), { documents: 1, passages: 1 })
    },

    'removes a document and what only it mentions; again does nothing': async ({ namespace, put, store, texts }) => {
      const first = await put(['Winterweizen und Gülle', 'Gülle'])
      const second = await put(['Gülle'])
      equal(await store.count(namespace), { documents: 2, passages: 3, entities: 2, mentions: 4 })
      equal(await store.traces(namespace, first), { passages: 2, graphNodes: 4 })
      equal(await store.traces(namespace, second), { passages: 1, graphNodes: 2 })
      await store.remove(namespace, first)
      await store.remove(namespace, first)
      equal(await store.traces(namespace, first), { passages: 0, graphNodes: 0 })
      equal(await store.count(namespace), { documents: 1, passages: 1, entities: 1, mentions: 1 })
      equal(await texts('Winterweizen'), [])
    },

    'does not remove a document through another namespace': async ({ put, store, texts }) => {
      const id = await put(['Hafer'])
      await store.remove(nextId<NamespaceId>(), id)
      equal(await texts('Hafer'), ['Hafer'])
    },

    'holds a document without passages': async ({ namespace, put, store }) => {
      const id = await put([])
      equal(await store.count(namespace), { documents: 1, passages: 0, entities: 0, mentions: 0 })
      equal(await store.traces(namespace, id), { passages: 0, graphNodes: 1 })
    },

    'finds passages by the angle of their vectors, nearest first': async ({
      namespace,
      near,
      place,
      put,
      search,
      store,
    }) => {
      const id = await put(['Weizen', 'Gülle', 'Kuh'])
      await place(id, [
        [1, 0.2, 0],
        [0, 9, 0.1],
        [-1, -1, 0],
      ])
      equal(await near([0.1, 1, 0]), ['Gülle', 'Weizen', 'Kuh'])
      equal(await near([1, 0, 0], { limit: 1 }), ['Weizen'])
      const [found] = await store.nearest({ namespaces: [namespace], model: 'a', vector: [0, 1, 0], limit: 1 })
      equal(found, (await search('Gülle'))[0])
    },

    'compares only vectors of one model, one length, the documents asked for and the namespaces given': async ({
      namespace,
      near,
      place,
      put,
    }) => {
      const [first, second] = [await put(['eins']), await put(['zwei'])]
      const foreign = nextId<NamespaceId>()
      const other = await put(['drei'], foreign)
      await place(first, [[1, 0]])
      await place(second, [[1, 0]])
      await place(other, [[1, 0]], 'a', foreign)
      equal(await near([1, 0]), ['eins', 'zwei'])
      equal(await near([1, 0], { documentIds: [second, other] }), ['zwei'])
      equal(await near([1, 0], { namespaces: [namespace, foreign] }), ['eins', 'zwei', 'drei'])
      equal(await near([1, 0], { model: 'b' }), [])
      equal(await near([1, 0, 0]), [])
    },

    'tells what a model has not placed, and forgets vectors with their passages': async ({
      namespace,
      near,
      place,
      put,
      store,
    }) => {
      const id = await put(['eins', 'zwei'])
      const unplaced = async (model: string) => (await store.unplaced(namespace, id, model)).map(({ text }) => text)
      const waiting = (model: string) => store.withUnplaced(namespace, model)
      const other = await put(['drei'])
      equal(await waiting('a'), [id, other].sort())
      await place(other, [[1, 0]])
      await place(id, [[1, 0]])
      equal(await unplaced('a'), ['zwei'])
      equal(await waiting('a'), [id])
      equal(await waiting('b'), [id, other].sort())
      await store.remove(namespace, other)
      equal(await unplaced('b'), ['eins', 'zwei'])
      await place(
        id,
        [
          [0, 1],
          [0, 1],
        ],
        'b',
      )
      equal(await unplaced('a'), ['eins', 'zwei'])
      const before = await store.unplaced(namespace, id, 'a')
      await store.replace(namespace, documentOf(id, ['eins', 'anders']))
      equal(await unplaced('b'), ['eins', 'anders'])
      await store.place(
        namespace,
        'a',
        before.map((passage) => ({ passage, vector: [1, 0] })),
      )
      equal(await unplaced('a'), ['anders'])
      await store.remove(namespace, id)
      equal(await near([1, 0]), [])
      equal(await unplaced('a'), [])
    },

    'is not touched by changes to what went in or came out': async ({ namespace, search, store, texts }) => {
      const id = nextId<DocumentId>()
      const document = documentOf(id, ['Hafer'])
      await store.replace(namespace, document)
      document.passages[0]!.text = 'verändert'
      const [found] = await search('Hafer')
      found!.text = 'verändert'
      equal(await texts('Hafer'), ['Hafer'])
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const id = nextId<DocumentId>()
        await store.replace(namespaceId, documentOf(id, ['Hafer']))
        return id
      },
      has: async (store, namespaceId, id) =>
        (await store.read({ namespaces: [namespaceId], document: id, offset: 0, limit: 1 })) !== undefined,
    }),
  )
}
