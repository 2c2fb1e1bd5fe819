import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Err, Ok, type Result } from '../../../core/shared/result.ts'
import type { LawPublisher, PublishedStatute, PublisherFailure } from '../../../core/statutes/index.ts'

/** A publisher in memory, who has nothing until tests lay statutes into its folders. */
export class MemoryLawPublisher implements LawPublisher {
  readonly #folder: string
  statutes = new Map<string, { abbreviation: string; text: string } | PublisherFailure>()
  failure: PublisherFailure | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  async folders(): Promise<Result<ReadonlySet<string>, PublisherFailure>> {
    return this.failure ? Err(this.failure) : Ok(new Set(this.statutes.keys()))
  }

  async withStatute<T>(
    folder: string,
    name: string,
    work: (statute: PublishedStatute) => Promise<T>,
  ): Promise<Result<T, PublisherFailure>> {
    const statute = this.statutes.get(folder)
    if (!statute) return Err({ kind: 'not_found' })
    if ('kind' in statute) return Err(statute)
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, randomUUID())
    const content = Buffer.from(statute.text)
    try {
      await writeFile(path, content)
      return Ok(
        await work({
          abbreviation: statute.abbreviation,
          file: {
            path,
            filename: `${name}.md`,
            contentType: 'text/markdown',
            sizeBytes: content.length,
            sha256: createHash('sha256').update(content).digest('hex'),
          },
        }),
      )
    } finally {
      await rm(path, { force: true })
    }
  }
}
