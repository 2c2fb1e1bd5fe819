import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Seeded {
  seeded: boolean
  rows: Record<string, number>
  documents: { document_id: string; title: string }[]
  support_thread: { id: string; title: string; messages: { from: string; text: string }[] } | null
}

const SEED = '/onboarding/seed-example-data'

describe('the example farm', () => {
  let service: TestService
  beforeAll(async () => void (service = await startService()))
  afterAll(() => service.stop())
  const seed = async (farm: Farm) => (await (await farm.call('POST', SEED)).json()) as Seeded
  /** Waits until every paper was filed and read. */
  const read = async (farm: Farm, { documents }: Seeded) => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await new Promise((done) => setTimeout(done, 100))) {
      const filed = await Promise.all(documents.map(async ({ document_id }) => (await farm.call('GET', `/training/${document_id}`)).status))
      if (filed.every((status) => status === 200)) break
    }
    return Promise.all(documents.map(async ({ document_id, title }) => ({ title, ...(await farm.ended(document_id)) })))
  }

  it('is made once, also by two calls at once, and its papers are filed and read', async () => {
    const farm = await service.farm()
    const [one, other] = await Promise.all([seed(farm), seed(farm)])
    expect([one, other].map(({ seeded }) => seeded).toSorted()).toEqual([false, true])
    expect({ ...one, seeded: true }).toEqual({ ...other, seeded: true })
    expect((await read(farm, one)).map(({ status }) => status)).toEqual(one.documents.map(() => 'completed'))
    expect(await seed(farm)).toEqual({ ...one, seeded: false })
  })
})
