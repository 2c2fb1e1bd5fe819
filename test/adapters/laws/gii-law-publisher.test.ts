import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { GiiLawPublisher } from '../../../adapters/laws/gii-law-publisher.ts'
import { MemoryLawPublisher } from '../../../adapters/memory/statutes/memory-law-publisher.ts'
import { runContract } from '../../contracts/run-contract.ts'
import { lawPublisherContract } from '../../contracts/statutes/law-publisher-contract.ts'
import { aStatute, startLawServer, type LawServer } from '../../stand-ins/law-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hofkern-laws-'))

runContract(
  'LawPublisher: gesetze-im-internet.de',
  lawPublisherContract(async () => {
    const server = await startLawServer()
    return {
      publisher: new GiiLawPublisher({ baseUrl: server.url, folder }),
      publish: (name, abbreviation, text) => void server.statutes.set(name, aStatute(abbreviation, { '§ 1': text })),
      close: () => server.close(),
    }
  }),
)

runContract(
  'LawPublisher: memory',
  lawPublisherContract(() => {
    const publisher = new MemoryLawPublisher(folder)
    return {
      publisher,
      publish: (name, abbreviation, text) => void publisher.statutes.set(name, { abbreviation, text }),
      close: () => {},
    }
  }),
)

describe('gesetze-im-internet.de', () => {
  const open: LawServer[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
  })
  async function published(fault: LawServer['fault']) {
    const server = await startLawServer()
    open.push(server)
    server.statutes.set('hofv', aStatute('HofV', { '§ 1': 'Der Hof ist zu fegen.' }))
    server.fault = fault
    return { server, publisher: new GiiLawPublisher({ baseUrl: `${server.url}/`, folder, timeoutMs: 300 }) }
  }

  it.each([
    ['down', 'unreachable'],
    ['silent', 'unreachable'],
    ['moved', 'unreachable'],
    ['page', 'unreadable'],
  ] as const)('is „%s“: %s', async (fault, kind) => {
    const { publisher } = await published(fault)
    expect((await publisher.folders()).val).toEqual({ kind })
    expect((await publisher.withStatute('hofv', 'HofV', async () => 'taken')).val).toEqual({ kind })
  })

  it('reads no archive that is cut off, and leaves nothing on the disk', async () => {
    const { publisher } = await published('broken archive')
    expect((await publisher.withStatute('hofv', 'HofV', async () => 'taken')).val).toEqual({ kind: 'unreadable' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('is asked at its own address alone, whatever its contents link to', async () => {
    const { server, publisher } = await published('none')
    await publisher.folders()
    await publisher.withStatute('hofv', 'HofV', async () => {})
    expect(server.asked).toEqual(['/gii-toc.xml', '/hofv/xml.zip'])
  })
})
