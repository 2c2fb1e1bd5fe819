import type { ImapFlow, MailboxObject } from 'imapflow'
import type { MailboxAccess, MailboxFailure, MailServers, OpenMailbox } from '../../core/mailboxes/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import { ConnectionFailed, failureOf } from './failure-of.ts'
import { ImapMailbox, whileConnected, type ImapMailboxOptions } from './imap-mailbox.ts'

export interface ImapOptions extends ImapMailboxOptions {
  /** Certificates of authorities that are trusted, in place of the usual ones. */
  ca?: string
  /** Without an answer for so long, a server counts as gone. */
  silenceMs?: number
  /** Of a whole visit. */
  longestMs?: number
}

const MEGABYTE = 1024 * 1024
const CONNECT_MS = 20_000
const SILENCE_MS = 60_000
const LONGEST_MS = 8 * 60_000

/**
 * IMAP (RFC 3501) over imapflow: the mailbox is opened with EXAMINE, so that nothing in it changes. Lines, literals and
 * answers are bounded, and compression is off, since what a server packs has no bounds.
 */
export class ImapMailServers implements MailServers {
  readonly #options: ImapOptions

  constructor(options: ImapOptions) {
    this.#options = options
  }

  async visit<T>(access: MailboxAccess, work: (open: OpenMailbox) => Promise<T>): Promise<Result<T, MailboxFailure>> {
    const client = await connectionTo(access, this.#options)
    const ending = new AbortController()
    let fault: unknown
    // Emitted at any time, and without a listener it would end the process; whatever waits for the server fails by it.
    client.on('error', (error) => {
      fault ??= error
      ending.abort()
    })
    client.on('close', () => ending.abort())
    const limit = setTimeout(() => {
      fault ??= { code: 'ETIMEOUT' }
      client.close()
      ending.abort()
    }, this.#options.longestMs ?? LONGEST_MS)
    try {
      const opened = await whileConnected(ending.signal, open(client, access.folder))
      return Ok(await work(await ImapMailbox.over(client, opened, ending.signal, this.#options)))
    } catch (error) {
      if (!(error instanceof ConnectionFailed)) throw error
      return Err(failureOf(fault ?? error.cause))
    } finally {
      clearTimeout(limit)
      client.close()
    }
  }
}

async function open(client: ImapFlow, folder: string): Promise<MailboxObject> {
  await client.connect()
  return client.mailboxOpen(folder, { readOnly: true })
}

/** Loaded only where there is a mailbox. */
async function connectionTo(
  { host, port, encryption, user, password }: MailboxAccess,
  { ca, silenceMs = SILENCE_MS }: ImapOptions,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  return new ImapFlow({
    host,
    port,
    secure: encryption === 'tls',
    doSTARTTLS: encryption === 'tls' ? undefined : encryption === 'starttls',
    auth: { user, pass: password },
    ...(ca && { tls: { ca } }),
    clientInfo: { name: 'Hofkern' },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    disableAutoEnable: true,
    disableIMAP4rev2: true,
    connectionTimeout: Math.min(CONNECT_MS, silenceMs),
    greetingTimeout: Math.min(CONNECT_MS, silenceMs),
    socketTimeout: silenceMs,
    maxLineLength: 8 * MEGABYTE,
    maxLiteralSize: 8 * MEGABYTE,
    maxResponseSize: 32 * MEGABYTE,
    maxResponseTokens: 200_000,
  })
}
