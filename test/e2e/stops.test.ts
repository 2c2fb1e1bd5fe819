import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience, until } from '../patience.ts'
import type { Farm } from './start-hofkern.ts'
import { startWatched, type WatchedService } from './start-watched.ts'

const LINES = 100_000
const TARGET_MS = 50

/**
 * What large work of one farm does to everyone else of the process that serves. A stop is measured as processor time of
 * the main thread between two turns of its event loop: on a machine with much to do a thread waits for its turn, which
 * stretches every time that a clock shows, but not what the thread uses. What is left of the load, such as caches that
 * others fill, slows a known piece of work as much, and the limit rises by that. A large collection of garbage falls by
 * chance on one step or another; what a step does in one piece stops it each time. So a step fails that stops the
 * process on each of three farms. A stop that waits for the disk is not seen this way; nothing that serves reads it
 * synchronously.
 */
describe('the process that serves', () => {
  let service: WatchedService
  beforeAll(async () => {
    service = await startWatched()
  }, patience(120_000))
  afterAll(() => service.stop(), patience(60_000))

  it(
    'is never held up by a text of 20 MB and 100,000 rows of a farm',
    { tags: ['large'], timeout: patience(900_000) },
    async () => {
      const other = await service.farm()
      // Code that is used for the first time is compiled, once in the life of a process.
      await smallCalls(other)
      let held = await stopsAboveTheLimit(await service.farm(), other)
      for (let farms = 1; farms < 3 && held.length > 0; farms++) {
        const again = await stopsAboveTheLimit(await service.farm(), other)
        held = again.filter(([step]) => held.some(([before]) => before === step))
      }
      expect(held).toEqual([])
    },
  )

  it('tells its longest stop and that of its child', async () => {
    const metrics = await (await fetch(`${service.url}/metrics`)).text()
    for (const name of ['event_loop', 'worker_event_loop'])
      expect(metrics).toMatch(new RegExp(`^hofkern_${name}_longest_stop_seconds [\\d.e-]+$`, 'm'))
  })

  /** Does the large work of one farm, and tells the steps whose longest stop is above the limit, in ms. */
  async function stopsAboveTheLimit(farm: Farm, other: Farm): Promise<[string, number][]> {
    const stops: Record<string, number> = {}
    const stretches: number[] = []
    const during = async (what: string, work: () => Promise<unknown>): Promise<void> => {
      await service.longestStop()
      await Promise.all([work(), ...Array.from({ length: 3 }, () => smallCalls(other))])
      stops[what] = await service.longestStop()
      stretches.push(stretch())
    }
    let text = ''
    await during('text: upload', async () => {
      text = await idOf(await farm.upload(longText(19_500_000), 'lang.txt'))
    })
    await during('text: reading', () => farm.ended(text, 300_000))
    await during('text: page', () => got(farm.call('GET', `/training/${text}/pages/1`)))
    await during('text: question', () => ask(farm, 'Wann wurde Schlag 77 gedüngt?'))
    await during('text: impact', () => got(farm.call('GET', `/training/${text}/impact`)))
    await during('text: deletion', () => got(farm.call('DELETE', `/training/${text}`)))

    await during('rows: preview, all wrong', () => importTable(farm, table('viel'), 'preview', 200))
    await during('rows: apply, all wrong', () => importTable(farm, table('viel'), 'apply', 422))
    await during('rows: preview', () => importTable(farm, table('2,5'), 'preview', 200))
    await during('rows: apply', () => importTable(farm, table('2,5'), 'apply', 200))
    await during('rows: apply again', () => importTable(farm, table('3,5'), 'apply', 200))
    await during('rows: list', () => got(farm.call('GET', '/workspace/fields?limit=100&offset=99000')))
    await during('rows: search', () => got(farm.call('GET', '/workspace/fields?limit=100&q=999')))
    await during('rows: CSV', () => got(farm.call('GET', '/workspace/fields/export')))
    await during('rows: XLSX', () => got(farm.call('GET', '/workspace/fields/export?format=xlsx')))
    await during('rows: question', () => ask(farm, 'Welche Schläge sind größer als 2 ha?'))
    await during('rows: long question', () => ask(farm, 'Wie viel Gülle kam am 20.05.2026 auf Schlag 77? '.repeat(80)))
    await during('rows: digest of deadlines', () => digest(farm, '2026-05-10'))
    await during('openapi.json', () => got(farm.call('GET', '/openapi.json')))
    await during('docs', () => got(farm.call('GET', '/docs')))

    const limit = TARGET_MS * Math.max(1, stretches.toSorted((a, b) => a - b)[Math.floor(stretches.length / 2)]!)
    return Object.entries(stops).filter(([, ms]) => ms > limit)
  }

  /** What people do beside it. */
  async function smallCalls(caller: Farm): Promise<void> {
    for (const path of ['/workspace/animals?limit=20', '/training?limit=20', '/health', '/workspace/fields?limit=5'])
      await got(caller.call('GET', path))
    await sleep(50)
  }

  async function importTable(farm: Farm, csv: string, mode: 'preview' | 'apply', status: number): Promise<void> {
    const form = new FormData()
    form.set('mode', mode)
    form.set('file', new Blob([csv]), 'felder.csv')
    const answer = await farm.call('POST', '/workspace/fields/import', { body: form })
    const text = await answer.text()
    expect(answer.status, text.slice(0, 300)).toBe(status)
    expect(text.length).toBeLessThan(200_000)
  }

  /** Judges the farm, and comes to tell that it has not applied for its payments. */
  async function digest(farm: Farm, day: string): Promise<void> {
    const wanted = { kinds: { deadline_digest: { in_app: true } } }
    await got(farm.call('PATCH', '/notifications/preferences', { json: wanted }))
    const holding = { name: 'Hof Deichblick', state: 'NI', direct_payments: true }
    expect((await farm.call('POST', '/workspace/holdings', { json: holding })).status).toBe(201)
    await service.remind(farm, day)
    const told = async () =>
      (await (await farm.call('GET', '/notifications')).json()) as { items: { kind: string; body: string }[] }
    await until(async () => (await told()).items.some(({ kind }) => kind === 'deadline_digest'), 60_000)
    const { items } = await told()
    expect(items.find(({ kind }) => kind === 'deadline_digest')!.body).toContain('Bis 15.05.2026: ')
  }

  const ask = (farm: Farm, question: string) =>
    got(farm.call('POST', '/chat/ask', { json: { question: question.slice(0, 4000) } }))
})

const idOf = (answer: Response) => answer.json().then((body) => (body as { document_id: string }).document_id)

async function got(calling: Promise<Response>): Promise<void> {
  const answer = await calling
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
}

const line = (number: number): string => `Schlag ${number} wurde am 20.05.2026 mit 12,5 m³/ha Gülle gedüngt.\n`

const longText = (letters: number): string =>
  Array.from({ length: letters / 65 }, (_, n) => line(n) + (n % 9 === 0 ? '\n' : '')).join('')

const table = (area: string): string =>
  `Schlag;Größe (ha)\n${Array.from({ length: LINES }, (_, n) => `Schlag ${n};${area}`).join('\n')}`

/** What the piece of work below takes of a processor that does nothing else, in ms. */
const QUIET_MS = 20

/** How many times longer the processor takes for a known piece of work than one that does nothing else. */
function stretch(): number {
  const rows = Array.from({ length: 40_000 }, (_, n) => ({ id: n, name: `Schlag ${n}`, area: n / 7 }))
  const before = process.threadCpuUsage()
  JSON.parse(JSON.stringify(rows))
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / QUIET_MS
}
