import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import type { Push, PushDevice, PushMessage, PushOutcome } from '../../core/notifications/index.ts'
import { isPublicAddress } from './public-address.ts'
import { AddressRefused, requestPublic, type Reach } from './request.ts'
import { makeResolveName } from './resolve-name.ts'

/** The keys that this installation signs its pushes with (RFC 8292), in base64url, and how its operator is reached. */
export interface VapidSettings {
  publicKey: string
  privateKey: string
  /** `mailto:` or `https:`. */
  subject: string
}

const TIMEOUT_MS = 5000
/** What a browser that is off gets when it comes back within a day. */
const TTL_SECONDS = 86_400
/** What every push service takes is 4096 bytes sealed (RFC 8030 § 7.2), some of them for the seal and for JSON. */
const MOST_BODY_BYTES = 2400
const MOST_TITLE_BYTES = 400
const LONGEST_TOKEN = 2000

/** Names that no public name server knows (RFC 6761, RFC 6762, RFC 8375, ICANN's „internal“). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/

const GONE = new Set([404, 410])

/** Sealed by RFC 8291, signed by RFC 8292, sent to a public https address; the keys absent: push is not set up. */
export class WebPush implements Push {
  readonly #vapid: VapidSettings | undefined
  readonly #reach: Reach
  readonly #timeoutMs: number

  constructor(
    vapid: VapidSettings | undefined,
    { reach, timeoutMs = TIMEOUT_MS }: { reach?: Reach; timeoutMs?: number } = {},
  ) {
    this.#vapid = vapid
    this.#reach = { lookup: makeResolveName(), ...reach }
    this.#timeoutMs = timeoutMs
  }

  get publicKey(): string | null {
    return this.#vapid?.publicKey ?? null
  }

  accepts({ token, keys }: Pick<PushDevice, 'token' | 'keys'>): boolean {
    return this.#isPublic(token) && isPointOfCurve(keys.p256dh) && bytesOf(keys.auth).length === 16
  }

  async send({ token, keys }: Pick<PushDevice, 'token' | 'keys'>, message: PushMessage): Promise<PushOutcome> {
    if (!this.#vapid) throw new Error('HOFKERN_VAPID_PUBLIC_KEY is not set')
    // Most installations never push.
    const { default: webPush } = await import('web-push')
    const sealed = webPush.generateRequestDetails({ endpoint: token, keys }, payloadOf(message), {
      vapidDetails: this.#vapid,
      contentEncoding: 'aes128gcm',
      TTL: TTL_SECONDS,
      topic: message.tag,
    })
    const headers = Object.entries(sealed.headers).map(([name, value]) => [name, String(value)])
    const request = {
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: sealed.body as Buffer,
      signal: AbortSignal.timeout(this.#timeoutMs),
    }
    try {
      const answer = await requestPublic(new URL(token), request, this.#reach)
      // Nothing that it says is of use.
      answer.on('error', () => {}).destroy()
      const status = answer.statusCode ?? 0
      if (GONE.has(status)) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      throw new Error(`The push service answered ${status}`)
    } catch (error) {
      // It has become an address of a network of one's own: nobody can be reached there, now or later.
      if (error instanceof AddressRefused) return 'gone'
      throw error
    }
  }

  /** As far as that can be seen without asking for the name. */
  #isPublic(token: string): boolean {
    // A line break is read over by `URL` and would be kept.
    if (token.length > LONGEST_TOKEN || /\s/.test(token) || !URL.canParse(token)) return false
    const { protocol, hostname, port, username, password } = new URL(token)
    const host = hostname.replace(/^\[|\]$/g, '')
    const { isAllowed = isPublicAddress, port: usual = 443 } = this.#reach
    if (protocol !== 'https:' || Number(port || 443) !== usual || username || password) return false
    return isIP(host) ? isAllowed(host) : host.includes('.') && !LOCAL_NAME.test(host)
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

function isPointOfCurve(key: string): boolean {
  const point = bytesOf(key)
  if (point.length !== 65) return false
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}

const payloadOf = ({ title, body, link, tag }: PushMessage): string =>
  JSON.stringify({ title: cutBytes(title, MOST_TITLE_BYTES), body: cutBytes(body, MOST_BODY_BYTES), link, tag })

/** As JSON writes it, which takes two signs for some. */
function cutBytes(text: string, most: number): string {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += Buffer.byteLength(JSON.stringify(sign)) - 2
    if (bytes > most) return `${kept}…`
    kept += sign
  }
  return kept
}
