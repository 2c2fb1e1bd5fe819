import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { measureSlowness } from './test/measured-speed.ts'

/** `npm run test:core` leaves out what takes seconds: files of a million lines, and most runs of the properties. */
const quick = process.env['HOFKERN_TESTS'] === 'quick'
const slowness = measureSlowness()
if (!process.env['HOFKERN_TEST_DATA'])
  process.stderr.write('HOFKERN_TEST_DATA names no folder: tests over documents of others are skipped.\n')
const withoutDatabase = [
  'test/{core,architecture,docs,data,bench,bin}/**/*.test.ts',
  'test/contracts/memory-contracts.test.ts',
]

export default defineConfig({
  test: {
    // A second worker loads everything again, which costs the quick mode more than it gains.
    maxWorkers: quick ? 1 : 2,
    testTimeout: 30_000 * slowness,
    hookTimeout: 60_000 * slowness,
    // Programs that tests start find what others have compiled, as with bin/node24.mjs.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/hofkern', import.meta.url)) },
    provide: { slowness, shareOfRuns: quick ? 0.05 : 1 },
    tags: [{ name: 'large', description: 'Input of a size that takes seconds', timeout: 120_000 * slowness }],
    ...(quick && { tagsFilter: ['!large'] }),
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: withoutDatabase,
          globalSetup: ['test/collect-scratch-files.ts'],
          // Nothing here keeps state outside of its tests, so that what was loaded once serves every file.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/peers/**', ...withoutDatabase],
          globalSetup: ['test/collect-scratch-files.ts', 'test/start-postgres.ts'],
          pool: 'forks',
        },
      },
    ],
  },
})
