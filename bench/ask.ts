/**
 * How long a question takes over HTTP: with few and many passages of one's own, and with other farms' passages beside
 * them.
 *
 * npm run bench:ask
 */
import pg from 'pg'
import type { DocumentId, NamespaceId } from '../core/shared/ids.ts'
import { readOfOthers } from './data-of-others.ts'
import { startHofkern, type BenchFarm, type RunningHofkern } from './http/start-hofkern.ts'

const QUESTIONS = 200
const WARM_UP = 40
const PASSAGES_PER_DOCUMENT = 40

const { data } = JSON.parse(readOfOthers('retrieval/xquad-de-dev.json')) as {
  data: { paragraphs: { context: string; qas: { question: string }[] }[] }[]
}
const paragraphs = data.flatMap((article) => article.paragraphs.map(({ context }) => context))
const questions = data.flatMap((article) =>
  article.paragraphs.flatMap(({ qas }) => qas.map(({ question }) => question)),
)
const words = [...new Set(paragraphs.join(' ').split(/\s+/u))]

/** A paragraph made of the words of real ones, each other than the last: copies of a few would all be found at once. */
function* syntheticParagraphs(): Generator<string> {
  let seed = 1
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (;;) {
    const original = (paragraphs[Math.floor(random() * paragraphs.length)] as string).split(/\s+/u)
    yield original
      .map((word) => (random() < 0.5 ? word : (words[Math.floor(random() * random() * words.length)] as string)))
      .join(' ')
      .slice(0, 900)
  }
}

async function fill(
  service: RunningHofkern,
  namespaceId: NamespaceId,
  passages: number,
  first: string[] = [],
): Promise<void> {
  const indexDocument = service.application.knowledge.indexDocument
  const ids = service.application.platform.ids
  const made = syntheticParagraphs()
  const texts = [...first]
  while (texts.length < passages) texts.push(made.next().value as string)
  for (let start = 0; start < passages; start += PASSAGES_PER_DOCUMENT) {
    const pages = texts
      .slice(start, Math.min(passages, start + PASSAGES_PER_DOCUMENT))
      .map((text, index) => ({ number: index + 1, text, headings: [] }))
    await indexDocument({
      namespaceId,
      documentId: ids.next<DocumentId>(),
      title: `Ordner ${start}`,
      document: { pages },
    })
  }
}

/** What autovacuum does within a minute. */
async function settle({ application }: RunningHofkern): Promise<void> {
  const client = new pg.Client({ connectionString: application.url })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}

async function timesOf(farm: BenchFarm): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < WARM_UP + QUESTIONS; index += 1) {
    const question = questions[(index * 7) % questions.length] as string
    const started = performance.now()
    await farm.call('POST', '/chat/ask', { question })
    if (index >= WARM_UP) times.push(performance.now() - started)
  }
  return times.sort((one, other) => one - other)
}

const at = (times: number[], share: number): number => times[Math.floor(times.length * share)] as number
const row = (times: number[], target: string): Record<string, string> => ({
  p50: `${at(times, 0.5).toFixed(1)} ms`,
  p95: `${at(times, 0.95).toFixed(1)} ms`,
  target,
})

const service = await startHofkern()
try {
  const [small, large, others] = [await service.farm(), await service.farm(), await service.farm()]
  await fill(service, small.namespaceId, 240, paragraphs)
  await settle(service)
  const alone = await timesOf(small)
  await fill(service, large.namespaceId, 20_000, paragraphs)
  await settle(service)
  const many = await timesOf(large)
  await fill(service, others.namespaceId, 2400)
  await settle(service)
  const beside = await timesOf(small)
  console.table({
    '240 passages': row(alone, 'p50 <= 40 ms'),
    '20,000 passages': row(many, 'p50 <= 200 ms'),
    '240 passages, others hold 22,400': {
      ...row(beside, `p50 <= 1.5 x`),
      ratio: (at(beside, 0.5) / at(alone, 0.5)).toFixed(2),
    },
  })
} finally {
  await service.stop()
}
