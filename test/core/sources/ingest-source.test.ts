import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/access/index.ts'
import type { JobId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import type { DocumentReader, ReadFailure } from '../../../core/sources/index.ts'
import { aFarmer, readerOf, received, sourcesInMemory, textReader } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'

const upload = async (world: ReturnType<typeof sourcesInMemory>, farmer: Actor, text: string, filename?: string) => {
  const { source } = await world.registerSource(farmer, { file: received(text, filename) })
  return {
    source,
    run: {
      namespaceId: farmer.namespaceId,
      documentId: source.id,
      jobId: source.jobId,
      lastAttempt: false,
      lane: 'quick' as const,
    },
  }
}

describe('ingesting a source', () => {
  it('reads, indexes, files and completes it, and tells each step once', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const { source, run } = await upload(
      world,
      farmer,
      'Rechnung Nr. 12, Rechnungsdatum 03.04.2026, zahlbar bis 17.04.2026',
      'rechnung.txt',
    )
    expect((await world.ingestSource(run)).val).toBe('completed')
    expect(await world.sources.byId(farmer.namespaceId, source.id)).toMatchObject({
      status: 'completed',
      progress: 1,
      format: 'txt',
      category: 'rechnungen',
      passages: 1,
      hasPreview: true,
      completedAt: world.time.now,
    })
    const steps = (await world.live.published(farmer.namespaceId)).flatMap(({ event, data }) =>
      event === 'source.progress' ? [data.status] : [],
    )
    expect(steps.filter((status, index) => status !== steps[index - 1])).toEqual(
      ['queued', 'extracting', 'deriving', 'completed'].flatMap((status) =>
        status === 'deriving' ? ['indexing', 'deriving'] : [status],
      ),
    )
    expect((await world.figures.read()).map(({ work, of, count }) => [work, of, count])).toEqual([
      ['deriving', 'txt', 1],
      ['indexing', 'txt', 1],
      ['reading', 'txt', 1],
    ])
  })

  it('completes with a warning where the passages cannot be placed by their meaning, and the next reading places them', async () => {
    let answers = false
    const world = sourcesInMemory(textReader, {
      model: 'test-model',
      embed: async (texts) => (answers ? Ok(texts.map(() => [1, 0])) : Err({ kind: 'unreachable' })),
    })
    const farmer = aFarmer()
    const { source, run } = await upload(world, farmer, 'Klee')
    expect((await world.ingestSource(run)).val).toBe('completed')
    const unplaced = await world.sources.byId(farmer.namespaceId, source.id)
    expect(unplaced).toMatchObject({ status: 'completed', passages: 1, error: null })
    expect(unplaced!.warnings.join()).toContain('nicht nach der Bedeutung')
    answers = true
    const { jobId } = (await world.reprocessSource(farmer, source.id)).unwrap()
    await world.ingestSource({ ...run, jobId })
    const placed = await world.sources.byId(farmer.namespaceId, source.id)
    expect(placed!.warnings).toEqual([expect.stringContaining('Was für ein Dokument das ist')])
    expect(
      await world.passages.nearest({ namespaces: [farmer.namespaceId], model: 'test-model', vector: [1, 0], limit: 5 }),
    ).toMatchObject([{ documentId: source.id, text: 'Klee' }])
  })

  it('leaves questions for later once it is completed where somebody writes them, each reading once', async () => {
    const world = sourcesInMemory(textReader, undefined, undefined, { write: async () => Ok({ passages: [] }) })
    const farmer = aFarmer()
    const { source, run } = await upload(world, farmer, 'Klee')
    const left = async () => {
      const jobs: { kind?: string }[] = []
      for (let job = await world.jobs.take(); job; job = await world.jobs.take()) jobs.push(job)
      return jobs.filter(({ kind }) => kind === 'write_questions')
    }
    const payload = { namespaceId: farmer.namespaceId, documentId: source.id }
    expect(await left()).toEqual([])
    await world.ingestSource(run)
    await world.ingestSource(run)
    expect(await left()).toMatchObject([{ id: source.jobId, ...payload }])
    const { jobId } = (await world.reprocessSource(farmer, source.id)).unwrap()
    await world.ingestSource({ ...run, jobId })
    expect(await left()).toMatchObject([{ id: jobId, ...payload }])
  })

  it('does nothing a second time', async () => {
    const world = sourcesInMemory()
    const { run } = await upload(world, aFarmer(), 'Klee')
    await world.ingestSource(run)
    expect((await world.ingestSource(run)).val).toBe('stale')
  })

  it('leaves a source to the newer run', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const { source, run } = await upload(world, farmer, 'Klee')
    const { jobId } = (await world.reprocessSource(farmer, source.id)).unwrap()
    expect((await world.ingestSource(run)).val).toBe('stale')
    expect((await world.ingestSource({ ...run, jobId })).val).toBe('completed')
  })

  it('stops a run that is overtaken while it reads, and writes no passage', async () => {
    const farmer = aFarmer()
    const overtaken: DocumentReader = {
      ...textReader,
      async analyse(...given) {
        const [[, job] = []] = [...jobs]
        jobs.clear()
        if (job) await world.reprocessSource(farmer, job)
        return textReader.analyse(...given)
      },
    }
    const world = sourcesInMemory(overtaken)
    const { source, run } = await upload(world, farmer, 'Klee')
    const jobs = new Map([['first', source.id]])
    expect((await world.ingestSource(run)).val).toBe('stale')
    expect(await world.passages.count(farmer.namespaceId)).toMatchObject({ passages: 0 })
  })

  it.each<[ReadFailure, boolean, unknown]>([
    [{ kind: 'encrypted' }, false, 'failed'],
    [{ kind: 'corrupt', reason: 'x' }, false, 'failed'],
    [
      { kind: 'reader_crashed', reason: 'memory' },
      false,
      { kind: 'try_again', error: { kind: 'reader_crashed', reason: 'memory' } },
    ],
    [{ kind: 'reader_crashed', reason: 'memory' }, true, 'failed'],
    [{ kind: 'timed_out', seconds: 120 }, true, 'failed'],
  ])('ends or tries again: %j, last attempt %s', async (failure, lastAttempt, outcome) => {
    const world = sourcesInMemory(readerOf(async () => Err(failure)))
    const farmer = aFarmer()
    const { source, run } = await upload(world, farmer, 'Klee')
    expect((await world.ingestSource({ ...run, lastAttempt })).val).toEqual(outcome)
    expect(await world.sources.byId(farmer.namespaceId, source.id)).toMatchObject(
      outcome === 'failed' ? { status: 'failed', error: failure } : { status: 'extracting', error: null },
    )
  })

  it.each(['analyse', 'preview'] as const)(
    'moves to the slow lane what the quick one does not finish (%s), under the same job id, and goes on there',
    async (step) => {
      const reader: DocumentReader = {
        ...textReader,
        [step]: async (...given: unknown[]) =>
          given[step === 'analyse' ? 2 : 1] === 'quick'
            ? Err({ kind: 'over_budget' })
            : (textReader[step] as (...all: unknown[]) => unknown)(...given),
      }
      const world = sourcesInMemory(reader)
      const farmer = aFarmer()
      const { source, run } = await upload(world, farmer, 'Klee')
      expect(await world.jobs.take()).toMatchObject({ kind: 'ingest_source', id: source.jobId })
      // Twice, as after a crash before the end of the job.
      expect((await world.ingestSource(run)).val).toBe('moved')
      expect((await world.ingestSource(run)).val).toBe('moved')
      expect(await world.jobs.take()).toMatchObject({
        kind: 'ingest_large_source',
        id: source.jobId,
        documentId: source.id,
      })
      expect(await world.jobs.take()).toBeUndefined()
      expect((await world.ingestSource({ ...run, lane: 'slow' })).val).toBe('completed')
    },
  )

  it('begins in the slow lane with what is large, or a picture', async () => {
    const world = sourcesInMemory()
    const large = await world.registerSource(aFarmer(), { file: { ...received('Klee'), sizeBytes: 3_000_000 } })
    expect(await world.jobs.take()).toMatchObject({ kind: 'ingest_large_source', id: large.source.jobId })
    await world.registerSource(aFarmer(), { file: { ...received('Gras'), contentType: 'image/jpeg' } })
    expect(await world.jobs.take()).toMatchObject({ kind: 'ingest_large_source' })
  })

  it('completes without a picture where none can be drawn', async () => {
    const world = sourcesInMemory({ ...textReader, preview: async () => Err({ kind: 'reader_crashed', reason: 'x' }) })
    const farmer = aFarmer()
    const { source, run } = await upload(world, farmer, 'Klee')
    await world.ingestSource(run)
    expect(await world.sources.byId(farmer.namespaceId, source.id)).toMatchObject({
      status: 'completed',
      hasPreview: false,
    })
  })

  it('fails plainly when the original is gone', async () => {
    const world = sourcesInMemory()
    const farmer = aFarmer()
    const { source, run } = await upload(world, farmer, 'Klee')
    await world.objects.remove(`${farmer.namespaceId}/originals/${source.id}`)
    expect((await world.ingestSource(run)).val).toBe('failed')
  })

  it('knows no run of a source that was never there', async () => {
    const world = sourcesInMemory()
    const { run } = await upload(world, aFarmer(), 'Klee')
    expect((await world.ingestSource({ ...run, documentId: newId() })).val).toBe('stale')
    expect((await world.ingestSource({ ...run, jobId: newId<JobId>() })).val).toBe('stale')
  })

  it('asks a model once about a document of no known sort, and not about one whose run is over', async () => {
    const asked: string[] = []
    const world = sourcesInMemory(textReader, undefined, {
      read: async ({ material }) => (
        asked.push(material),
        Ok({
          rows: [
            {
              kind: 'contacts',
              fields: [
                { name: 'name', value: 'Erna', page: 1, quote: 'Erna' },
                { name: 'type', value: 'person', page: 1, quote: 'Erna' },
              ],
            },
          ],
        })
      ),
    })
    const farmer = aFarmer()
    const { run } = await upload(world, farmer, 'Pacht an Erna')
    expect([(await world.ingestSource(run)).val, (await world.ingestSource(run)).val]).toEqual(['completed', 'stale'])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Pacht an Erna')
    expect(await world.proposals.waiting(farmer.namespaceId, { limit: 9, offset: 0 })).toMatchObject([
      { kind: 'contacts', values: { name: 'Erna' }, documentId: run.documentId },
    ])
  })

  it('takes the title of the document unless a person gave one', async () => {
    const titled = readerOf(async (file) =>
      Ok({ ...(await textReader.read(file)).unwrap(), title: 'Bodenuntersuchung 2026' }),
    )
    const world = sourcesInMemory(titled)
    const farmer = aFarmer()
    const own = await upload(world, farmer, 'a', 'scan_001.txt')
    await world.ingestSource(own.run)
    expect(await world.sources.byId(farmer.namespaceId, own.source.id)).toMatchObject({
      title: 'Bodenuntersuchung 2026',
    })
    const { source: given } = await world.registerSource(farmer, {
      file: received('b', 'scan_002.txt'),
      title: 'Langer Kamp',
    })
    await world.ingestSource({
      namespaceId: farmer.namespaceId,
      documentId: given.id,
      jobId: given.jobId,
      lastAttempt: true,
      lane: 'slow',
    })
    expect(await world.sources.byId(farmer.namespaceId, given.id)).toMatchObject({ title: 'Langer Kamp' })
  })
})
