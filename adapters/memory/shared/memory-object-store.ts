import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore } from '../../../core/shared/ports/object-store.ts'

/** What an address that was given out is good for. */
interface Grant {
  method: 'GET' | 'PUT'
  key: string
  expiresAt: number
  contentType: string
  /** Of what may be put. */
  sizeBytes?: number
}

/** Objects in memory; its addresses are `memory:` and are answered by `request` alone. */
export class MemoryObjectStore implements ObjectStore {
  readonly #objects = new Map<string, { content: Uint8Array; changedAt: number }>()
  readonly #grants = new Map<string, Grant>()
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

  async has(key: string): Promise<boolean> {
    return this.#objects.has(key)
  }

  async remove(key: string): Promise<void> {
    this.#objects.delete(key)
  }

  async *list(prefix: string): AsyncIterable<{ key: string; changedAt: number }> {
    for (const [key, { changedAt }] of [...this.#objects].sort(([a], [b]) => (a < b ? -1 : 1)))
      if (key.startsWith(prefix)) yield { key, changedAt }
  }

  async signedUrl(key: string, options: { contentType: string; lifetimeSeconds: number }) {
    return this.#granted({ method: 'GET', key, ...options })
  }

  async uploadUrl(key: string, options: { contentType: string; sizeBytes: number; lifetimeSeconds: number }) {
    const { contentType } = options
    return { ...this.#granted({ method: 'PUT', key, ...options }), headers: { 'Content-Type': contentType } }
  }

  async check(): Promise<void> {}

  /** Answers a request to an address that was given out, as a server would. */
  async request(
    method: string,
    url: string,
    { headers = {}, body = new Uint8Array() }: { headers?: Record<string, string>; body?: Uint8Array } = {},
  ): Promise<{ status: number; type: string; body: Uint8Array }> {
    const grant = this.#grants.get(url)
    const refused = { status: 403, type: '', body: new Uint8Array() }
    if (!grant || grant.method !== method || grant.expiresAt <= this.#now()) return refused
    if (method === 'GET') {
      const object = this.#objects.get(grant.key)
      return object ? { status: 200, type: grant.contentType, body: Uint8Array.from(object.content) } : refused
    }
    if (headers['Content-Type'] !== grant.contentType || body.length !== grant.sizeBytes) return refused
    await this.put(grant.key, body)
    return { ...refused, status: 200 }
  }

  #granted({ lifetimeSeconds, ...grant }: Omit<Grant, 'expiresAt'> & { lifetimeSeconds: number }) {
    const url = `memory:${grant.key}?${randomUUID()}`
    const expiresAt = this.#now() + lifetimeSeconds * 1000
    this.#grants.set(url, { ...grant, expiresAt })
    return { url, expiresAt }
  }
}
