import { defineConfig } from 'vitest/config'
import { measureSlowness } from '../measured-speed.ts'

const slowness = measureSlowness()

/** Run by `npm run test:peers`: the service in front of programs that others wrote. */
export default defineConfig({
  test: {
    include: ['test/peers/*.test.ts'],
    globalSetup: ['test/start-postgres.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000 * slowness,
    hookTimeout: 60_000 * slowness,
    provide: { slowness, shareOfRuns: 1 },
  },
})
