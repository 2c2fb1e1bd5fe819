import { spawnSync } from 'node:child_process'

/** How long an idle machine of two cores takes to start a process of Node and let it count, in ms. */
const QUIET_MS = 120
const COUNTING = 'let sum = 0; for (let i = 0; i < 3e7; i++) sum += i % 7'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times slower than an idle machine this one is; 1 at least. */
    slowness: number
    /** Which share of their runs property tests do. */
    shareOfRuns: number
  }
}

/** Measures once for the whole run, so that every wait of a test scales with the same number. */
export function measureSlowness(): number {
  const took = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    spawnSync(process.execPath, ['-e', COUNTING])
    return performance.now() - begun
  })
  const median = took.toSorted((a, b) => a - b)[2]!
  return Math.min(20, Math.max(1, median / QUIET_MS))
}
