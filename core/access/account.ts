import type { NamespaceId, UserId } from '../shared/ids.ts'

export interface Account {
  userId: UserId
  /** Lower-case; one account an address. */
  email: string
  username: string
  namespaceId: NamespaceId
  /** True: an operator keeps the person out, with every credential that they have. */
  disabled: boolean
}

/** An account as operators see it in a list. */
export interface ListedAccount extends Account {
  createdAt: number
  hasPassword: boolean
}

const LOCAL_PART = /^(?!\.)(?!.*\.\.)[^\s@<>"(),:;[\]\\\p{C}\ufffd]{1,64}(?<!\.)$/u
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/**
 * An address as people have them, at most 254 characters (RFC 5321 §4.5.3.1): a local part without quotes, comments or
 * signs that nobody sees, and a domain of two names or more.
 */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  return text.length <= 254 && LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1))
}

export const canonicalEmail = (text: string): string => text.trim().toLowerCase()

/** An address that its owner knows again and nobody else learns: a•••@h•••.example. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const dot = domain.lastIndexOf('.')
  const [host, ending] = dot > 0 ? [domain.slice(0, dot), domain.slice(dot)] : [domain, '']
  return `${[...name][0] ?? ''}•••@${[...host][0] ?? ''}•••${ending}`
}
