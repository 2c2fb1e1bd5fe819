import type { Ids } from '../shared/ports/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { ConfiguredParts, InstalledDatabase, Machine } from './ports/installation.ts'

export interface Finding {
  part: string
  ok: boolean
  detail: string
}

/** Looks at every part that the settings name, with a real use of each; a part that fails hides no other. */
export type ExamineInstallation = () => Promise<Finding[]>

const LEAST_RUNTIME = 24
const GIGABYTE = 1024 ** 3
const LEAST_FREE_BYTES = GIGABYTE

interface Dependencies {
  database: InstalledDatabase
  machine: Machine
  objects: ObjectStore
  configured: ConfiguredParts
  ids: Ids
}

export const makeExamineInstallation = (deps: Dependencies): ExamineInstallation => {
  const { database, machine, configured } = deps
  const examinations: Record<string, () => Promise<string>> = {
    node: async () =>
      need(
        Number(machine.runtime.split('.')[0]) >= LEAST_RUNTIME,
        machine.runtime,
        `Node ${machine.runtime} runs this; ${LEAST_RUNTIME} is needed`,
      ),
    database: () => database.version(),
    'row security': () => examineRowSecurity(database),
    'object store': () => examineObjectStore(deps),
    disk: async () => {
      const bytes = await machine.freeBytes()
      const free = `${(bytes / GIGABYTE).toFixed(1)} GB free at ${configured.dataFolder}`
      return need(bytes > LEAST_FREE_BYTES, free, `only ${free}`)
    },
    'language model': async () => configured.languageModel ?? 'none: answers are composed from quotes',
    embeddings: async () => configured.embeddings ?? 'none: the search is lexical',
  }
  return () =>
    Promise.all(
      Object.entries(examinations).map(([part, examine]) =>
        examine().then(
          (detail) => ({ part, ok: true, detail }),
          (error: Error) => ({ part, ok: false, detail: error.message }),
        ),
      ),
    )
}

async function examineRowSecurity(database: InstalledDatabase): Promise<string> {
  const open = await database.openTables()
  need(!(await database.roleIsPrivileged()), '', 'the application’s role passes row-level security')
  return need(
    open.length === 0,
    'every tenant table is bound to its namespace',
    `these tables are open: ${open.join(', ')}`,
  )
}

/** Sixteen bytes that no one looks at. */
const PROBE = new Uint8Array(16)

async function examineObjectStore({ objects, ids, configured }: Dependencies): Promise<string> {
  const key = `doctor/${ids.next<string>()}`
  await objects.put(key, PROBE, 'text/plain')
  const found = await objects.withLocalCopy(key, async () => true)
  await objects.remove(key)
  return need(found === true, configured.objectStore, 'what was written could not be read')
}

function need(ok: boolean, detail: string, fault: string): string {
  if (!ok) throw new Error(fault)
  return detail
}
