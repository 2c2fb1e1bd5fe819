import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Container } from 'inversify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PgBossQueue } from '../../../adapters/jobs/pg-boss-queue.ts'
import { composeAreas } from '../../../apps/composition/areas.ts'
import { makeLog } from '../../../apps/composition/log.ts'
import { memoryProfile } from '../../../apps/composition/memory-profile.ts'
import type { Platform } from '../../../apps/composition/platform.ts'
import { productionProfile } from '../../../apps/composition/production-profile.ts'
import { readSettings } from '../../../apps/composition/settings.ts'
import { provide, resolve, token } from '../../../apps/composition/token.ts'
import { makeAccess, type Access } from '../../../core/access/index.ts'
import type { DocumentReader } from '../../../core/sources/index.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

/** Absent unless a setting names what fills them. */
const OPTIONAL = new Set<keyof Platform>([
  'diskObjects',
  'foreignTokens',
  'embedder',
  'languageModel',
  'rateLimiter',
  'rowReader',
  'questionWriter',
])

describe('the wiring', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-wiring-'))
  const settings = readSettings({ HOFKERN_DATA_DIR: dataDir })
  const log = makeLog('silent')
  const reader: DocumentReader = {
    read: () => Promise.reject(new Error('not asked')),
    analyse: () => Promise.reject(new Error('not asked')),
    planTable: () => Promise.reject(new Error('not asked')),
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

  const profiles: Record<string, () => Platform> = {
    memory: () => memoryProfile({ settings, reader }),
    production: () =>
      productionProfile({
        settings,
        log,
        database: test.database,
        url: test.url,
        jobs: new PgBossQueue(test.database),
        reader: {
          ...reader,
          inspectPicture: () => Promise.reject(new Error('not asked')),
          readPicturePage: () => Promise.reject(new Error('not asked')),
        },
        models: undefined,
        embeddings: undefined,
        mailer: { send: async () => {}, forget: async () => {} },
      }),
  }

  it.each(Object.keys(profiles))('resolves every part of the profile %s', (name) => {
    const platform = profiles[name]!()
    const absent = Object.entries(platform).filter(([, part]) => part === undefined)
    expect(absent.map(([part]) => part).filter((part) => !OPTIONAL.has(part as keyof Platform))).toEqual([])
    for (const [area, useCases] of Object.entries(composeAreas(platform)))
      for (const [useCase, made] of Object.entries(useCases as object)) expect(made, `${area}.${useCase}`).toBeDefined()
  })

  it('makes each area once', () => {
    const container = new Container()
    const [NUMBER, BOX] = [token<number>('number'), token<{ of: number }>('box')]
    provide(container, NUMBER, () => 7, [])
    provide(container, BOX, (of) => ({ of }), [NUMBER])
    expect(resolve(container, BOX)).toEqual({ of: 7 })
    expect(resolve(container, BOX)).toBe(resolve(container, BOX))
  })

  /** Each line marked is wrong, and the check of types fails where one of them would compile. */
  it('does not compile with a wrong binding', () => {
    const wrong = (container: Container, platform: Platform) => {
      const [PLATFORM, ACCESS] = [token<Platform>('platform'), token<Access>('access')]
      // @ts-expect-error -- an area from something that is no platform
      provide(container, ACCESS, makeAccess, [ACCESS])
      // @ts-expect-error -- what the area needs is left out
      provide(container, ACCESS, makeAccess, [])
      // @ts-expect-error -- made is something else than the token says
      provide(container, PLATFORM, makeAccess, [PLATFORM])
      // @ts-expect-error -- one store in the place of another
      makeAccess({ ...platform, grants: platform.accounts })
      // @ts-expect-error -- a port is missing
      makeAccess({ ...platform, clock: undefined })
    }
    expect(wrong).toBeTypeOf('function')
  })
})
