import { controlFolderObjects } from '../../core/control-folder/index.ts'
import { MemoryPrintedBooks } from './control-folder/memory-printed-books.ts'
import { libraryObjects } from '../../core/library/index.ts'
import { mediaObjects } from '../../core/media/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import type { Belongings, BelongingTable } from '../../core/shared/ports/belongings.ts'
import { sourceObjects, type InboundLetter } from '../../core/sources/index.ts'
import type { MemoryDatabase } from './memory-database.ts'
import { keptDocumentIn, MemoryKeptDocuments } from './library/memory-kept-documents.ts'
import { MemoryInboundLetters } from './sources/memory-inbound-letters.ts'
import { MemoryNamespaceRegister } from './namespaces/memory-namespace-register.ts'
import { MemorySourceStore } from './sources/memory-source-store.ts'

/** Rows name their namespace, or their key begins with it. */
type Row = Partial<Record<'namespaceId' | 'namespace', NamespaceId>>

/** How a row goes out: what it is, and beside it where it lay, with a sign in the place of the namespace. */
type RowOut = Row & { memory: { key: string; namespaceIn: (keyof Row)[] } }

const HERE = '*'

const belongs = (namespace: NamespaceId, key: string, row: Row): boolean =>
  (row.namespaceId ?? row.namespace ?? key.slice(0, namespace.length)) === namespace

function rowOut(namespace: NamespaceId, key: string, row: Row): string {
  const { namespaceId, namespace: other, ...kept } = row
  const namespaceIn = [...(namespaceId ? ['namespaceId'] : []), ...(other ? ['namespace'] : [])]
  const out = { ...kept, memory: { key: key.replaceAll(namespace, HERE), namespaceIn } }
  return JSON.stringify(out, (_, value: unknown) => (value instanceof Map ? { map: [...value] } : value))
}

function rowIn(namespace: NamespaceId, text: string): [key: string, row: object] {
  const { memory, ...row } = JSON.parse(text, (_, value: { map?: [unknown, unknown][] } | null) =>
    Array.isArray(value?.map) ? new Map(value.map) : value,
  ) as RowOut
  const owner = Object.fromEntries(memory.namespaceIn.map((field) => [field, namespace]))
  return [memory.key.replaceAll(HERE, namespace), { ...row, ...owner }]
}

/** A table of the database in memory, as it is exported, restored and emptied. */
const memoryTable = (
  database: MemoryDatabase,
  name: string,
  {
    exported = true,
    moved = (row) => row,
  }: { exported?: boolean; moved?: (row: object, to: NamespaceId) => object } = {},
): BelongingTable => ({
  name,
  exported,
  async read(namespace, take) {
    const rows = await database.read<Row, [string, Row][]>(namespace, name, (all) =>
      [...all].filter(([key, row]) => belongs(namespace, key, row)),
    )
    await take(rows.map(([key, row]) => rowOut(namespace, key, row)))
  },
  async restore(namespace, rows) {
    const given: [string, object][] = []
    for await (const row of rows) given.push(rowIn(namespace, row))
    await database.write<object, void>(namespace, name, (all) => {
      for (const [key, row] of given) all.set(key, moved(row, namespace))
    })
    return given.length
  },
  count: (namespace) =>
    database.read<Row, number>(
      namespace,
      name,
      (all) => [...all].filter(([key, row]) => belongs(namespace, key, row)).length,
    ),
  remove: (namespace, most) =>
    database.write<Row, number>(namespace, name, (all) => {
      const own = [...all].filter(([key, row]) => belongs(namespace, key, row)).slice(0, most)
      for (const [key] of own) all.delete(key)
      return own.length
    }),
})

/** A letter names its file by its whole key, which begins with the namespace. */
const letterIn = (row: object, namespace: NamespaceId): object => {
  const { objectKey } = row as InboundLetter
  return { ...row, objectKey: [namespace, ...objectKey.split('/').slice(1)].join('/') }
}

