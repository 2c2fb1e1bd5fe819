import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MemoryLawPublisher } from '../../../adapters/memory/statutes/memory-law-publisher.ts'
import { makeLookAtWeek } from '../../../core/statutes/look-at-week.ts'
import { makeUpdateStatutes } from '../../../core/statutes/update-statutes.ts'
import { FARM_STATUTES, isOf } from '../../../core/statutes/index.ts'
import type { Job } from '../../../core/shared/job.ts'

describe('the statutes of a farm', () => {
  it('have each a name in ASCII and a folder of their own', () => {
    expect(FARM_STATUTES.length).toBe(45)
    expect(new Set(FARM_STATUTES.map(({ name }) => name)).size).toBe(45)
    expect(new Set(FARM_STATUTES.map(({ folder }) => folder)).size).toBe(45)
    for (const { name, folder } of FARM_STATUTES) expect(`${name} ${folder}`).toMatch(/^[A-Za-z0-9]+ [a-z0-9_]+$/u)
  })

  it('are known by their abbreviation, whatever the year of the edition', () => {
    expect(isOf('DüV 2017', { abbreviation: 'DüV' })).toBe(true)
    expect(isOf('DüV', { abbreviation: 'DüngG' })).toBe(false)
  })

  it('are brought in one by one, and what is not there or another one is told', async () => {
    const publisher = new MemoryLawPublisher(mkdtempSync(join(tmpdir(), 'hofkern-laws-')))
    publisher.statutes.set('d_v_2017', { abbreviation: 'DüV 2017', text: '# § 1' })
    publisher.statutes.set('tierschg', { abbreviation: 'TierSchNutztV', text: '# § 1' })
    publisher.statutes.set('awsv', { kind: 'unreadable' })
    const taken: string[] = []
    const update = makeUpdateStatutes({
      publisher,
      importShared: async ({ filename }) => {
        taken.push(filename)
        return { outcome: 'added', source: {} as never }
      },
    })
    const updated = (await update()).unwrap()
    expect(taken).toEqual(['DueV.md'])
    const outcomeOf = (name: string) => updated.find((one) => one.name === name)?.outcome
    expect(['DueV', 'TierSchG', 'AwSV', 'WHG'].map(outcomeOf)).toEqual(['added', 'missing', 'failed', 'missing'])
    publisher.failure = { kind: 'unreachable' }
    expect((await update()).val).toEqual({ kind: 'unreachable' })
  })
})

describe('the week of the law', () => {
  it('begins an hour after the start, once for all processes', async () => {
    let now = Date.parse('2026-05-20T10:00:00Z')
    const queued: Job[] = []
    const look = () =>
      makeLookAtWeek({ clock: { now: () => now }, jobs: { enqueue: async (job) => void queued.push(job) } })
    const [one, other] = [look(), look()]
    await one()
    now += 59 * 60_000
    await one()
    expect(queued).toEqual([])
    now += 60_000
    for (const process of [one, other, one]) await process()
    expect(queued.map(({ payload }) => payload)).toEqual([{ week: '2026-05-18' }, { week: '2026-05-18' }])
    expect(new Set(queued.map(({ id }) => id)).size).toBe(1)
    now += 7 * 86_400_000
    await one()
    expect(queued.at(-1)?.payload).toEqual({ week: '2026-05-25' })
  })
})
