import { afterEach, describe, expect, it, vi } from 'vitest'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'

const ids = (count: number): string[] => Array.from({ length: count }, () => uuidV7Ids.next<string>())
const msOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

describe('ids', () => {
  afterEach(() => void vi.useRealTimers())

  it('are UUIDs of version 7 that tell when they were made', () => {
    const [before, [id], after] = [Date.now(), ids(1), Date.now()]
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(msOf(id!)).toBeGreaterThanOrEqual(before)
    expect(msOf(id!)).toBeLessThanOrEqual(after)
  })

  it('sort as they were made, within a millisecond too', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
    const made = ids(20_000)
    expect(new Set(made).size).toBe(made.length)
    expect(made.toSorted()).toEqual(made)
    expect(msOf(made.at(-1)!) - Date.now()).toBeLessThan(20)
  })

  it('sort as they were made where the clock goes back', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
    const early = ids(3)
    vi.setSystemTime(Date.now() - 5000)
    const made = [...early, ...ids(3)]
    expect(made.toSorted()).toEqual(made)
  })
})
