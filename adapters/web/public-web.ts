import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import type { PublicWeb, ReceivedFile, WebFailure } from '../../core/sources/index.ts'
import { FileTooLarge, keepStream } from '../system/keep-stream.ts'
import { AddressRefused, requestPublic, type Reach } from './request.ts'

export interface PublicWebOptions {
  /** Where downloads lie while they are used. */
  folder: string
  maxBytes: number
  /** Of a whole download, redirects included. */
  timeoutSeconds?: number
  reach?: Reach
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MOST_REDIRECTS = 3

/**
 * The public web over node:https: https alone, public addresses alone, every redirect checked anew, bounded in size and
 * time.
 */
export class HttpsPublicWeb implements PublicWeb {
  readonly #options: PublicWebOptions & { timeoutSeconds: number }

  constructor(options: PublicWebOptions) {
    this.#options = { timeoutSeconds: 30, ...options }
  }

  async withDownload<T>(url: string, work: (file: ReceivedFile) => Promise<T>): Promise<Result<T, WebFailure>> {
    const { folder } = this.#options
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, randomUUID())
    try {
      const downloaded = await this.#download(url, path)
      return downloaded.ok ? Ok(await work(downloaded.val)) : downloaded
    } finally {
      await rm(path, { force: true })
    }
  }

  async #download(url: string, path: string): Promise<Result<ReceivedFile, WebFailure>> {
    const { maxBytes, timeoutSeconds } = this.#options
    const signal = AbortSignal.timeout(timeoutSeconds * 1000)
    try {
      const found = await this.#follow(url, signal)
      if (found.err) return found
      const { answer, address } = found.val
      const kept = await keepStream(answer, path, maxBytes, signal)
      return Ok({
        path,
        ...kept,
        filename: filenameOf(address),
        contentType: answer.headers['content-type']?.split(';')[0]?.trim() || 'application/octet-stream',
      })
    } catch (error) {
      if (error instanceof AddressRefused) return Err({ kind: 'address_refused' })
      if (error instanceof FileTooLarge) return Err({ kind: 'file_too_large', limitBytes: maxBytes })
      if (isOfTheDisk(error)) throw error
      return Err(signal.aborted ? { kind: 'timed_out', seconds: timeoutSeconds } : { kind: 'unreachable' })
    }
  }

  /** The first answer that is no redirect. */
  async #follow(
    url: string,
    signal: AbortSignal,
  ): Promise<Result<{ answer: IncomingMessage; address: URL }, WebFailure>> {
    let address = URL.canParse(url) ? new URL(url) : undefined
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      if (!address) return Err({ kind: 'address_refused' })
      const answer = await requestPublic(address, { signal }, this.#options.reach)
      const status = answer.statusCode ?? 0
      if (status === 200 && !isEncoded(answer)) return Ok({ answer, address })
      answer.destroy()
      const location = answer.headers.location
      if (!REDIRECTS.has(status) || location === undefined) return Err({ kind: 'no_document', status })
      address = URL.canParse(location, address.href) ? new URL(location, address) : undefined
    }
    return Err({ kind: 'too_many_redirects' })
  }
}

/** An answer packed although it was asked for as it is; unpacking is not worth the risk of a bomb. */
const isEncoded = ({ headers }: IncomingMessage): boolean =>
  !['', 'identity'].includes(headers['content-encoding']?.trim().toLowerCase() ?? '')

/** The last part of the path, else the host. */
function filenameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1)
  if (last === undefined) return `${hostname}.html`
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const isOfTheDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')
