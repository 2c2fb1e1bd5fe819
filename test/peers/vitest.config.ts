import { defineConfig } from 'vitest/config'

/** Run by `npm run test:peers`: the service in front of programs that others wrote. */
export default defineConfig({
  test: {
    include: ['test/peers/*.test.ts'],
    globalSetup: ['test/start-postgres.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
