import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Err, Ok, type Result } from '../../../core/shared/result.ts'
import type { PublicWeb, ReceivedFile, WebFailure } from '../../../core/sources/index.ts'

/** A web of the pages that were put into it. */
export class MemoryPublicWeb implements PublicWeb {
  readonly #pages = new Map<string, Uint8Array>()
  readonly #maxBytes: number

  constructor(maxBytes = 50 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  put(url: string, content: Uint8Array): void {
    this.#pages.set(url, Uint8Array.from(content))
  }

  async withDownload<T>(url: string, work: (file: ReceivedFile) => Promise<T>): Promise<Result<T, WebFailure>> {
    if (!/^https:\/\/[^/:@]+\//.test(url)) return Err({ kind: 'address_refused' })
    const content = this.#pages.get(url)
    if (!content) return Err({ kind: 'no_document', status: 404 })
    if (content.length > this.#maxBytes) return Err({ kind: 'file_too_large', limitBytes: this.#maxBytes })
    const path = join(tmpdir(), `hofkern-${randomUUID()}`)
    await writeFile(path, content, { mode: 0o600 })
    const file = {
      path,
      filename: url.split('/').at(-1)!,
      contentType: 'text/plain',
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }
    try {
      return Ok(await work(file))
    } finally {
      await rm(path, { force: true })
    }
  }
}
