import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AiLanguageModel } from '../../../adapters/llm/ai-language-model.ts'
import type { LanguageModelSettings } from '../../../adapters/llm/model-endpoint.ts'
import { until } from '../../patience.ts'
import { MODEL_KEY, startModelServer, type ModelServer } from '../../stand-ins/model-server.ts'

const PROMPT = { rules: 'Antworte nur aus den Abschnitten.', material: '{"question":"Was?","passages":[]}' }
const DRAFT = { claims: [{ text: 'Eine Stunde.', passage: 1, quote: 'innerhalb von einer Stunde' }] }
const REWRITING = { questions: ['Wie hoch ist die Pacht?'], searches: ['Pachtzins jährlich'] }

describe.each(['openai-compatible', 'anthropic'] as const)('a language model behind %s', (provider) => {
  let server: ModelServer
  let now = 0
  beforeEach(async () => {
    server = await startModelServer()
  })
  afterEach(() => server.close())

  const open = (settings: Partial<LanguageModelSettings> = {}) =>
    new AiLanguageModel(
      { provider, baseUrl: server.url, apiKey: MODEL_KEY, model: 'test-model', ...settings },
      { now: () => now },
    )
  const draft = (settings: Partial<LanguageModelSettings> = {}) => open(settings).open().draft(PROMPT)

  it('drafts, with the rules apart from the material', async () => {
    server.replies.push({ text: JSON.stringify(DRAFT) })
    expect((await draft()).unwrap()).toEqual(DRAFT)
    const { body } = server.requests[0]!
    expect(body.model).toBe('test-model')
    const user = body.messages!.filter(({ role }) => role === 'user')
    expect(JSON.stringify(user)).toContain('passages')
    expect(JSON.stringify(user)).not.toContain('Antworte nur')
    expect(JSON.stringify(body)).toContain('Antworte nur')
  })

  it.each<[string, Parameters<typeof server.replies.push>[0], string]>([
    ['text that is no JSON', { text: 'Leider keine Ahnung' }, 'malformed'],
    ['JSON of another shape', { text: '{"answer": "ja"}' }, 'malformed'],
    ['a refusal', { status: 403 }, 'refused'],
  ])('calls %s by its name', async (_, reply, kind) => {
    server.replies.push(reply)
    expect((await draft()).val).toEqual({ kind })
  })

  it('says when the key is wrong or nobody is there', async () => {
    expect((await draft({ apiKey: 'sk-wrong' })).val).toEqual({ kind: 'refused' })
    await server.close()
    expect((await draft({ timeoutMs: 15_000 })).val).toEqual({ kind: 'unreachable' })
  })

  it.each([429, 500, 503])('tries again after a %i', async (status) => {
    server.replies.push({ status, headers: { 'retry-after-ms': '5' } }, { text: JSON.stringify(DRAFT) })
    expect((await draft()).unwrap()).toEqual(DRAFT)
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    [429, 'rate_limited'],
    [500, 'unreachable'],
  ])('gives up where every try ends with a %i', async (status, kind) => {
    server.replies.push({ status, headers: { 'retry-after-ms': '5' } })
    const heard: unknown[] = []
    expect((await draft({ onFailure: (...failure) => heard.push(failure) })).val).toEqual({ kind })
    expect(heard).toEqual([[{ kind }, status]])
  })

  it('does not wait longer than its time', async () => {
    server.replies.push('hang')
    expect((await draft({ timeoutMs: 100 })).val).toEqual({ kind: 'timed_out' })
  })

  it('has one time for all that it does for an answer', async () => {
    server.replies.push('hang')
    const turn = open({ timeoutMs: 100 }).open()
    expect((await turn.draft(PROMPT)).val).toEqual({ kind: 'timed_out' })
    expect((await turn.draft(PROMPT)).val).toEqual({ kind: 'timed_out' })
    expect(server.requests).toHaveLength(1)
  })

  it('says a question anew', async () => {
    server.replies.push({ text: JSON.stringify(REWRITING) })
    expect((await open().open().rewrite(PROMPT)).unwrap()).toEqual(REWRITING)
  })

  it('ends its call where the caller leaves, which is no failure', async () => {
    server.replies.push('hang')
    const heard: unknown[] = []
    let leave = () => {}
    const model = open({ onFailure: (failure) => heard.push(failure) })
    const drafted = model.open((stop) => (leave = stop)).draft(PROMPT)
    await until(() => server.requests.length === 1)
    leave()
    expect((await drafted).val).toEqual({ kind: 'left' })
    await until(() => server.waiting() === 0)
    expect((await model.open((stop) => stop()).draft(PROMPT)).val).toEqual({ kind: 'left' })
    expect([heard, server.requests.length]).toEqual([[], 1])
  })

  it('is left alone for a minute after three failures in a row, then after each one', async () => {
    server.replies.push({ status: 403 }, { status: 403 }, { text: JSON.stringify(DRAFT) })
    const model = open()
    const kinds = async (times: number) => {
      const results = []
      for (let index = 0; index < times; index += 1)
        results.push((await model.open().draft(PROMPT)).map(() => 'ok').val)
      return results
    }
    expect(await kinds(3)).toEqual([{ kind: 'refused' }, { kind: 'refused' }, 'ok'])
    server.replies.push({ status: 403 })
    expect(await kinds(4)).toEqual(['refused', 'refused', 'refused', 'paused'].map((kind) => ({ kind })))
    now += 59_999
    expect(await kinds(1)).toEqual([{ kind: 'paused' }])
    now += 1
    expect(await kinds(2)).toEqual([{ kind: 'refused' }, { kind: 'paused' }])
    expect(server.requests).toHaveLength(7)
  })
})

describe('an endpoint without JSON schemas', () => {
  it('is asked for plain JSON, and from then on at once', async () => {
    const server = await startModelServer({ schemas: false })
    server.replies.push({ text: JSON.stringify(DRAFT) })
    const model = new AiLanguageModel(
      {
        provider: 'openai-compatible',
        baseUrl: server.url,
        apiKey: MODEL_KEY,
        model: 'test-model',
      },
      { now: () => 0 },
    )
    expect((await model.open().draft(PROMPT)).unwrap()).toEqual(DRAFT)
    expect((await model.open().draft(PROMPT)).unwrap()).toEqual(DRAFT)
    expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual(['json_object', 'json_object'])
    await server.close()
  })
})
