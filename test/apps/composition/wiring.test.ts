import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PgBossQueue } from '../../../adapters/jobs/pg-boss-queue.ts'
import { wire } from '../../../apps/composition/application.ts'
import { makeLog } from '../../../apps/composition/log.ts'
import { memoryProfile } from '../../../apps/composition/memory-profile.ts'
import { productionProfile } from '../../../apps/composition/production-profile.ts'
import { readSettings } from '../../../apps/composition/settings.ts'
import { PARTS } from '../../../apps/composition/tokens.ts'
import type { DocumentReader } from '../../../core/sources/index.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const OPTIONAL = new Set(['diskObjects', 'foreignTokens', 'embedder', 'languageModel', 'rowReader'])

describe('the wiring', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-wiring-'))
  const settings = readSettings({ HOFKERN_DATA_DIR: dataDir })
  const log = makeLog('silent')
  const reader: DocumentReader = {
    read: () => Promise.reject(new Error('not asked')),
    preview: () => Promise.reject(new Error('not asked')),
  }
  let test: TestDatabase
  beforeAll(async () => {
    test = await openTestDatabase()
  })
  afterAll(async () => {
    await test.drop()
    rmSync(dataDir, { recursive: true })
  })

  const profiles = {
    memory: () => memoryProfile({ settings, log, reader }),
    production: () =>
      productionProfile({
        settings,
        log,
        database: test.database,
        jobs: new PgBossQueue(test.database),
        reader,
        models: undefined,
        mailer: { send: async () => {} },
      }),
  }

  it.each(Object.entries(profiles))('resolves every part of the profile %s', (_name, profile) => {
    const parts = wire(profile())
    const missing = Object.entries(PARTS).filter(([name, part]) => {
      const found: unknown = parts.get(part as never)
      return found === undefined && !OPTIONAL.has(name)
    })
    expect(missing).toEqual([])
  })

  it('makes each part once', () => {
    const parts = wire(profiles.memory())
    expect(parts.get(PARTS.registerSource)).toBe(parts.get(PARTS.registerSource))
  })
})
