import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore } from '../../../core/shared/ports/object-store.ts'

/** Objects in memory; its addresses are `memory:` and lead nowhere outside the process. */
export class MemoryObjectStore implements ObjectStore {
  readonly #objects = new Map<string, { content: Uint8Array; changedAt: number }>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  async putFile(key: string, path: string): Promise<void> {
    await this.put(key, await readFile(path))
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    this.#objects.set(key, { content: Uint8Array.from(content), changedAt: this.#now() })
  }

  async withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    const object = this.#objects.get(key)
    if (!object) return undefined
    const path = join(tmpdir(), `hofkern-${randomUUID()}`)
    await writeFile(path, object.content, { mode: 0o600 })
    return work(path).finally(() => rm(path, { force: true }))
  }

  async remove(key: string): Promise<void> {
    this.#objects.delete(key)
  }

  async *list(prefix: string): AsyncIterable<{ key: string; changedAt: number }> {
    for (const [key, { changedAt }] of [...this.#objects].sort(([a], [b]) => (a < b ? -1 : 1)))
      if (key.startsWith(prefix)) yield { key, changedAt }
  }

  async signedUrl(key: string, { lifetimeSeconds }: { lifetimeSeconds: number }) {
    return { url: `memory:${key}`, expiresAt: this.#now() + lifetimeSeconds * 1000 }
  }

  async check(): Promise<void> {}
}
