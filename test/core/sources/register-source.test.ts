import { describe, expect, it } from 'vitest'
import { aFarmer, received, sourcesInMemory } from '../../builders/farm.ts'

const originals = async (world: ReturnType<typeof sourcesInMemory>) => {
  const keys = []
  for await (const { key } of world.objects.list('')) keys.push(key)
  return keys
}

describe('registering a source', () => {
  it('stores the original, the row and the job', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const { source, outcome } = await world.registerSource(farmer, {
      file: received('Klee', '../Ordner/Gülle plan.txt'),
    })
    expect(outcome).toBe('accepted')
    expect(source).toMatchObject({
      filename: 'Gülle plan.txt',
      title: 'Gülle plan',
      status: 'queued',
      filedBy: 'service',
    })
    expect(await world.jobs.take()).toEqual({
      kind: 'ingest_source',
      id: source.jobId,
      namespaceId: farmer.namespaceId,
      documentId: source.id,
    })
    expect(await originals(world)).toEqual([`${farmer.namespaceId}/originals/${source.id}`])
  })

  it('keeps neither row nor job nor original of a duplicate', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const [first, second] = [
      await world.registerSource(farmer, { file: received('Klee') }),
      await world.registerSource(farmer, { file: received('Klee', 'anders.txt') }),
    ]
    expect([second.outcome, second.source.id, second.source.filename]).toEqual([
      'duplicate',
      first.source.id,
      'text.txt',
    ])
    await world.jobs.take()
    expect(await world.jobs.take()).toBeUndefined()
    expect(await originals(world)).toHaveLength(1)
  })

  it('takes bytes whose run had failed as new work under the old id', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const { source } = await world.registerSource(farmer, { file: received('Klee') })
    await world.sources.report(farmer.namespaceId, source.id, source.jobId, {
      status: 'failed',
      error: { kind: 'corrupt', reason: 'x' },
      updatedAt: 2,
    })
    const again = await world.registerSource(farmer, { file: received('Klee') })
    expect([again.outcome, again.source.id, again.source.jobId === source.jobId]).toEqual([
      'accepted',
      source.id,
      false,
    ])
  })

  it('of two racing uploads of the same bytes accepts one', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const outcomes = await Promise.all([1, 2, 3].map(() => world.registerSource(farmer, { file: received('Klee') })))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'duplicate', 'duplicate'])
    expect(await originals(world)).toHaveLength(1)
  })

  it('takes a person’s filing as final', async () => {
    const world = sourcesInMemory()
    expect((await world.registerSource(aFarmer(), { file: received('Klee'), category: 'milch' })).source).toMatchObject(
      { category: 'milch', filedBy: 'person' },
    )
  })

  it('leaves an original without a row, never a row without an original, when the database fails', async () => {
    const world = sourcesInMemory()
    world.jobs.enqueue = () => Promise.reject(new Error('database gone'))
    const farmer = aFarmer()
    await expect(world.registerSource(farmer, { file: received('Klee') })).rejects.toThrow('database gone')
    expect(await originals(world)).toHaveLength(1)
    expect(await world.sources.byFilename(farmer.namespaceId, 'text.txt')).toEqual([])
  })
})
