import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  FetchedMail,
  MailboxAccess,
  MailboxFailure,
  MailServers,
  OpenMailbox,
} from '../../../core/mailboxes/index.ts'
import { Err, Ok, type Result } from '../../../core/shared/result.ts'
import type { ReceivedFile } from '../../../core/sources/index.ts'

export interface MemoryMail {
  text: string
  receivedAt: number
  attachments?: { filename: string; content: string }[]
  leftOut?: number
  /** What the server says, where that is not so. */
  sizeBytes?: number
}

/** A mail server in memory, with one mailbox; tests lay mails into it and let it fail. */
export class MemoryMailServers implements MailServers {
  readonly #folder: string
  uidValidity = '1'
  mails = new Map<number, MemoryMail>()
  failure: MailboxFailure | undefined
  password: string | undefined
  /** Of messages, in the order in which they were fetched. */
  fetched: number[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  async visit<T>(access: MailboxAccess, work: (open: OpenMailbox) => Promise<T>): Promise<Result<T, MailboxFailure>> {
    if (this.failure) return Err(this.failure)
    if (this.password !== undefined && access.password !== this.password) return Err('wrong_password')
    return Ok(await work(this.#open()))
  }

  #open(): OpenMailbox {
    return {
      uidValidity: this.uidValidity,
      nextUid: Math.max(0, ...this.mails.keys()) + 1,
      uidsAfter: async (lastUid, since) =>
        [...this.mails]
          .filter(([uid, { receivedAt }]) => uid > lastUid && (since === null || receivedAt >= Date.parse(since)))
          .map(([uid]) => uid)
          .toSorted((one, other) => one - other),
      entries: async (uids) =>
        uids.flatMap((uid) => {
          const mail = this.mails.get(uid)
          return mail ? [{ uid, sizeBytes: mail.sizeBytes ?? mail.text.length, receivedAt: mail.receivedAt }] : []
        }),
      withMail: async (uid, work) => {
        const mail = this.mails.get(uid)
        if (!mail) return 'gone'
        this.fetched.push(uid)
        return this.#onDisk(mail, work)
      },
    }
  }

  async #onDisk<T>(mail: MemoryMail, work: (mail: FetchedMail) => Promise<T>): Promise<T> {
    const folder = join(this.#folder, randomUUID())
    await mkdir(folder, { recursive: true })
    try {
      const { attachments = [], leftOut = 0 } = mail
      return await work({
        mail: await fileOf(folder, 'Mail.eml', mail.text, 'message/rfc822'),
        attachments: await Promise.all(
          attachments.map(({ filename, content }) => fileOf(folder, filename, content, 'application/octet-stream')),
        ),
        leftOut,
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function fileOf(folder: string, filename: string, text: string, contentType: string): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  await writeFile(path, text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { path, filename, contentType, sizeBytes: Buffer.byteLength(text), sha256 }
}
