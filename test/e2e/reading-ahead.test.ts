import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const NOBODY = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e'

/** What only reads is worked on while its credential is looked up, once the service has seen the credential. */
describe('reading ahead', () => {
  let service: TestService
  let farm: Farm
  let documentId: string
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
    documentId = ((await (await farm.upload('Die Pacht ist bezahlt.', 'pacht.txt')).json()) as { document_id: string })
      .document_id
  })
  afterAll(() => service.stop())
  const titles = async (reader: Farm) => {
    const answer = await reader.call('GET', '/training')
    return [answer.status, ((await answer.json()) as { items?: { title: string }[] }).items?.map(({ title }) => title)]
  }

  it('answers every address that only reads, the first time and again', async () => {
    const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
      paths: Record<string, { get?: unknown }>
    }
    const reading = Object.keys(paths).filter((path) => paths[path]!.get && path !== '/realtime')
    expect(reading.length).toBeGreaterThan(50)
    for (const path of reading) {
      const address = path.replace('{document_id}', documentId).replaceAll(/\{\w+\}/g, NOBODY)
      const first = await farm.call('GET', address)
      const again = await farm.call('GET', address)
      expect([path, again.status]).toEqual([path, first.status])
      expect(first.status, path).toBeLessThan(500)
      await Promise.all([first.text(), again.text()])
    }
  })

  it('gives nothing to a credential that has ended, from the next request on', async () => {
    const other = await service.farm()
    await other.upload('Ein Brief.', 'brief.txt')
    expect(await titles(other)).toEqual([200, ['brief']])
    await service.application.access.endGrants(other.email, 'sessions')
    const refused = await other.call('GET', '/training')
    expect([refused.status, refused.headers.get('ratelimit'), await refused.text()]).toEqual([
      401,
      null,
      expect.not.stringContaining('brief'),
    ])
  })

  it('gives the rows of the farm that the person has now', async () => {
    const mover = await service.farm()
    await mover.upload('Ein Vertrag.', 'vertrag.txt')
    for (let time = 0; time < 2; time++) expect(await titles(mover)).toEqual([200, ['vertrag']])
    const fresh = newId<NamespaceId>()
    await service.database.asOwner("insert into namespaces values ($1, 'personal', now())", [fresh])
    await service.database.asOwner('update users set namespace_id = $1 where email = $2', [fresh, mover.email])
    for (let time = 0; time < 2; time++) expect(await titles(mover)).toEqual([200, []])
    await service.database.asOwner('update users set namespace_id = $1 where email = $2', [
      mover.namespaceId,
      mover.email,
    ])
    for (let time = 0; time < 2; time++) expect(await titles(mover)).toEqual([200, ['vertrag']])
  })

  it('keeps farms apart that read at once, over and over', async () => {
    const farms = await Promise.all(Array.from({ length: 6 }, () => service.farm()))
    await Promise.all(farms.map((one, number) => one.upload(`Brief ${number}`, `brief-${number}.txt`)))
    const reads = Array.from({ length: 240 }, (_, number) => titles(farms[number % 6]!))
    for (const [number, found] of (await Promise.all(reads)).entries())
      expect(found).toEqual([200, [`brief-${number % 6}`]])
  })
})
