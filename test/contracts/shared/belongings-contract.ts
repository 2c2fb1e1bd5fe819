import { analysePassage } from '../../../core/knowledge/analysis/analyse.ts'
import { entitiesOf, type PassageStore } from '../../../core/knowledge/index.ts'
import type {
  DeletedRows,
  Proposal,
  ProposalId,
  ProposalStore,
  ProvenanceStore,
  Row,
  RowId,
} from '../../../core/farm/index.ts'
import { madeBySource } from '../../../core/farm/provenance/events.ts'
import type { AccountStore } from '../../../core/access/index.ts'
import type { NotificationStore } from '../../../core/notifications/index.ts'
import type { ExampleFarms, SupportThreads, ThreadId } from '../../../core/onboarding/index.ts'
import type { DocumentId, Id, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import type { PlanKey, PlanStore } from '../../../core/library/index.ts'
import { aCalculation, anAdoption } from '../library/plan-store-contract.ts'
import type { Acknowledgements, PrintedBooks } from '../../../core/control-folder/index.ts'
import type { KeptDocuments } from '../../../core/library/index.ts'
import type { PendingActionStore } from '../../../core/assistant/index.ts'
import { aNotification } from '../../builders/notification.ts'
import { aKeptDocument } from '../../builders/kept-document.ts'
import { aPendingAction } from '../../builders/pending-action.ts'
import type { Belongings, BelongingTable } from '../../../core/shared/ports/belongings.ts'
import type { EventsRead } from '../../../core/shared/ports/events-read.ts'
import type { LiveEvents } from '../../../core/shared/ports/live-events.ts'
import type { MailboxStore } from '../../../core/mailboxes/index.ts'
import type { Transaction } from '../../../core/shared/ports/transaction.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import type { InboundLetters, SourceStore } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { aMailbox } from '../../builders/mailbox.ts'
import { aSource } from '../../builders/source.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

const LINES = [0, 20, 1000, 2000, 5000, 100]

/** The belongings of a database, and every store that writes into it. */
export interface OpenedBelongings {
  belongings: readonly Belongings[]
  transaction: Transaction
  sources: SourceStore
  letters: InboundLetters
  mailboxes: MailboxStore
  provenance: ProvenanceStore
  deletedRows: DeletedRows
  acknowledgements: Acknowledgements
  planStore: PlanStore
  printedBooks: PrintedBooks
  keptDocuments: KeptDocuments
  proposals: ProposalStore
  exampleFarms: ExampleFarms
  supportThreads: SupportThreads
  accounts: AccountStore
  notifications: NotificationStore
  pendingActions: PendingActionStore
  passages: PassageStore
  live: LiveEvents
  eventsRead: EventsRead
  close(): Promise<void>
}

/** Writes through every store, so that no table of the namespace stays empty; gives the document that it wrote. */
async function fill(stores: OpenedBelongings, namespaceId: NamespaceId): Promise<DocumentId> {
  const source = aSource({ namespaceId })
  const account = anAccount()
  await stores.accounts.add(account)
  const [threadId, letterId, now] = [newId<ThreadId>(), newId<string>(), 5000]
  const row = {
    kind: 'stock',
    values: { article: 'Weizen' },
    label: 'Weizen',
    key: 'Weizen',
    page: 1,
    quote: 'x',
  } as const
  const text = 'Ohrmarke DE 03 900 00001, Termin am 20.05.2026.'
  const place = { ordinal: 0, page: 1, start: 0, end: text.length, text, heading: '' }
  const proposal: Proposal = {
    ...row,
    id: newId<ProposalId>(),
    documentId: source.id,
    key: 'Gerste',
    about: null,
    confidence: 0.5,
    asOf: null,
    differences: [],
    createdAt: now,
  }
  const letter = { filename: 'a.eml', contentType: 'message/rfc822', sizeBytes: 1, sha256: source.sha256 }
  const filled = await stores.transaction.within<undefined, never>(namespaceId, async () => {
    await stores.sources.add(source)
    await stores.letters.add(namespaceId, letterId, { ...letter, objectKey: `${namespaceId}/letters/${letterId}` })
    const { page, quote, ...described } = row
    const made: Row = {
      ...described,
      namespaceId,
      id: newId<RowId>(),
      origin: 'source',
      edited: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    const said = { documentId: source.id, key: row.key, values: row.values, page, quote, asOf: null }
    await stores.provenance.add(namespaceId, [madeBySource(made, said)])
    await stores.deletedRows.keep(namespaceId, [made], { at: now, by: 'person', documentName: null })
    await stores.acknowledgements.put(namespaceId, {
      findingId: 'due_170.2026',
      reason: 'x',
      at: now,
      by: account.userId,
    })
    const plan: PlanKey = { namespaceId, entryId: 'duengeplan', period: '2026' }
    await stores.planStore.putCalculation(plan, aCalculation())
    await stores.planStore.putAdoption(plan, anAdoption())
    await stores.planStore.putLeftEffects(plan, anAdoption().effects)
    await stores.printedBooks.want(namespaceId, 'abc', '{}', now)
    await stores.keptDocuments.add(aKeptDocument({ namespaceId }))
    await stores.keptDocuments.add(aKeptDocument({ namespaceId, period: '2025', objectKey: null }))
    await stores.provenance.addTombstones(namespaceId, [{ documentId: source.id, kind: 'stock', key: 'Hafer' }])
    await stores.proposals.replace(namespaceId, source.id, [proposal])
    await stores.exampleFarms.add({
      namespaceId,
      madeOn: '2026-05-20',
      rows: {},
      documents: [],
      threadId,
      library: null,
      removedAt: null,
    })
    const message = { id: newId<Id<'SupportMessage'>>(), from: 'support' as const, text: 'Moin', sentAt: now }
    await stores.supportThreads.add(namespaceId, { id: threadId, title: 'Willkommen', messages: [message] })
    await stores.notifications.add(namespaceId, [aNotification({ namespaceId, userId: account.userId })])
    await stores.mailboxes.put({ ...aMailbox(namespaceId), password: 'geheim' })
    await stores.pendingActions.add(aPendingAction({ namespaceId }))
    const passage = { ...place, ...analysePassage('', text), entities: entitiesOf(text), lines: LINES }
    await stores.passages.replace(namespaceId, { id: source.id, title: 'Termin', passages: [passage] })
    const placed = { passage: { ...passage, documentId: source.id, title: 'Termin' }, vector: [1, 0] }
    await stores.passages.place(namespaceId, 'model', [placed])
    await stores.live.publish(namespaceId, { event: 'source.deleted', data: { document_id: source.id } })
    await stores.eventsRead.mark(namespaceId, 'reader', newId<JobId>())
    return Ok(undefined)
  })
  filled.unwrap()
  return source.id
}

const tablesOf = ({ belongings }: OpenedBelongings): BelongingTable[] => belongings.flatMap(({ tables }) => [...tables])

async function counts(opened: OpenedBelongings, namespace: NamespaceId): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const table of tablesOf(opened)) counted[table.name] = await table.count(namespace)
  return counted
}

