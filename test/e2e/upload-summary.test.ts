import { afterAll, beforeAll, expect, it } from 'vitest'
import { startService, type TestService } from './start-hofkern.ts'

let service: TestService
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const HERD =
  'Ohrmarke;Geboren am;Geschlecht;Rasse\nDE 03 900 00001;14.03.2019;weiblich;HOL\nDE 03 900 00002;05.11.2020;weiblich;HOL\n'

it('a batch of uploads is summed up: what was read, what failed, what waits, which deadline is next', async () => {
  const farm = await service.farm()
  const began = new Date().toISOString()
  const summary = async (query = '') => (await farm.call('GET', `/training/summary${query}`)).json()
  expect(await summary()).toMatchObject({ sources: {}, rows: {}, proposals_waiting: 0, next_deadlines: [] })
  await farm.ingest(HERD, 'bestand.csv')
  await farm.ingest('Moin, der Zaun am Kamp ist wieder heil.', 'notiz.txt')
  await farm.ingest('%PDF-1.7 kaputt', 'kaputt.pdf')
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const letter = { subject: 'Anhörung zur Düngung', deadline: soon }
  const made = (await (await farm.call('POST', '/workspace/letters', { json: letter })).json()) as { id: string }
  expect(await summary(`?since=${encodeURIComponent(began)}`)).toMatchObject({
    since: began,
    sources: { completed: 2, failed: 1 },
    rows: { animals: 2 },
    proposals_waiting: 0,
    next_deadlines: [{ kind: 'letters', id: made.id, on: soon }],
  })
  expect(await summary('?since=9999-01-01T00:00:00Z')).toMatchObject({ sources: {}, rows: {} })
  expect((await farm.call('GET', '/training/summary?since=0000-01-01T00:00:00Z')).status).toBe(200)
  expect((await farm.call('GET', '/training/summary?since=gestern')).status).toBe(422)
  const stranger = await service.farm()
  expect(await (await stranger.call('GET', '/training/summary')).json()).toMatchObject({ sources: {}, rows: {} })
})
