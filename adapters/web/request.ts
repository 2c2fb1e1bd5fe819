import { lookup as lookUp, type LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The address leads somewhere that is none of the public web. */
export class AddressRefused extends Error {}

/** How names are resolved and what counts as public; everything but the defaults is for tests. */
export interface Reach {
  isAllowed?: (address: string) => boolean
  port?: number
  lookup?: typeof lookUp
  /** Certificates that are trusted beside those of the runtime. */
  ca?: string
  /** How long an answer may take, whatever its caller allows. */
  timeoutMs?: number
}

export interface RequestOptions {
  signal: AbortSignal
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: string | Uint8Array | undefined
}

/**
 * One request to a public https address, no redirect followed. The name is resolved once, every address it has must be
 * public, and the connection goes to one of those: a name that answers differently the next time gains nothing. Throws
 * `AddressRefused`, or what the network threw.
 */
export function requestPublic(
  url: URL,
  options: RequestOptions,
  { isAllowed = isPublicAddress, port = 443, lookup = lookUp, ca }: Reach = {},
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || Number(url.port || 443) !== port || url.username || url.password)
    return Promise.reject(new AddressRefused('Not an https address of the usual port without credentials'))
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new AddressRefused('Not a public address'))
  return new Promise((done, fail) => {
    const sent = request(url, {
      method: options.method ?? 'GET',
      headers: { 'User-Agent': 'Hofkern', 'Accept-Encoding': 'identity', ...options.headers },
      signal: options.signal,
      lookup: publicOnly(lookup, isAllowed),
      agent: false,
      ...(ca && { ca }),
    })
    sent.once('response', done).on('error', fail)
    sent.end(options.body)
  })
}

/** Resolves like `lookup`, but fails for a name that has an address which is not allowed. */
const publicOnly =
  (lookup: typeof lookUp, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return answer(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return answer(new AddressRefused('The name leads to an address that is not public'), [])
      if (options.all) return answer(null, addresses)
      return answer(null, first.address, first.family)
    })
  }
