import { describe, expect, it } from 'vitest'
import { MemoryPublicWeb } from '../../../adapters/memory/sources/memory-public-web.ts'
import { makeListSources, makeRegisterFromWeb } from '../../../core/sources/index.ts'
import { aFarmer, sourcesInMemory } from '../../builders/farm.ts'

const aWeb = () => {
  const world = sourcesInMemory()
  const web = new MemoryPublicWeb()
  return { ...world, web, registerFromWeb: makeRegisterFromWeb({ ...world, web }), listSources: makeListSources(world) }
}

describe('a source from the web', () => {
  it('is registered like an upload, once for the same bytes', async () => {
    const world = aWeb()
    const farmer = aFarmer()
    world.web.put('https://amt.example/merkblatt.txt', Buffer.from('Gülle'))
    world.web.put('https://kopie.example/anders.txt', Buffer.from('Gülle'))
    const first = (
      await world.registerFromWeb(farmer, {
        url: 'https://amt.example/merkblatt.txt',
        title: 'Merkblatt',
        category: 'duengung',
      })
    ).unwrap()
    const again = (await world.registerFromWeb(farmer, { url: 'https://kopie.example/anders.txt' })).unwrap()
    expect(first).toMatchObject({
      outcome: 'accepted',
      source: { filename: 'merkblatt.txt', title: 'Merkblatt', category: 'duengung' },
    })
    expect([again.outcome, again.source.id]).toEqual(['duplicate', first.source.id])
  })

  it('is not made where there is nothing to fetch', async () => {
    const world = aWeb()
    const farmer = aFarmer()
    expect((await world.registerFromWeb(farmer, { url: 'https://amt.example/fehlt' })).val).toEqual({
      kind: 'no_document',
      status: 404,
    })
    expect(await world.listSources(farmer, { limit: 10, offset: 0 })).toEqual({ sources: [], more: false })
  })
})

describe('the list of sources', () => {
  it('tells whether more follow', async () => {
    const world = aWeb()
    const farmer = aFarmer()
    for (const text of ['eins', 'zwei', 'drei']) {
      world.time.now += 1
      await world.registerSource(farmer, {
        file: {
          content: Buffer.from(text),
          filename: `${text}.txt`,
          contentType: 'text/plain',
          sizeBytes: text.length,
          sha256: text,
        },
      })
    }
    const titles = async (limit: number, offset: number) => {
      const { sources, more } = await world.listSources(farmer, { limit, offset })
      return [sources.map(({ title }) => title), more]
    }
    expect(await titles(2, 0)).toEqual([['drei', 'zwei'], true])
    expect(await titles(2, 2)).toEqual([['eins'], false])
    expect(await titles(3, 0)).toEqual([['drei', 'zwei', 'eins'], false])
  })
})
