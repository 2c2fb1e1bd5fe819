import { verify, type KeyObject } from 'node:crypto'

/** The claims of a JWT whose signature was found right, and the key that made it. */
export interface ReadJwt {
  keyId: string
  claims: Record<string, unknown>
}

const PART = /^[\w-]+$/
const LONGEST = 4096

/**
 * Reads a JWT that was signed with ES256 (RFC 7515, RFC 7518 §3.4) and is of one type; undefined for any other. Node's
 * own check on this thread takes a third of the time of the same through Web Crypto. What the header says is not
 * trusted: the algorithm is ours, the key comes from our list, and nothing else in it may be critical.
 */
export async function readJwt(
  token: string,
  typ: string,
  keyOf: (id: string) => Promise<{ public: KeyObject } | undefined>,
): Promise<ReadJwt | undefined> {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  if (token.length > LONGEST || more.length > 0 || ![header, payload, signature].every((part) => PART.test(part)))
    return undefined
  const head = objectOf(header)
  if (head?.['alg'] !== 'ES256' || head['typ'] !== typ || typeof head['kid'] !== 'string' || 'crit' in head)
    return undefined
  const bytes = Buffer.from(signature, 'base64url')
  // The last letter of a text in base64url has bits that mean nothing: one token, one spelling.
  if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return undefined
  const key = await keyOf(head['kid'])
  if (!key) return undefined
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', signed, key.public, derSignature(bytes))) return undefined
  const claims = objectOf(payload)
  return claims && { keyId: head['kid'], claims }
}

/**
 * The two halves of a JWS signature (RFC 7518 §3.4) as the DER sequence of two integers that OpenSSL reads (RFC 3279
 * §2.2.3). Node makes the same of them, in a third of the time that the whole check takes.
 */
function derSignature(halves: Buffer): Buffer {
  const [r, s] = [derInteger(halves.subarray(0, 32)), derInteger(halves.subarray(32))]
  return Buffer.concat([Buffer.from([0x30, r.length + s.length]), r, s])
}

/** A positive integer in as few bytes as it needs; the first of them is below 0x80. */
function derInteger(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = first < 0 ? bytes.subarray(-1) : bytes.subarray(first)
  const sign = digits[0]! >= 0x80 ? [0] : []
  return Buffer.concat([Buffer.from([0x02, digits.length + sign.length, ...sign]), digits])
}

function objectOf(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
