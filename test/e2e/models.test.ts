import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MODEL_KEY, startModelServer, type ModelServer } from '../stand-ins/model-server.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const TEXT = 'Gülle ist auf unbestelltem Ackerland spätestens innerhalb von einer Stunde nach Beginn des Aufbringens einzuarbeiten.'
const QUESTION = 'Wie schnell muss ich Gülle einarbeiten?'

interface Answer { answer: string; answered: boolean; model: string; sources: { quote: string }[] }

describe('a service with models', () => {
  let models: ModelServer
  let service: TestService
  let farm: Farm

  beforeEach(async () => {
    models = await startModelServer()
    service = await startService({
      HOFKERN_LLM_PROVIDER: 'openai-compatible', HOFKERN_LLM_BASE_URL: models.url, HOFKERN_LLM_API_KEY: MODEL_KEY, HOFKERN_LLM_MODEL: 'test-writer',
      HOFKERN_EMBEDDINGS_BASE_URL: models.url, HOFKERN_EMBEDDINGS_API_KEY: MODEL_KEY, HOFKERN_EMBEDDINGS_MODEL: 'test-e5',
    })
    farm = await service.farm()
  })
  afterEach(async () => {
    await service.stop()
    await models.close()
  })

  const ask = async (): Promise<Answer> => (await farm.call('POST', '/chat/ask', { json: { question: QUESTION } })).json() as Promise<Answer>
  const paths = () => models.requests.map(({ path }) => path)

  it('places what it reads, searches by words and meaning, and answers in the words of the model with a checked quote', async () => {
    models.replies.push({ text: JSON.stringify({ claims: [{ text: 'Innerhalb von einer Stunde.', passage: 1, quote: 'innerhalb von einer Stunde' }] }) })
    const source = await farm.ingest(TEXT, 'gülle.txt')
    expect(source.status).toBe('completed')
    expect(await ask()).toMatchObject({ answer: 'Innerhalb von einer Stunde.', answered: true, model: 'test-writer', sources: [{ quote: 'innerhalb von einer Stunde' }] })
    expect(paths()).toEqual(['/v1/embeddings', '/v1/embeddings', '/v1/chat/completions'])
    expect(models.requests.map(({ body }) => body.input?.[0]?.slice(0, 7))).toEqual(['passage', 'query: ', undefined])
  })

  it('reads, finds and answers where the models are refused', async () => {
    models.replies.push({ status: 403 })
    const source = await farm.ingest(TEXT, 'gülle.txt') as unknown as { status: string; warnings: string[] }
    expect(source.status).toBe('completed')
    expect(source.warnings.join()).toContain('nicht nach der Bedeutung')
    const answer = await ask()
    expect(answer).toMatchObject({ answered: true, model: 'hofkern-extractive' })
    expect(answer.answer).toContain('innerhalb von einer Stunde')
  })
})
