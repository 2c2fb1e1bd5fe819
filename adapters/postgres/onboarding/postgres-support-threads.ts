import type { SupportThread, SupportThreads, ThreadId } from '../../../core/onboarding/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { SupportMessageEntity, SupportThreadEntity } from './onboarding-entities.ts'

export class PostgresSupportThreads implements SupportThreads {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  add(namespace: NamespaceId, { id, title, messages }: SupportThread): Promise<void> {
    return this.#database.withEntities(namespace, async (entities) => {
      const thread = entities.create(SupportThreadEntity, { namespaceId: namespace, id, title })
      for (const { from, sentAt, ...message } of messages)
        entities.create(SupportMessageEntity, {
          ...message,
          namespaceId: namespace,
          thread,
          author: from,
          sentAt: new Date(sentAt),
        })
    })
  }

  byId(namespaceId: NamespaceId, id: ThreadId): Promise<SupportThread | undefined> {
    return this.#database.withEntities(namespaceId, async (entities) => {
      const thread = await entities.findOne(SupportThreadEntity, { namespaceId, id })
      if (!thread) return undefined
      const messages = await entities.find(
        SupportMessageEntity,
        { namespaceId, thread },
        { orderBy: { sentAt: 'asc', id: 'asc' } },
      )
      return {
        id,
        title: thread.title,
        messages: messages.map(({ id: message, author, text, sentAt }) => ({
          id: message as SupportThread['messages'][number]['id'],
          from: author,
          text,
          sentAt: sentAt.getTime(),
        })),
      }
    })
  }

  remove(namespaceId: NamespaceId, id: ThreadId): Promise<void> {
    return this.#database.withEntities(namespaceId, async (entities) => {
      await entities.nativeDelete(SupportThreadEntity, { namespaceId, id })
    })
  }
}
