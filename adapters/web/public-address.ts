import ipaddr from 'ipaddr.js'

/** What IANA has given out of IPv6 to the public internet. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * True for an address that belongs to the public internet. Everything that the special-purpose registries of IANA (RFC
 * 6890) name is none: loopback, private and shared networks, multicast, documentation, and the ways to write an IPv4
 * address as IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST))
}
