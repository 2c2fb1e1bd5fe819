import { describe, expect, it } from 'vitest'
import { MemoryObjectStore } from '../../../adapters/memory/shared/memory-object-store.ts'
import { makeCleanUp } from '../../../core/namespaces/clean-up.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'

const DAY_MS = 24 * 3600 * 1000

async function anInstallation() {
  const time = { now: 1_000_000_000_000 }
  const objects = new MemoryObjectStore(() => time.now)
  const namespace = newId<NamespaceId>()
  const asked: object[] = []
  for (const key of [
    `${namespace}/originals/known`,
    `${namespace}/originals/forgotten`,
    `${namespace}/elsewhere/forgotten`,
    'doctor/probe',
  ])
    await objects.put(key, new Uint8Array([1]))
  time.now += DAY_MS + 1
  await objects.put(`${namespace}/originals/just-arrived`, new Uint8Array([1]))
  const cleanUp = makeCleanUp({
    objects,
    belongings: [
      {
        area: 'sources',
        tables: [],
        objects: [{ prefix: 'originals', isKnown: async (_namespace, name) => name === 'known' }],
      },
    ],
    expiredRows: {
      purge: async (options) => {
        asked.push(options)
        return { grants: 3 }
      },
    },
    brokenUploads: {
      removeBefore: async (before, options) => {
        asked.push({ before, ...options })
        return 2
      },
    },
    clock: { now: () => time.now },
  })
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of objects.list('')) found.push(key.replace(namespace, 'hof'))
    return found.toSorted()
  }
  return { cleanUp, keys, asked, before: time.now - 15 * 60 * 1000 }
}

describe('cleaning up', () => {
  it('removes objects that nothing knows, older than a day, and nothing that is kept by no area', async () => {
    const { cleanUp, keys } = await anInstallation()
    expect(await cleanUp({ dryRun: false })).toEqual({ rows: { grants: 3 }, orphanedObjects: 1, uploads: 2 })
    expect(await keys()).toEqual([
      'doctor/probe',
      'hof/elsewhere/forgotten',
      'hof/originals/just-arrived',
      'hof/originals/known',
    ])
  })

  it('only counts in a dry run', async () => {
    const { cleanUp, keys, asked, before } = await anInstallation()
    expect(await cleanUp({ dryRun: true })).toEqual({ rows: { grants: 3 }, orphanedObjects: 1, uploads: 2 })
    expect(await keys()).toHaveLength(5)
    expect(asked).toEqual([{ dryRun: true }, { before, dryRun: true }])
  })
})
