import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setTrialClock } from '../../../adapters/system/trial-clock.ts'

const MINUTE = 60_000
const trialNow = Date.parse('2026-05-20T08:00:00+02:00')
const MachineDate = Date

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trial-'))
})
afterEach(() => {
  globalThis.Date = MachineDate
  rmSync(dataDir, { recursive: true })
})

describe('a clock for trials should', () => {
  it('leave the time of the machine where none is set', () => {
    setTrialClock({ trialNow: undefined, dataDir }, 'begin')
    expect(Date).toBe(MachineDate)
  })

  it('begin at its time and run on from there, for everything that asks', () => {
    setTrialClock({ trialNow, dataDir }, 'begin')
    const [said, made] = [Date.now(), new Date()]
    expect(said).toBeGreaterThanOrEqual(trialNow)
    expect(said).toBeLessThan(trialNow + 10 * MINUTE)
    expect(made.toISOString()).toMatch(/^2026-05-20T06:0/)
    expect(made).toBeInstanceOf(Date)
    expect(Date()).toContain('May 20 2026')
    expect(new Date(0).getTime()).toBe(0)
    expect(Date.UTC(2026, 0)).toBe(MachineDate.UTC(2026, 0))
  })

  it('be the same for a program that joins later', () => {
    setTrialClock({ trialNow, dataDir }, 'begin')
    const machineNow = MachineDate.now
    MachineDate.now = () => machineNow() + 40 * MINUTE
    try {
      setTrialClock({ trialNow, dataDir }, 'join')
      expect(Math.abs(Date.now() - trialNow - 40 * MINUTE)).toBeLessThan(MINUTE)
    } finally {
      MachineDate.now = machineNow
    }
  })

  it('begin anew for a program whose trial nobody has begun', () => {
    setTrialClock({ trialNow: trialNow + 1, dataDir }, 'begin')
    globalThis.Date = MachineDate
    setTrialClock({ trialNow, dataDir }, 'join')
    expect(Math.abs(Date.now() - trialNow)).toBeLessThan(MINUTE)
  })
})
