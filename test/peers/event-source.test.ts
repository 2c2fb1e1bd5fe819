import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type Farm, type TestService } from '../e2e/start-hofkern.ts'
import { until } from '../patience.ts'
import { openBrowser } from './open-browser.ts'

interface Heard {
  event: string
  id: string
  data: { document_id?: string; title?: string }
}

describe('EventSource of a browser, on a page of another origin', () => {
  let browser: Browser
  let service: TestService
  let farm: Farm
  let tab: Tab
  const page = createServer((_, res) => res.setHeader('Content-Type', 'text/html').end('<title>Hof</title>'))
  beforeAll(async () => {
    ;[browser, service] = await Promise.all([openBrowser(), startService()])
    farm = await service.farm()
    tab = await browser.newPage()
    await new Promise<void>((done) => page.listen(0, '127.0.0.1', done))
    await tab.goto(`http://127.0.0.1:${(page.address() as AddressInfo).port}/`)
  })
  afterAll(async () => {
    await Promise.all([browser.close(), service.stop()])
    page.close()
  })

  /** Gets a ticket in the page and listens with it, after an event where there is one. */
  const listen = (after = '') =>
    tab.evaluate(
      async ({ url, token, after: last }) => {
        const page = globalThis as unknown as { heard: unknown[]; source: EventSource }
        const answer = await fetch(`${url}/realtime/ticket`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
        })
        const { ticket } = (await answer.json()) as { ticket: string }
        const query = new URLSearchParams({ ticket, ...(last && { last_event_id: last }) })
        page.heard = []
        page.source = new EventSource(`${url}/realtime?${query}`)
        for (const event of ['source.progress', 'notification.created', 'reset'])
          page.source.addEventListener(event, ({ data, lastEventId }) =>
            page.heard.push({ event, id: lastEventId, data: JSON.parse(data) }),
          )
        await new Promise((done) => page.source.addEventListener('open', done))
      },
      { url: service.url, token: farm.token, after },
    )
  const heard = () => tab.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard)
  const close = () => tab.evaluate(() => (globalThis as unknown as { source: EventSource }).source.close())

  it('hears what happens, and goes on with another ticket where it broke off', async () => {
    await listen()
    await farm.ingest('Der erste Brief.', 'eins.txt')
    await until(async () => (await heard()).some(({ event }) => event === 'notification.created'))
    const before = await heard()
    expect(before.at(-1)!.data.title).toContain('eins.txt ist gelesen')
    await close()

    await farm.ingest('Der zweite Brief.', 'zwei.txt')
    await until(async () => {
      const listed = await (await farm.call('GET', '/notifications')).json()
      return (listed as { items: unknown[] }).items.length === 2
    })
    await listen(before.at(-1)!.id)
    await until(async () => (await heard()).some(({ data }) => data.title?.includes('zwei.txt') === true))
    const missed = await heard()
    expect(missed.filter(({ event }) => event === 'reset')).toEqual([])
    const ids = missed.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(Math.min(...ids)).toBeGreaterThan(Number(before.at(-1)!.id))
    await close()
  })

  it('is told that it is over when a used ticket is all it has', async () => {
    await listen()
    const address = await tab.evaluate(() => (globalThis as unknown as { source: EventSource }).source.url)
    const state = await tab.evaluate(
      (url) =>
        new Promise((done) => {
          const again = new EventSource(url)
          again.addEventListener('error', () => done(again.readyState))
        }),
      address,
    )
    expect(state).toBe(2)
    await close()
  })
})
