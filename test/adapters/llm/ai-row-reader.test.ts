import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AiRowReader } from '../../../adapters/llm/ai-row-reader.ts'
import { MODEL_KEY, startModelServer, type ModelServer } from '../../stand-ins/model-server.ts'

const PROMPT = { rules: 'Nenne nur, was dasteht.', material: '{"kinds":{},"pages":[]}' }
const ROWS = { rows: [{ kind: 'contacts', fields: [{ name: 'name', value: 'Erna', page: 1, quote: 'Erna' }] }] }

describe.each(['openai-compatible', 'anthropic'] as const)('a model that reads rows behind %s', (provider) => {
  let server: ModelServer
  beforeEach(async () => {
    server = await startModelServer()
  })
  afterEach(() => server.close())
  const read = (timeoutMs?: number) =>
    new AiRowReader({
      provider,
      baseUrl: server.url,
      apiKey: MODEL_KEY,
      model: 'test-model',
      ...(timeoutMs && { timeoutMs }),
    }).read(PROMPT)

  it('gives rows, with the rules apart from the document', async () => {
    server.replies.push({ text: JSON.stringify(ROWS) })
    expect((await read()).unwrap()).toEqual(ROWS)
    const user = JSON.stringify(server.requests[0]!.body.messages!.filter(({ role }) => role === 'user'))
    expect([user.includes('pages'), user.includes('Nenne nur')]).toEqual([true, false])
  })

  it.each<[string, Parameters<typeof server.replies.push>[0], string]>([
    ['prose', { text: 'Da steht einiges.' }, 'malformed'],
    ['rows of another shape', { text: '{"rows":[{"kind":"contacts","fields":[{"name":"name"}]}]}' }, 'malformed'],
    ['a cut answer', { text: '\n{"rows":[{"kind":"contacts","fie' }, 'malformed'],
    ['a refusal', { status: 403 }, 'refused'],
    ['no answer in time', 'hang', 'timed_out'],
  ])('calls %s by its name', async (_, reply, kind) => {
    server.replies.push(reply)
    expect((await read(1000)).val).toEqual({ kind })
  })
})
