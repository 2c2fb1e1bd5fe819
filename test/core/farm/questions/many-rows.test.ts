import { noSynonyms } from '../../../builders/no-synonyms.ts'
import { describe, expect, it } from 'vitest'
import { makeAnswerFromRows, type RowStore } from '../../../../core/farm/index.ts'
import { row, rowsOfStory } from '../../../../core/onboarding/example-row.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { TODAY } from './farms.ts'

const MANY = 100_000
const NOW = Date.parse(`${TODAY}T10:00:00Z`)
const SOME = rowsOfStory(
  [2024, 2025, 2026].map((year) =>
    row('measurements', `Regen ${year}`, {
      type: 'rain',
      parameter: 'Regen',
      value: 12,
      unit: 'mm',
      date: `${year}-04-03`,
    }),
  ),
  new Map(),
  { namespaceId: 'farm' as NamespaceId, ids: uuidV7Ids, now: NOW },
).map((one) => ({ ...one, sources: [] }))

/** A farm with many measurements, of which three are of rain; the others are never read. */
const rows: Pick<RowStore, 'list' | 'counts' | 'pick'> = {
  counts: async () => ({ measurements: MANY }),
  pick: async (_, __, filters) => {
    const found = await picked(filters)
    return { total: found.length, rows: found }
  },
  list: async (_, kind, { filters, limit }) => {
    expect(limit).toBeLessThanOrEqual(10_000)
    return kind === 'measurements' ? picked(filters) : []
  },
}
const picked = async (filters: Parameters<RowStore['pick']>[2]) =>
  SOME.filter(({ values }) =>
    filters.every(({ field, is, value }) => {
      const own = values[field] as string
      return is === 'equal' ? own === value : is === 'at_least' ? own >= value : own <= value
    }),
  )

const answers = makeAnswerFromRows({ rows, clock: { now: () => NOW }, pause: async () => {}, synonyms: noSynonyms })
const ask = (question: string) => answers.answer({ namespaceId: 'farm' as NamespaceId, question })

describe('a kind with more rows than are read for a question', () => {
  it('is counted', async () => {
    expect(await ask('Wie viele Messungen habe ich?')).toMatchObject({
      answered: true,
      text: 'Eingetragen sind 100.000 Messungen.',
    })
  })

  it('is asked about as any other where the question picks out few of them', async () => {
    expect((await ask('Wie viel Regen gab es im April 2025?'))?.text).toContain('12 mm')
    expect((await ask('Wie oft hat es geregnet?'))?.text).toContain('Eingetragen sind 3 Messungen')
  })

  it.each(['Wie viele Messungen über 200 mm?', 'Welche Messung ist die letzte?', 'Was ergab die Messung an Probe 77?'])(
    'is never told to have none: „%s“',
    async (question) => {
      const fact = (await ask(question))!
      expect(fact.answered).toBe(false)
      expect(fact.text).toContain('100.000')
      expect(fact.text).not.toMatch(/keine|nichts/u)
    },
  )

  it('is not read whole for what comes near, be it few enough for an answer', async () => {
    const asked: number[] = []
    const some: typeof rows = {
      ...rows,
      counts: async () => ({ measurements: 5000 }),
      list: async (_, kind, { limit }) => {
        if (kind === 'measurements') asked.push(limit)
        return []
      },
    }
    const { answer, nearest } = makeAnswerFromRows({
      rows: some,
      clock: { now: () => NOW },
      pause: async () => {},
      synonyms: noSynonyms,
    })
    const request = { namespaceId: 'farm' as NamespaceId, question: 'Welche Messung ist die letzte?' }
    await answer(request)
    expect(Math.max(...asked.splice(0))).toBeGreaterThanOrEqual(5000)
    await nearest!(request, (_, texts) => texts.map(() => 0))
    expect(Math.max(...asked)).toBeLessThanOrEqual(10)
  })
})
