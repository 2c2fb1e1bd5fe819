import type { lookup } from 'node:dns'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { isPublicAddress } from '../../adapters/web/public-address.ts'
import type { Reach } from '../../adapters/web/request.ts'

export interface WebServer {
  /** Where it answers, under a name that stands for a public one. */
  url: string
  /** Lets a client of the public web reach this one server beside everything public; names are resolved by `names`. */
  reach: Reach
  /** How often each name was resolved. */
  resolved: string[]
  close(): Promise<void>
}

/** A site on this machine with a certificate of its own for hof.test and anders.test. */
export async function startWebServer(
  listener: RequestListener,
  names: Record<string, string[]> = {},
): Promise<WebServer> {
  const [key, ca] = ['key', 'cert'].map((part) => readFileSync(`test/fixtures/web/hof.test.${part}.pem`, 'utf8'))
  const server = createServer({ key, cert: ca }, listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const known: Record<string, string[]> = { 'hof.test': ['127.0.0.1'], ...names }
  const resolved: string[] = []
  const resolve = (
    name: string,
    _options: unknown,
    answer: (error: Error | null, addresses: { address: string; family: number }[]) => void,
  ) => {
    resolved.push(name)
    const addresses = known[name]
    if (addresses)
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    else answer(Object.assign(new Error(`${name} is unknown`), { code: 'ENOTFOUND' }), [])
  }
  return {
    url: `https://hof.test:${port}`,
    resolved,
    reach: {
      port,
      ca: ca!,
      lookup: resolve as unknown as typeof lookup,
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
