import type { SupportMessage, SupportThread, SupportThreads, ThreadId } from '../../../core/onboarding/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { Database } from '../database.ts'

interface StoredMessage {
  title: string
  id: SupportMessage['id'] | null
  author: SupportMessage['from']
  text: string
  sent_at: Date
}

export class PostgresSupportThreads implements SupportThreads {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(namespace: NamespaceId, { id, title, messages }: SupportThread): Promise<void> {
    await this.#database.within(namespace, async () => {
      await this.#database.query(
        namespace,
        'insert into support_threads (namespace_id, id, title) values ($1, $2, $3)',
        [namespace, id, title],
      )
      await this.#database.query(
        namespace,
        'insert into support_messages (namespace_id, id, thread_id, author, text, sent_at) select $1, given.id, $2, given.from, given.text, given.sent_at from jsonb_to_recordset($3) as given(id uuid, "from" text, text text, sent_at timestamptz)',
        [
          namespace,
          id,
          JSON.stringify(messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: new Date(sentAt) }))),
        ],
      )
      return Ok(undefined)
    })
  }

  async byId(namespace: NamespaceId, id: ThreadId): Promise<SupportThread | undefined> {
    const messages = await this.#database.query<StoredMessage>(
      namespace,
      `select t.title, m.id, m.author, m.text, m.sent_at from support_threads t left join support_messages m on m.namespace_id = t.namespace_id and m.thread_id = t.id
       where t.namespace_id = $1 and t.id = $2 order by m.sent_at, m.id`,
      [namespace, id],
    )
    const [first] = messages
    return (
      first && {
        id,
        title: first.title,
        messages: messages.flatMap((message) =>
          message.id === null
            ? []
            : [{ id: message.id, from: message.author, text: message.text, sentAt: message.sent_at.getTime() }],
        ),
      }
    )
  }

  async remove(namespace: NamespaceId, id: ThreadId): Promise<void> {
    await this.#database.query(namespace, 'delete from support_threads where namespace_id = $1 and id = $2', [
      namespace,
      id,
    ])
  }
}
