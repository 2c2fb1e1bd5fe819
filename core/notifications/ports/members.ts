import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Farms } from '../../shared/ports/farms.ts'

/** Somebody who belongs to a namespace. */
export interface Member {
  userId: UserId
  email: string
}

/** Who is notified of what happens in a namespace. */
export interface Members extends Farms {
  of(namespace: NamespaceId): Promise<Member[]>
  /** Notes that a person is welcomed, in the running transaction; false where they were before. */
  welcome(user: UserId, at: number): Promise<boolean>
}
