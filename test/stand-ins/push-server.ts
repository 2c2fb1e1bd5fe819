import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startWebServer, type WebServer } from './web-server.ts'

/** A browser that has subscribed: what it tells the page, and what it alone can open. */
export interface Browser {
  keys: { p256dh: string; auth: string }
  /** Opens what was sealed for it (RFC 8291 § 3.4, RFC 8188 § 2). */
  open(sealed: Buffer): string
}

export function aBrowser(): Browser {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: (sealed) => openSealed(sealed, pair, auth),
  }
}

function openSealed(sealed: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = sealed.subarray(0, 16)
  const recordSize = sealed.readUInt32BE(16)
  const sender = sealed.subarray(21, 21 + sealed[20]!)
  const record = sealed.subarray(21 + sealed[20]!)
  if (record.length > recordSize) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  if (end < 0) throw new Error('the last record has no end')
  return plain.subarray(0, end).toString('utf8')
}

export interface PushServer extends WebServer {
  /** What came and was in order, by path. */
  taken: { path: string; headers: IncomingMessage['headers']; sealed: Buffer }[]
  /** Why the others were refused. */
  refused: string[]
}

/**
 * A push service that refuses what real ones refuse: no signature by the key that the browser subscribed with, none for
 * this place and time, no time to live, a message that is not sealed or too long.
 */
export async function startPushServer(
  publicKey: string,
  answers: Record<string, RequestListener> = {},
  names: Record<string, string[]> = {},
): Promise<PushServer> {
  const taken: PushServer['taken'] = []
  const refused: string[] = []
  let origin = ''
  const server = await startWebServer((req, res) => {
    const own = answers[req.url!]
    if (own) return own(req, res)
    void take(req, res).catch((error: Error) => {
      refused.push(error.message)
      res.writeHead(400).end()
    })
  }, names)
  origin = server.url

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sealed = await buffer(req)
    const { headers } = req
    if (req.method !== 'POST') throw new Error('a push is a POST')
    if (!/^\d+$/.test(headers['ttl'] as string)) throw new Error('no TTL')
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not sealed')
    if (headers['topic'] !== undefined && !/^[\w-]{1,32}$/.test(headers['topic'] as string)) throw new Error('topic')
    if (sealed.length > 4096) throw new Error(`${sealed.length} bytes are too many`)
    checkSignature(headers.authorization ?? '', publicKey, origin)
    taken.push({ path: req.url!, headers, sealed })
    res.writeHead(201).end()
  }
  return { ...server, taken, refused }
}

/** RFC 8292 § 2 and § 3. */
function checkSignature(authorization: string, publicKey: string, origin: string): void {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || key !== publicKey) throw new Error('not signed by the key of the subscription')
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  if (parsed(head).alg !== 'ES256') throw new Error('another algorithm')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = parsed(claims)
  const seconds = Number(exp) - Date.now() / 1000
  if (!good) throw new Error('a wrong signature')
  if (aud !== origin) throw new Error(`signed for ${String(aud)}`)
  if (!(seconds > 0 && seconds <= 86_400)) throw new Error('signed for too long, or not any more')
  if (!/^(mailto:|https:)/.test(String(sub))) throw new Error('nobody to turn to')
}
