import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

describe('the figures for Prometheus', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  const metrics = async () => (await fetch(`${service.url}/metrics`)).text()

  it('tell how the queue stands, and how the connections', async () => {
    expect(await metrics()).toContain('hofkern_queue_jobs{kind="ingest_source",state="waiting"} 0\n')
    await farm.upload('Text', 'a.txt')
    const found = await metrics()
    expect(found).toContain('hofkern_queue_jobs{kind="ingest_source",state="waiting"} 1\n')
    expect(Number(/hofkern_queue_oldest_seconds\{kind="ingest_source"\} ([\d.e-]+)/.exec(found)![1])).toBeGreaterThan(0)
    expect(found).toMatch(/hofkern_database_connections\{pool="tenants",state="open"\} [1-9]/)
    expect(found).toContain('hofkern_queue_jobs{kind="ingest_source",state="given_up"} 0\n')
  })

  it('tell the longest time that this process answered nobody, since they were last read', async () => {
    const longest = async () =>
      Number(/^hofkern_event_loop_longest_stop_seconds ([\d.e-]+)$/m.exec(await metrics())![1])
    // What stops it in the first moment after a reading is not seen.
    await until(async () => {
      for (const end = performance.now() + 300; performance.now() < end;);
      return (await longest()) > 0.2
    })
    await until(async () => (await longest()) < 0.2)
  })

  it('count work over all processes', async () => {
    const { figures } = service.application.platform
    await figures.add('reading', 'pdf', 0.5)
    await figures.add('reading', 'pdf', 1)
    const found = await metrics()
    expect(found).toContain('hofkern_work_count{work="reading",of="pdf"} 2\n')
    expect(found).toContain('hofkern_work_seconds{work="reading",of="pdf"} 1.5\n')
  })

  it('name no farm and nobody', async () => {
    const found = await metrics()
    expect(found).not.toContain(farm.namespaceId)
    expect(found).not.toContain(farm.email)
  })
})
