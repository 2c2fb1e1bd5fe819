import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Account } from '../account.ts'

/** Accounts, each with its personal namespace. */
export interface AccountStore {
  /**
   * Writes the account, its personal namespace and its membership at once. Of two racing writers with the same address
   * or username one gets `added`; the others get the field that is taken and nothing is written.
   */
  add(
    account: Account & { passwordHash: string | null; externalId: ExternalId | null; createdAt: number },
  ): Promise<'added' | 'email_taken' | 'username_taken'>
  /** The account of an address in canonical form, or undefined. */
  byEmail(email: string): Promise<Account | undefined>
  /** The account that another identity provider knows under this name, or undefined. */
  byExternalId(id: ExternalId): Promise<Account | undefined>
  /** When an account of this name was last deleted (ms); undefined where none was, or long ago. */
  deletedAt(id: ExternalId): Promise<number | undefined>
  /**
   * Who owns the address and the hash of their password, null where they have none; undefined for an address that
   * nobody owns.
   */
  credentialsOf(email: string): Promise<{ userId: UserId; passwordHash: string | null } | undefined>
  byId(id: UserId): Promise<Account | undefined>
  /** The namespaces that a user belongs to, the personal one first. */
  namespacesOf(id: UserId): Promise<NamespaceId[]>
}

/** A person as another issuer names them: `iss` and `sub` of its tokens. */
export interface ExternalId {
  issuer: string
  subject: string
}
