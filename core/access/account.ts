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

/** One `@`, something before it, a domain after it, no white space, at most 254 characters (RFC 5321 §4.5.3.1). */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@<>"]{1,64}@[^\s@<>"]+$/.test(text)

export const canonicalEmail = (text: string): string => text.trim().toLowerCase()

/** An address that its owner knows again and nobody else learns: a•••@h•••.example. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const dot = domain.lastIndexOf('.')
  const [host, ending] = dot > 0 ? [domain.slice(0, dot), domain.slice(dot)] : [domain, '']
  return `${[...name][0] ?? ''}•••@${[...host][0] ?? ''}•••${ending}`
}
