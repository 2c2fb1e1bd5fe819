/** Where an answer goes, as a person reads it, or undefined for an address that is none. */
export interface RedirectTarget {
  kind: 'website' | 'device' | 'app'
  /** The host, or the scheme of an app. */
  name: string
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Hosts stand in their ASCII form, so that none passes for another by letters that look alike. */
export function redirectTarget(uri: string): RedirectTarget {
  const { protocol, host, hostname } = new URL(uri)
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'app', name: protocol.slice(0, -1) }
  return { kind: LOOPBACK.test(hostname) ? 'device' : 'website', name: host }
}

/**
 * The source expression (CSP 3) that lets a form lead to a redirect address: its origin, or its scheme where a policy
 * cannot name the host.
 */
export function formTarget(uri: string): string {
  const { protocol, host } = new URL(uri)
  return /^https?:$/.test(protocol) && /^[a-z0-9.-]+(:\d+)?$/.test(host) ? `${protocol}//${host}` : protocol
}
