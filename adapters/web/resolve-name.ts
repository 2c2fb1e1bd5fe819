import { promises, type lookup } from 'node:dns'

export interface NameServers {
  /** With their port; left out: those of the machine. */
  servers?: string[]
  timeoutMs?: number
}

/**
 * Resolves names of the public web as `lookup` of Node does, but asks the name servers itself: `lookup` waits in one of
 * the four threads that files and passwords wait in, too, so that a few names whose servers never answer would hold up
 * the whole process.
 */
export function makeResolveName({ servers, timeoutMs = 2000 }: NameServers = {}): typeof lookup {
  const resolver = new promises.Resolver({ timeout: timeoutMs, tries: 1 })
  if (servers) resolver.setServers(servers)
  const addressesOf = async (hostname: string) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
  }
  const resolve = (hostname: string, _options: object, answer: (error: Error | null, addresses: object[]) => void) =>
    void addressesOf(hostname).then((addresses) =>
      addresses.length > 0
        ? answer(null, addresses)
        : answer(Object.assign(new Error(`No address is known of ${hostname}`), { code: 'ENOTFOUND' }), []),
    )
  return resolve as unknown as typeof lookup
}
