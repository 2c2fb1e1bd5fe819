import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OpenAiEmbedder, type EmbedderSettings } from '../../../adapters/llm/openai-embedder.ts'
import { embedderContract } from '../../contracts/knowledge/embedder-contract.ts'
import { runContract } from '../../contracts/run-contract.ts'
import { MODEL_KEY, startModelServer, type ModelServer, type Reply } from '../../stand-ins/model-server.ts'

runContract(
  'Embedder: an OpenAI-compatible endpoint',
  embedderContract(async () => {
    const server = await startModelServer()
    return {
      embedder: new OpenAiEmbedder({ baseUrl: server.url, apiKey: MODEL_KEY, model: 'test-model' }),
      alike: ['Gülle ab', 'ab Gülle'],
      unlike: 'Mist',
      breakOff: () => server.close(),
      close: () => server.close(),
    }
  }),
)

describe('an embedder behind an OpenAI-compatible endpoint', () => {
  let server: ModelServer
  beforeEach(async () => {
    server = await startModelServer()
  })
  afterEach(() => server.close())

  const embedder = (settings: Partial<EmbedderSettings> = {}) =>
    new OpenAiEmbedder({ baseUrl: server.url, apiKey: MODEL_KEY, model: 'test-model', ...settings })
  const inputs = () => server.requests.map(({ body }) => body.input!)

  it('gives the vectors in the order of the texts, however they come, in batches the endpoint takes', async () => {
    const texts = Array.from({ length: 600 }, (_, index) => 'a'.repeat(index % 7).padEnd(8, 'z'))
    const vectors = (await embedder().embed(texts, 'passage')).unwrap()
    expect(vectors).toHaveLength(600)
    expect(inputs().length).toBeGreaterThan(1)
    const single = (await embedder().embed([texts[5]!], 'passage')).unwrap()
    expect(vectors[5]).toEqual(single[0])
    expect(vectors[5]).not.toEqual(vectors[6])
  })

  it('tells an e5 model what it reads, and no other', async () => {
    await embedder({ model: 'intfloat/multilingual-e5-large' }).embed(['Gülle'], 'passage')
    await embedder({ model: 'intfloat/multilingual-e5-large' }).embed(['Gülle'], 'query')
    await embedder({ model: 'the5th' }).embed(['Gülle'], 'query')
    expect(inputs()).toEqual([['passage: Gülle'], ['query: Gülle'], ['Gülle']])
  })

  it('asks for nothing with nothing, and never sends an empty text', async () => {
    expect((await embedder().embed([], 'passage')).unwrap()).toEqual([])
    expect((await embedder().embed([''], 'passage')).unwrap()).toHaveLength(1)
    expect(server.requests).toHaveLength(1)
  })

  it.each([429, 500, 503])('tries again after a %i', async (status) => {
    server.replies.push({ status, headers: { 'Retry-After': '0' } }, { text: '' })
    expect((await embedder().embed(['Gülle'], 'passage')).ok).toBe(true)
    expect(server.requests).toHaveLength(2)
  })

  it.each<[string, Reply, string]>([
    ['always too busy', { status: 429, headers: { 'Retry-After': '0' } }, 'rate_limited'],
    ['always broken', { status: 500, headers: { 'Retry-After': '0' } }, 'unreachable'],
    ['refused', { status: 403 }, 'refused'],
    ['no JSON', { raw: '<html>' }, 'malformed'],
    [
      'no number',
      { raw: '{"data": [{"index": 0, "embedding": [null, 1]}, {"index": 1, "embedding": [1, 2]}]}' },
      'malformed',
    ],
    [
      'more than any number',
      { raw: '{"data": [{"index": 0, "embedding": [1e999, 1]}, {"index": 1, "embedding": [1, 2]}]}' },
      'malformed',
    ],
    [
      'a vector without a direction',
      { raw: '{"data": [{"index": 0, "embedding": [0, 0]}, {"index": 1, "embedding": [1, 2]}]}' },
      'malformed',
    ],
    ['an answer without an end', { raw: ' '.repeat(33 * 1024 * 1024) }, 'malformed'],
    ['too few vectors', { raw: '{"data": []}' }, 'malformed'],
    [
      'one vector twice',
      { raw: '{"data": [{"index": 0, "embedding": [1]}, {"index": 0, "embedding": [1]}]}' },
      'malformed',
    ],
    [
      'vectors of two lengths',
      { raw: '{"data": [{"index": 0, "embedding": [1]}, {"index": 1, "embedding": [1, 2]}]}' },
      'malformed',
    ],
  ])('says what is wrong: %s', async (_, reply, kind) => {
    server.replies.push(reply)
    const failures: unknown[] = []
    expect(
      (await embedder({ onFailure: (failure) => failures.push(failure) }).embed(['Gülle', 'Mist'], 'passage')).val,
    ).toEqual({ kind })
    expect(failures).toEqual([{ kind }])
  })

  it('says when the key is wrong or nobody is there', async () => {
    expect((await embedder({ apiKey: 'sk-wrong' }).embed(['Gülle'], 'query')).val).toEqual({ kind: 'refused' })
    await server.close()
    expect((await embedder().embed(['Gülle'], 'query')).val).toEqual({ kind: 'unreachable' })
  })

  it('says when an answer breaks off', async () => {
    server.replies.push('break off')
    expect((await embedder().embed(['Gülle'], 'query')).val).toEqual({ kind: 'unreachable' })
  })

  it('lets a question wait no longer than its time, once', async () => {
    server.replies.push('hang')
    expect((await embedder({ timeoutMs: { passage: 100, query: 100 } }).embed(['Gülle'], 'query')).val).toEqual({
      kind: 'timed_out',
    })
    expect(server.requests).toHaveLength(1)
  })
})