async function rowsOf(table: BelongingTable, namespace: NamespaceId): Promise<string[]> {
  const rows: string[] = []
  await table.read(namespace, async (piece) => void rows.push(...piece))
  return rows
}

async function* given(rows: string[]): AsyncIterable<string> {
  yield* rows
}

/** What the Belongings of a database promise, whatever its tables are. */
export const belongingsContract = (open: () => Promise<OpenedBelongings>): ContractCase[] =>
  casesOver(open, {
    'count what the stores of all areas wrote, each table once': async (opened) => {
      const namespace = newId<NamespaceId>()
      const names = tablesOf(opened).map(({ name }) => name)
      equal(names.length, new Set(names).size)
      const none = Object.fromEntries(names.map((name) => [name, 0]))
      equal(await counts(opened, namespace), none)
      await fill(opened, namespace)
      const empty = Object.entries(await counts(opened, namespace)).filter(([, rows]) => rows === 0)
      equal(empty, [])
    },

    'are the same in another namespace once they are restored': async (opened) => {
      const [from, to] = [newId<NamespaceId>(), newId<NamespaceId>()]
      await fill(opened, from)
      for (const table of tablesOf(opened).filter(({ exported }) => exported)) {
        const rows = await rowsOf(table, from)
        const restored = await opened.transaction.within(to, async () => Ok(await table.restore(to, given(rows))))
        equal(restored.val, rows.length, table.name)
        equal(
          (await rowsOf(table, to)).map((row) => row.replaceAll(to, from)),
          rows,
          table.name,
        )
        holds(!(await rowsOf(table, to)).some((row) => row.includes(from)), `no row of ${table.name} names the old`)
      }
      const [letters] = opened.belongings.flatMap(({ objects }) => objects.filter(({ prefix }) => prefix === 'letters'))
      holds(letters !== undefined, 'files of letters')
    },

    'come in without drawings that were out of date': async (opened) => {
      const [from, to] = [newId<NamespaceId>(), newId<NamespaceId>()]
      const [stale, fresh] = [
        aKeptDocument({ namespaceId: from }),
        aKeptDocument({ namespaceId: from, period: '2025' }),
      ]
      for (const document of [stale, fresh]) await opened.keptDocuments.add(document)
      await opened.keptDocuments.outdate(from, [stale.documentId])
      const table = tablesOf(opened).find(({ name }) => name === 'kept_documents')!
      const rows = await rowsOf(table, from)
      await opened.transaction.within(to, async () => Ok(await table.restore(to, given(rows))))
      const keys = (await opened.keptDocuments.list(to)).map(({ objectKey }) => objectKey)
      equal(keys, [null, fresh.objectKey!.replace(from, to)])
      equal(await opened.keptDocuments.outdate(to, [stale.documentId]), [stale.documentId])
    },

    'come in with the places of lines, and from an export of before without them': async (opened) => {
      const from = newId<NamespaceId>()
      const document = await fill(opened, from)
      const tables = tablesOf(opened).filter(({ name }) => ['knowledge_documents', 'passages'].includes(name))
      const rows = await Promise.all(tables.map(async (table) => [table, await rowsOf(table, from)] as const))
      const restored = async (written: (row: string) => string) => {
        const to = newId<NamespaceId>()
        await opened.transaction.within(to, async () => {
          for (const [table, own] of rows) await table.restore(to, given(own.map(written)))
          return Ok(undefined)
        })
        const lines = await opened.passages.lines([to], [{ document, ordinal: 0 }])
        const read = await opened.passages.read({ namespaces: [to], document, offset: 0, limit: 9 })
        return [read?.passages.length, lines.map((one) => one.lines)]
      }
      equal(await restored((row) => row), [1, [LINES]])
      equal(await restored((row) => row.replace(/"lines": ?\[[^\]]*\],? ?/, '').replace(/, ?\}/, '}')), [1, []])
    },

    'are gone once they are removed, and those of another namespace are untouched': async (opened) => {
      const [gone, kept] = [newId<NamespaceId>(), newId<NamespaceId>()]
      for (const namespace of [gone, kept]) await fill(opened, namespace)
      const before = await counts(opened, kept)
      const remove = async () => {
        let removed = 0
        for (const table of tablesOf(opened).toReversed())
          for (let piece = 1; piece > 0; removed += piece) {
            piece = await table.remove(gone, 1)
            holds(piece <= 1, 'no more at once than was asked for')
          }
        return removed
      }
      await opened.transaction.within(gone, async () => Err(await remove()))
      equal(await counts(opened, gone), before)
      const removed = await opened.transaction.within(gone, async () => Ok(await remove()))
      holds(
        Number(removed.val) >= Object.values(before).reduce((sum, rows) => sum + rows, 0),
        'all that was there, and what noted its removal',
      )
      holds(
        Object.values(await counts(opened, gone)).every((rows) => rows === 0),
        'nothing is left',
      )
      equal(await counts(opened, kept), before)
    },
  })
