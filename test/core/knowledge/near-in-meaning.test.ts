import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryPassageStore } from '../../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import {
  makeAnswerQuestion,
  makeEmbedDocument,
  makeIndexDocument,
  makeSearchPassages,
  type Embedder,
  type Prompt,
} from '../../../core/knowledge/index.ts'
import type { Actor } from '../../../core/access/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'

const FARM = 'farm' as NamespaceId
const FARMER: Actor = { userId: 'farmer' as UserId, namespaceId: FARM, credential: { kind: 'session' } }
const RENT = 'Der jährliche Zins für die Streuobstwiese beträgt 410 Euro.'
const QUESTION = 'Was kriegt Erna?'
const embedder: Embedder = {
  model: 'test-model',
  embed: async (texts) => Ok(texts.map((text) => (/Zins|Erna/u.test(text) ? [1, 0.1] : [0.1, 1]))),
}
const broken: Embedder = { model: 'test-model', embed: async () => Err({ kind: 'timed_out' }) }

describe('a passage that no word finds and that is near in meaning', () => {
  let passages: MemoryPassageStore
  const accounts = { namespacesOf: async () => [FARM] }

  beforeEach(async () => {
    passages = new MemoryPassageStore(new MemoryDatabase())
    const texts = {
      Vertrag: RENT,
      ...Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`Blatt ${index}`, `Heu von Schlag ${index}.`])),
    }
    for (const [title, text] of Object.entries(texts)) {
      const documentId = title as DocumentId
      const document = { pages: [{ number: 1, text, headings: [] }] }
      await makeIndexDocument({ passages })({ namespaceId: FARM, documentId, title, document })
      ;(await makeEmbedDocument({ passages, embedder })(FARM, documentId)).unwrap()
    }
  })

  const read = async (by?: Embedder) => {
    const prompts: Prompt[] = []
    await makeAnswerQuestion({
      passages,
      accounts,
      embedder: by,
      languageModel: {
        name: 'test-writer',
        open: () => ({
          draft: async (prompt) => (prompts.push(prompt), Ok({ claims: [] })),
          rewrite: async () => Ok({ questions: [], searches: [] }),
        }),
      },
    })(FARMER, { question: QUESTION })
    return prompts.flatMap(({ material }) =>
      (JSON.parse(material) as { passages: { document: string }[] }).passages.map(({ document }) => document),
    )
  }
  const found = async (text: string, by?: Embedder) =>
    (await makeSearchPassages({ passages, accounts, embedder: by })(FARMER, { text, limit: 10 })).passages.map(
      ({ passage }) => passage.title,
    )

  it('is read by a language model, with few others and not without an embedder', async () => {
    const titles = await read(embedder)
    expect(titles[0]).toBe('Vertrag')
    expect(titles.length).toBeLessThan(6)
    expect(await read()).toEqual([])
    expect(await read(broken)).toEqual([])
  })

  it('is found by who searches, behind what the words find', async () => {
    expect((await found(QUESTION, embedder))[0]).toBe('Vertrag')
    expect((await found(`${QUESTION} Heu von Schlag 3`, embedder)).slice(0, 2)).toEqual(['Blatt 3', expect.anything()])
    expect(await found(`${QUESTION} Heu von Schlag 3`, embedder)).toContain('Vertrag')
    expect([await found(QUESTION), await found(QUESTION, broken)]).toEqual([[], []])
  })
})
