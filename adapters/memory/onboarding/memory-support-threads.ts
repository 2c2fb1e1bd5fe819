import type { SupportThread, SupportThreads, ThreadId } from '../../../core/onboarding/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'support_threads'

export class MemorySupportThreads implements SupportThreads {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async add(namespace: NamespaceId, thread: SupportThread): Promise<void> {
    await this.#database.write<SupportThread, void>(
      namespace,
      TABLE,
      (threads) =>
        void threads.set(`${namespace} ${thread.id}`, {
          ...thread,
          messages: thread.messages.toSorted((a, b) => a.sentAt - b.sentAt),
        }),
    )
  }

  byId(namespace: NamespaceId, id: ThreadId): Promise<SupportThread | undefined> {
    return this.#database.read<SupportThread, SupportThread | undefined>(namespace, TABLE, (threads) =>
      threads.get(`${namespace} ${id}`),
    )
  }

  async remove(namespace: NamespaceId, id: ThreadId): Promise<void> {
    await this.#database.write<SupportThread, void>(
      namespace,
      TABLE,
      (threads) => void threads.delete(`${namespace} ${id}`),
    )
  }
}
