import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import type { LawPublisher, PublishedStatute, PublisherFailure } from '../../core/statutes/index.ts'
import { openArchive } from '../documents/archive.ts'
import { defaultReadLimits } from '../documents/limits.ts'
import { ReadFailed } from '../documents/read-failed.ts'
import { walkXml } from '../documents/xml.ts'
import { readStatute, type Statute } from './read-statute.ts'
import { writeStatute } from './write-statute.ts'

export interface GiiOptions {
  /** `https://www.gesetze-im-internet.de`; no path. */
  baseUrl: string
  /** Where files lie while they are used. */
  folder: string
  /** Of one request. */
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000
/** The contents list 7,000 statutes in 2 MB; the largest statute has 3 MB packed. */
const MOST_BYTES = 30 * 1024 * 1024
const LINK = /\/([a-z0-9_.-]+)\/xml\.zip$/u
const FOLDER = /^[a-z0-9_.-]+$/u

class Failed extends Error {
  readonly kind: PublisherFailure['kind']

  constructor(kind: PublisherFailure['kind']) {
    super(kind)
    this.kind = kind
  }
}

/**
 * gesetze-im-internet.de of the Federal Ministry of Justice: `gii-toc.xml` lists what there is, each statute is a ZIP
 * with one XML (gii-norm.dtd) and pictures. Only addresses of its own are asked, whatever the contents link to, and no
 * redirect leads elsewhere.
 */
export class GiiLawPublisher implements LawPublisher {
  readonly #options: GiiOptions

  constructor(options: GiiOptions) {
    this.#options = options
  }

  folders(): Promise<Result<ReadonlySet<string>, PublisherFailure>> {
    return attempt(async () => foldersIn(await this.#fetch('gii-toc.xml')))
  }

  async withStatute<T>(
    folder: string,
    name: string,
    work: (statute: PublishedStatute) => Promise<T>,
  ): Promise<Result<T, PublisherFailure>> {
    if (!FOLDER.test(folder)) return Err({ kind: 'not_found' })
    const read = await attempt(async () => readStatute(await xmlIn(await this.#fetch(`${folder}/xml.zip`))))
    return read.err ? Err(read.val) : Ok(await this.#onDisk(read.val, name, work))
  }

  async #onDisk<T>(statute: Statute, name: string, work: (statute: PublishedStatute) => Promise<T>): Promise<T> {
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 })
    const path = join(this.#options.folder, randomUUID())
    const content = Buffer.from(writeStatute(statute))
    try {
      await writeFile(path, content, { mode: 0o600 })
      return await work({
        abbreviation: statute.abbreviation,
        file: {
          path,
          filename: `${name}.md`,
          contentType: 'text/markdown',
          sizeBytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
        },
      })
    } finally {
      await rm(path, { force: true })
    }
  }

  async #fetch(path: string): Promise<Uint8Array> {
    const { baseUrl, timeoutMs = TIMEOUT_MS } = this.#options
    const answer = await fetch(`${baseUrl.replace(/\/+$/u, '')}/${path}`, {
      redirect: 'error',
      headers: { 'User-Agent': 'Hofkern' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      throw new Failed(answer.status === 404 || answer.status === 410 ? 'not_found' : 'unreachable')
    }
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of answer.body) {
      size += piece.length
      if (size > MOST_BYTES) throw new Failed('unreadable')
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }
}

/** Whatever the network or the reader throws, as what it means. */
async function attempt<T>(work: () => Promise<T>): Promise<Result<T, PublisherFailure>> {
  try {
    return Ok(await work())
  } catch (error) {
    if (error instanceof Failed) return Err({ kind: error.kind })
    return Err({ kind: error instanceof ReadFailed ? 'unreadable' : 'unreachable' })
  }
}

function foldersIn(contents: Uint8Array): Set<string> {
  const folders = new Set<string>()
  let link: string | undefined
  walkXml(contents, {
    open: (name) => void (link = name === 'link' ? '' : undefined),
    text: (text) => void (link === undefined || (link += text)),
    close: () => {
      const folder = link === undefined ? undefined : LINK.exec(link.trim())?.[1]
      if (folder !== undefined) folders.add(folder)
      link = undefined
    },
  })
  if (folders.size === 0) throw new Failed('unreadable')
  return folders
}

async function xmlIn(zip: Uint8Array): Promise<Uint8Array> {
  const archive = await openArchive(zip, defaultReadLimits)
  const name = archive.names.find((one) => one.toLowerCase().endsWith('.xml'))
  const xml = name === undefined ? undefined : await archive.read(name)
  if (!xml) throw new Failed('unreadable')
  return xml
}
