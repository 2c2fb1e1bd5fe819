import { describe, expect, it } from 'vitest'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryFigures } from '../../../adapters/memory/shared/memory-figures.ts'
import { MemoryJobQueue } from '../../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryObjectStore } from '../../../adapters/memory/shared/memory-object-store.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import { makeOperations, type OperationsPlatform } from '../../../core/operations/index.ts'

const works = async () => {}
const broken = () => Promise.reject(new Error('away'))

const NO_PROBES = {
  mail: undefined,
  languageModel: undefined,
  embeddings: undefined,
  sessionIssuer: undefined,
  browserUploads: undefined,
  mailboxes: undefined,
}

/** It keeps what it is given and lists nothing. */
const forgetful = new MemoryObjectStore(() => 0)
forgetful.list = async function* () {}

const operations = (change: Partial<OperationsPlatform> = {}) =>
  makeOperations({
    ids: uuidV7Ids,
    objects: new MemoryObjectStore(() => 0),
    deadLetters: new MemoryJobQueue(new MemoryDatabase()),
    health: { database: works, queue: works, store: works },
    installedDatabase: {
      version: async () => 'PostgreSQL 18',
      openTables: async () => [],
      roleIsPrivileged: async () => false,
    },
    machine: { runtime: '24.1.0', freeBytes: async () => 5 * 1024 ** 3 },
    configured: {
      objectStore: 'data/objects',
      dataFolder: 'data',
      languageModel: undefined,
      embeddings: undefined,
      sessionIssuer: undefined,
      pushSubject: undefined,
      mailFrom: 'hof@example.org',
    },
    probes: NO_PROBES,
    figures: new MemoryFigures(new MemoryDatabase()),
    queueFigures: new MemoryJobQueue(new MemoryDatabase()),
    ...change,
  })

describe('the operations of an installation', () => {
  it('find nothing wrong where nothing is, and leave no trace in the object store', async () => {
    const objects = new MemoryObjectStore(() => 0)
    const findings = await operations({ objects }).examineInstallation()
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
    const left: string[] = []
    for await (const { key } of objects.list('')) left.push(key)
    expect(left).toEqual([])
  })

  it.each<[string, Partial<OperationsPlatform>, string]>([
    ['node', { machine: { runtime: '20.1.0', freeBytes: async () => 5 * 1024 ** 3 } }, 'Node 20.1.0'],
    ['disk', { machine: { runtime: '24.1.0', freeBytes: async () => 1.5 * 1024 ** 3 - 1e9 } }, 'nur 0,6 GB'],
    [
      'row_security',
      {
        installedDatabase: {
          version: async () => '',
          openTables: async () => ['passages'],
          roleIsPrivileged: async () => false,
        },
      },
      'passages',
    ],
    [
      'row_security',
      {
        installedDatabase: { version: async () => '', openTables: async () => [], roleIsPrivileged: async () => true },
      },
      'Rolle',
    ],
    ['mail', { probes: { ...NO_PROBES, mail: broken } }, 'away'],
    ['language_model', { probes: { ...NO_PROBES, languageModel: broken } }, 'away'],
    ['embeddings', { probes: { ...NO_PROBES, embeddings: broken } }, 'away'],
    ['session_issuer', { probes: { ...NO_PROBES, sessionIssuer: broken } }, 'away'],
    ['object_store', { objects: forgetful }, 'Liste'],
  ])('tell what is wrong with %s and nothing else', async (part, change, words) => {
    const wrong = (await operations(change).examineInstallation()).filter(({ ok }) => !ok)
    expect(wrong).toEqual([
      { part, ok: false, detail: expect.stringContaining(words), fix: expect.stringMatching(/^[A-Z].*\.$/) },
    ])
  })

  it('are ready where every part answers, and name the one that does not', async () => {
    expect(await operations().readReadiness()).toEqual({
      ready: true,
      parts: { database: true, queue: true, store: true },
    })
    expect(await operations({ health: { database: works, queue: broken, store: works } }).readReadiness()).toEqual({
      ready: false,
      parts: { database: true, queue: false, store: true },
    })
  })
})