/** What every area keeps of a namespace in this database. */
export const memoryBelongings = (database: MemoryDatabase): Belongings[] => {
  const tables = (...names: string[]) => names.map((name) => memoryTable(database, name))
  const waitingIn = (table: string) => (namespace: NamespaceId) =>
    database.read<Row & { status: string }, number>(
      namespace,
      table,
      (all) => [...all].filter(([key, row]) => belongs(namespace, key, row) && row.status === 'waiting').length,
    )
  const register = new MemoryNamespaceRegister(database)
  const stores = { sources: new MemorySourceStore(database), letters: new MemoryInboundLetters(database) }
  return [
    {
      area: 'sources',
      tables: [...tables('sources'), memoryTable(database, 'inbound_letters', { moved: letterIn })],
      objects: sourceObjects(stores),
    },
    {
      area: 'farm',
      tables: [
        ...tables('workspace_rows', 'row_histories', 'row_tombstones', 'row_proposals'),
        memoryTable(database, 'deleted_rows', { exported: false }),
      ],
      objects: [],
      pending: waitingIn('row_proposals'),
    },
    {
      area: 'control-folder',
      tables: [memoryTable(database, 'printed_books', { exported: false }), ...tables('acknowledged_findings')],
      objects: controlFolderObjects(new MemoryPrintedBooks(database)),
    },
    {
      area: 'assistant',
      tables: [memoryTable(database, 'pending_actions', { exported: false })],
      objects: [],
      pending: waitingIn('pending_actions'),
    },
    { area: 'notifications', tables: [memoryTable(database, 'notifications', { exported: false })], objects: [] },
    { area: 'onboarding', tables: tables('example_farms', 'support_threads'), objects: [] },
    { area: 'mailboxes', tables: [memoryTable(database, 'mailboxes', { exported: false })], objects: [] },
    { area: 'media', tables: [], objects: mediaObjects((namespace) => register.isRemoved(namespace)) },
    { area: 'knowledge', tables: tables('knowledge_documents'), objects: [] },
    {
      area: 'library',
      tables: [
        memoryTable(database, 'kept_documents', { moved: keptDocumentIn }),
        memoryTable(database, 'plan_calculations', { exported: false }),
        memoryTable(database, 'plan_adoptions'),
        memoryTable(database, 'plan_left_effects'),
      ],
      objects: libraryObjects(new MemoryKeptDocuments(database)),
    },
    {
      area: 'shared',
      tables: ['live_events', 'events_read'].map((name) => memoryTable(database, name, { exported: false })),
      objects: [],
    },
  ]
}

/** Every other table, and why nothing in it goes with a namespace. */
export const MEMORY_TABLES_OF_NO_NAMESPACE: Readonly<Record<string, string>> = {
  users: 'a person, who keeps the account when the namespace changes',
  teams: 'names of namespaces that people share, and who does',
  team_invitations: 'who may join a team',
  grants: 'what a person lets programs do',
  access_tokens: 'secrets of a person',
  oauth_clients: 'programs that registered',
  blocked_clients: 'programs that an operator keeps out',
  oauth_artefacts: 'what the authorization server keeps, under a grant',
  sign_in_links: 'links that a person was mailed',
  mailed_links: 'links that a person was mailed to do one thing',
  profiles: 'what a person says of themselves',
  notification_preferences: 'where a person wants to hear of what',
  push_devices: 'browsers of a person that are pushed to',
  welcomed_users: 'who was sent a mail of welcome',
  realtime_tickets: 'secrets of a minute, under a session',
  signing_keys: 'keys of the installation',
  akh_accounts: 'AKh of a person, who keeps them when the namespace changes',
  mailbox_turns: 'when the mailbox of which farm is due; one that is gone ends its turns',
  work_figures: 'how much the installation did',
  example_farm_people: 'who was given an example farm',
  jobs: 'work that waits',
  removed_namespaces: 'which were left, so that nothing brings them to life again',
  deleted_identities: 'people of another identity provider whose account was deleted',
}
