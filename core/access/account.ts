import type { NamespaceId, UserId } from '../shared/ids.ts'

export interface Account {
  userId: UserId
  /** Lower-case; one account an address. */
  email: string
  username: string
  namespaceId: NamespaceId
}

/** One `@`, something before it, a domain after it, no white space, at most 254 characters (RFC 5321 §4.5.3.1). */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@<>"]{1,64}@[^\s@<>"]+$/.test(text)

export const canonicalEmail = (text: string): string => text.trim().toLowerCase()
