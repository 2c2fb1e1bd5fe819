import type { NamespaceId, UserId } from '../../shared/ids.ts'

/** A person knows of a finding and says why it stands as it is. */
export interface Acknowledgement {
  findingId: string
  reason: string
  at: number
  by: UserId
}

/** What people have said about findings. Joins the running transaction. */
export interface Acknowledgements {
  /** Takes the place of what was said of the same finding before. */
  put(namespace: NamespaceId, acknowledgement: Acknowledgement): Promise<void>
  /** In the order of their finding's id. */
  all(namespace: NamespaceId): Promise<Acknowledgement[]>
}
