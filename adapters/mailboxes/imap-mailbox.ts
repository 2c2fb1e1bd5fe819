import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ImapFlow, ImapFlowError, MailboxObject } from 'imapflow'
import type { FetchedMail, MessageEntry, OpenMailbox } from '../../core/mailboxes/index.ts'
import type { ReceivedFile } from '../../core/sources/index.ts'
import { FileTooLarge, keepStream } from '../system/keep-stream.ts'
import { ConnectionFailed } from './failure-of.ts'

export interface ImapMailboxOptions {
  /** Where messages lie while they are taken in. */
  folder: string
  /** Of a message. */
  maxBytes: number
  splitMail: (bytes: Uint8Array) => Promise<{
    subject: string
    attachments: { filename: string; contentType: string; content: Uint8Array }[]
    leftOut: number
  }>
}

const FETCHED_AT_ONCE = 1024 * 1024

/** A mailbox over a connection that has it open; `ended` says that there is no connection any more. */
export class ImapMailbox implements OpenMailbox {
  readonly uidValidity: string
  readonly nextUid: number
  readonly #client: ImapFlow
  readonly #ended: AbortSignal
  readonly #options: ImapMailboxOptions

  private constructor(
    client: ImapFlow,
    { uidValidity, nextUid }: { uidValidity: string; nextUid: number },
    ended: AbortSignal,
    options: ImapMailboxOptions,
  ) {
    this.uidValidity = uidValidity
    this.nextUid = nextUid
    this.#client = client
    this.#ended = ended
    this.#options = options
  }

  static async over(
    client: ImapFlow,
    { uidValidity, uidNext }: MailboxObject,
    ended: AbortSignal,
    options: ImapMailboxOptions,
  ): Promise<ImapMailbox> {
    const mailbox = new ImapMailbox(client, { uidValidity: String(uidValidity), nextUid: uidNext }, ended, options)
    if (uidNext > 0) return mailbox
    // Servers need not say it (RFC 3501, 6.3.1).
    const uids = await mailbox.uidsAfter(0, null)
    return new ImapMailbox(client, { ...mailbox, nextUid: (uids.at(-1) ?? 0) + 1 }, ended, options)
  }

  async uidsAfter(lastUid: number, since: string | null): Promise<number[]> {
    // With it the library would ask for an age in seconds where a day is meant.
    this.#client.capabilities.delete('WITHIN')
    const query = { uid: `${lastUid + 1}:*`, ...(since !== null && { since: new Date(since) }) }
    const found = await whileConnected(this.#ended, this.#client.search(query, { uid: true }))
    if (!Array.isArray(found)) throw new ConnectionFailed('the search failed')
    // The last message is in every range that ends with *, whatever its number is.
    return found.filter((uid) => uid > lastUid).toSorted((one, other) => one - other)
  }

  async entries(uids: readonly number[]): Promise<MessageEntry[]> {
    if (uids.length === 0) return []
    const wanted = { uid: true, size: true, internalDate: true }
    const found = await whileConnected(this.#ended, this.#client.fetchAll(uids.join(','), wanted, { uid: true }))
    return found
      .filter(({ uid }) => uids.includes(uid))
      .map(({ uid, size, internalDate }) => ({ uid, sizeBytes: size ?? 0, receivedAt: timeOf(internalDate) }))
      .toSorted((one, other) => one.uid - other.uid)
  }

  async withMail<T>(uid: number, work: (mail: FetchedMail) => Promise<T>): Promise<T | 'gone' | 'too_large'> {
    const folder = join(this.#options.folder, randomUUID())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const fetched = await this.#fetch(uid, folder)
      return typeof fetched === 'string' ? fetched : await work(fetched)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #fetch(uid: number, folder: string): Promise<FetchedMail | 'gone' | 'too_large'> {
    const { maxBytes, splitMail } = this.#options
    const asked = { uid: true, chunkSize: FETCHED_AT_ONCE, maxBytes: maxBytes + 1 }
    const { content } = await whileConnected(this.#ended, this.#client.download(String(uid), undefined, asked))
    if (!content) return 'gone'
    const path = join(folder, 'mail')
    const kept = await this.#keep(content, path)
    if (kept === 'too_large') return kept
    const { subject, attachments, leftOut } = await splitMail(await readFile(path))
    const filename = `${subject.replaceAll(/[/\\]/g, '-') || 'Mail'}.eml`
    const files = attachments.map((attachment, index) => putOnDisk(attachment, join(folder, String(index))))
    return {
      mail: { path, ...kept, filename, contentType: 'message/rfc822' },
      attachments: await Promise.all(files),
      leftOut,
    }
  }

  async #keep(content: Readable, path: string): Promise<Pick<ReceivedFile, 'sizeBytes' | 'sha256'> | 'too_large'> {
    let fault: unknown
    content.once('error', (error) => (fault = error))
    try {
      return await keepStream(content, path, this.#options.maxBytes, this.#ended)
    } catch (error) {
      // More than the server said: no other try brings less.
      if (error instanceof FileTooLarge || (error as ImapFlowError).code === 'DownloadOverflow') return 'too_large'
      // The disk may fail, too.
      if (error !== fault && !this.#ended.aborted) throw error
      throw new ConnectionFailed('the message did not come whole', { cause: error })
    }
  }
}

/** Fails with the connection, also where nothing comes any more. */
export async function whileConnected<T>(ended: AbortSignal, answer: Promise<T>): Promise<T> {
  const failed = new Promise<never>((_, fail) => {
    const end = () => fail(new ConnectionFailed('the connection ended'))
    if (ended.aborted) end()
    else ended.addEventListener('abort', end, { once: true })
  })
  const named = answer.catch((cause: unknown) => {
    throw new ConnectionFailed('the server failed', { cause })
  })
  return Promise.race([named, failed])
}

async function putOnDisk(
  { filename, contentType, content }: { filename: string; contentType: string; content: Uint8Array },
  path: string,
): Promise<ReceivedFile> {
  await writeFile(path, content, { flag: 'wx', mode: 0o600 })
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path, filename, contentType, sizeBytes: content.byteLength, sha256 }
}

function timeOf(date: Date | string | undefined): number | null {
  const time = date === undefined ? NaN : new Date(date).getTime()
  return Number.isNaN(time) ? null : time
}
