import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryProposalStore } from '../../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryDeletedRows } from '../../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { LifeModel, SILENCE } from './life-model.ts'
import { aLife, anySample, anyStep, asOf, DOCUMENTS, takeStep, wordsOf } from './random-life.ts'
import { runs } from '../../../runs.ts'

const inMemory = () => {
  const database = new MemoryDatabase()
  const stores = {
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    proposals: new MemoryProposalStore(database),
    rows: new MemoryRowStore(database),
    references: new MemoryReferences(database),
    rowNames: new MemoryRowNames(database),
  }
  return aLife(stores, database)
}

describe('the life of rows', () => {
  it('follows a simple model through any sequence of reading, changing, deciding and deleting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const [life, model] = [inMemory(), new LifeModel()]
        for (const step of steps) await takeStep(life, model, step)
      }),
      { numRuns: runs(500) },
    )
  })

  it('does not depend on the order in which documents of different days come', async () => {
    const days = fc.uniqueArray(
      asOf.filter((day) => day !== null),
      { minLength: 3, maxLength: 3 },
    )
    const saying = fc.array(fc.record({ soil: anySample, crop: fc.constantFrom('Raps', 'Mais', null) }), {
      minLength: 3,
      maxLength: 3,
    })
    await fc.assert(
      fc.asyncProperty(days, saying, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), async (on, said, order) => {
        const lives = [inMemory(), inMemory()] as const
        for (const [index, life] of lives.entries())
          for (const one of index === 0 ? [0, 1, 2] : order)
            await life.read({
              document: DOCUMENTS[one]!,
              rows: [
                {
                  number: 1,
                  words: { name: `Feld ${one}`, soil: said[one]!.soil, crop2025: said[one]!.crop, crop2026: null },
                  asOf: on[one]!,
                  sure: true,
                },
              ],
              annotations: [],
            })
        const [there, here] = await Promise.all(lives.map(async (life) => (await life.rows()).map(wordsOf)))
        expect(here).toEqual(there)
      }),
    )
  })

  it('never mixes two samples of soil', async () => {
    // A sample is told by its numbers: its phosphate is ten times its pH.
    const sample = fc
      .record({ n: fc.integer({ min: 4, max: 9 }), hasPh: fc.boolean(), hasP: fc.boolean() })
      .map(({ n, hasPh, hasP }) => [hasPh ? n : null, hasP ? n * 10 : null] as const)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ document: fc.constantFrom(...DOCUMENTS), sample, day: asOf, gone: fc.boolean() }), {
          maxLength: 8,
        }),
        async (events) => {
          const life = inMemory()
          await life.create(1, { ...SILENCE, name: 'Deich' })
          for (const { document, sample: soil, day, gone } of events) {
            if (gone) await life.deleteDocument(document as never, false)
            else
              await life.read({
                document,
                rows: [],
                annotations: [{ number: 1, words: { ...SILENCE, soil }, asOf: day }],
              })
            const [[ph, p] = [null, null]] = [wordsOf((await life.rowOf(1))!).soil ?? undefined]
            if (ph !== null && p !== null) expect(p).toBe(ph * 10)
          }
        },
      ),
    )
  })
})
