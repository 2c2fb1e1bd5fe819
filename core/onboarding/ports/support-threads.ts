import type { Id, NamespaceId } from '../../shared/ids.ts'

export type ThreadId = Id<'SupportThread'>

export interface SupportMessage {
  id: Id<'SupportMessage'>
  from: 'support' | 'person'
  text: string
  /** ms */
  sentAt: number
}

/** A conversation with those who help; its messages in the order in which they were sent. */
export interface SupportThread {
  id: ThreadId
  title: string
  messages: SupportMessage[]
}

export interface SupportThreads {
  add(namespace: NamespaceId, thread: SupportThread): Promise<void>
  byId(namespace: NamespaceId, id: ThreadId): Promise<SupportThread | undefined>
  /** With its messages; removing what is not there succeeds. */
  remove(namespace: NamespaceId, id: ThreadId): Promise<void>
}
