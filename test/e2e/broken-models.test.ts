import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MODEL_KEY, startModelServer, type ModelServer, type Reply } from '../stand-ins/model-server.ts'
import { patience } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

/** What several services over one database share. */
const SECRET_KEYS = { HOFKERN_SECRET_KEYS: Buffer.alloc(32, 7).toString('base64') }
const PAPERS = {
  'gülle.txt':
    'Gülle ist auf unbestelltem Ackerland spätestens innerhalb von einer Stunde nach Beginn des Aufbringens einzuarbeiten.',
  'pacht.txt': 'Die Pacht für die Hauswiese beträgt 640 Euro je Hektar. Der Vertrag endet am 30. September 2027.',
  'melken.txt': 'Die Molkerei holt die Milch an jedem zweiten Tag. Die Kühltemperatur liegt bei 6 °C.',
}
const ANSWERED = 'Wie schnell muss ich Gülle einarbeiten?'
const QUESTIONS = [ANSWERED, 'Wie hoch ist die Pacht für die Hauswiese?', 'Wann kommt der Schornsteinfeger?']

const vector = (components: string) => ({ raw: `{"data": [{"index": 0, "embedding": [${components}]}]}` })
const OTHER_LENGTH: Reply = vector('1, 2, 3')
const EMBEDDER_FAILURES: [string, Reply | 'refuse the connection'][] = [
  ['has a fault of its own', { status: 500 }],
  ['refuses the key', { status: 401 }],
  ['is asked too often', { status: 429 }],
  ['gives vectors of another length', OTHER_LENGTH],
  ['gives what are no numbers', vector('NaN, 1, 1, 1, 1, 1, 1, 1')],
  ['gives more than any number', vector('1e999, 1, 1, 1, 1, 1, 1, 1')],
  ['gives a vector without a direction', vector('0, 0, 0, 0, 0, 0, 0, 0')],
  ['gives a page instead of JSON', { raw: '<html>Wartung</html>' }],
  ['gives JSON of something else', { raw: '{"data": {"embedding": "eins"}}' }],
  ['breaks off', 'break off'],
  ['never answers', 'hang'],
  ['is not there', 'refuse the connection'],
]
const WRITER_FAILURES: [string, Reply | 'refuse the connection'][] = [
  ['has a fault of its own', { status: 500 }],
  ['refuses the key', { status: 401 }],
  ['says something else', { text: 'Gern! Hier ist die Antwort:' }],
  ['gives no HTTP body', { raw: '\u0000{' }],
  ['breaks off', 'break off'],
  ['never answers', 'hang'],
  ['is not there', 'refuse the connection'],
]

describe('with a model that is wrong, slow or dead', () => {
  let placed: ModelServer
  let plain: TestService
  let embedding: TestService
  let farm: Farm
  const without = new Map<string, string>()

  const endpoint = (kind: 'EMBEDDINGS' | 'LLM', url: string) => ({
    ...SECRET_KEYS,
    ...(kind === 'LLM' && { HOFKERN_LLM_PROVIDER: 'openai-compatible' }),
    [`HOFKERN_${kind}_BASE_URL`]: url,
    [`HOFKERN_${kind}_API_KEY`]: MODEL_KEY,
    [`HOFKERN_${kind}_MODEL`]: 'test-e5',
  })
  /** What a farmer is answered, to the byte, or nothing within any time that a person waits. */
  const answerOf = async ({ url, application }: TestService, question: string): Promise<string> => {
    const { access } = application
    const session = await access.issueSession({ email: farm.email, lifetimeSeconds: 3600 })
    const response = await fetch(`${url}/chat/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${session.unwrap().token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question }),
      signal: AbortSignal.timeout(patience(15_000)),
    })
    expect(response.status).toBe(200)
    return response.text()
  }

  beforeAll(async () => {
    placed = await startModelServer()
    embedding = await startService(endpoint('EMBEDDINGS', placed.url))
    farm = await embedding.farm()
    for (const [name, text] of Object.entries(PAPERS)) expect((await farm.ingest(text, name)).status).toBe('completed')
    plain = await startService({ DATABASE_URL: embedding.database.url, ...SECRET_KEYS }, { worker: false })
    for (const question of QUESTIONS) without.set(question, await answerOf(plain, question))
    expect(JSON.parse(without.get(ANSWERED)!)).toMatchObject({ answered: true, model: 'hofkern-extractive' })
  })
  afterAll(async () => {
    await plain.stop()
    await embedding.stop()
    await placed.close()
  })

  let broken: ModelServer
  let service: TestService | undefined
  const logged: string[] = []
  beforeEach(async () => {
    broken = await startModelServer()
    logged.length = 0
  })
  afterEach(async () => {
    await service?.stop()
    service = undefined
    await broken.close()
  })

  const serviceWith = async (kind: 'EMBEDDINGS' | 'LLM', failure: Reply | 'refuse the connection') => {
    if (failure === 'refuse the connection') await broken.close()
    else broken.replies.push(failure)
    const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
    service = await startService(
      { DATABASE_URL: embedding.database.url, ...endpoint(kind, broken.url) },
      { worker: false, log },
    )
    return service
  }

  it.each(EMBEDDER_FAILURES)('an answer is that without an embedder where it %s', async (_, failure) => {
    const asked = await serviceWith('EMBEDDINGS', failure)
    for (const question of QUESTIONS) expect(await answerOf(asked, question)).toBe(without.get(question))
    // Vectors of another length are good in themselves; all else is a failure, and after three nobody waits.
    const before = broken.requests.length
    expect(await answerOf(asked, ANSWERED)).toBe(without.get(ANSWERED))
    expect(broken.requests.length - before).toBe(failure === OTHER_LENGTH ? 1 : 0)
    const lines = logged.join('')
    for (const secret of [MODEL_KEY, 'stand-in', 'Wartung', 'Gülle']) expect(lines).not.toContain(secret)
  })

  it.each(WRITER_FAILURES)('an answer is that without a language model where it %s', async (_, failure) => {
    const asked = await serviceWith('LLM', failure)
    expect(await answerOf(asked, ANSWERED)).toBe(without.get(ANSWERED))
    const lines = logged.join('')
    for (const secret of [MODEL_KEY, 'stand-in', 'Gern!', 'Gülle']) expect(lines).not.toContain(secret)
  })
})
