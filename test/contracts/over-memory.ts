import { MemoryAccountStore } from '../../adapters/memory/access/memory-account-store.ts'
import { MemoryAccessTokenStore } from '../../adapters/memory/access/memory-access-token-store.ts'
import { MemoryClientStore } from '../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../adapters/memory/access/memory-grant-store.ts'
import { MemoryMailedLinkStore } from '../../adapters/memory/access/memory-mailed-link-store.ts'
import { MemoryProfileStore } from '../../adapters/memory/access/memory-profile-store.ts'
import { MemorySignInLinkStore } from '../../adapters/memory/access/memory-sign-in-link-store.ts'
import { MemoryPendingActionStore } from '../../adapters/memory/assistant/memory-pending-action-store.ts'
import { MemoryRealtimeTicketStore } from '../../adapters/memory/access/memory-realtime-ticket-store.ts'
import { MemoryMembers } from '../../adapters/memory/notifications/memory-members.ts'
import { MemoryNotificationStore } from '../../adapters/memory/notifications/memory-notification-store.ts'
import { MemoryPreferenceStore } from '../../adapters/memory/notifications/memory-preference-store.ts'
import { MemoryPushDeviceStore } from '../../adapters/memory/notifications/memory-push-device-store.ts'
import { realtimeTicketStoreContract } from './access/realtime-ticket-store-contract.ts'
import { membersContract } from './notifications/members-contract.ts'
import { notificationStoreContract } from './notifications/notification-store-contract.ts'
import { preferenceStoreContract } from './notifications/preference-store-contract.ts'
import { pushDeviceStoreContract } from './notifications/push-device-store-contract.ts'
import { pendingActionStoreContract } from './assistant/pending-action-store-contract.ts'
import { MemorySigningKeys } from '../../adapters/memory/access/memory-signing-keys.ts'
import { MemoryMailer } from '../../adapters/memory/shared/memory-mailer.ts'
import { MemoryReferences } from '../../adapters/memory/farm/memory-references.ts'
import { MemoryIntegrity } from '../../adapters/memory/memory-integrity.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryExampleFarms } from '../../adapters/memory/onboarding/memory-example-farms.ts'
import { MemorySupportThreads } from '../../adapters/memory/onboarding/memory-support-threads.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryNamespaceRegister } from '../../adapters/memory/namespaces/memory-namespace-register.ts'
import { MemoryTeamStore } from '../../adapters/memory/namespaces/memory-team-store.ts'
import { teamStoreContract } from './namespaces/team-store-contract.ts'
import { namespaceRegisterContract } from './namespaces/namespace-register-contract.ts'
import { memoryBelongings } from '../../adapters/memory/belongings.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryOAuthArtefacts } from '../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { MemoryIdempotencyStore } from '../../adapters/memory/shared/memory-idempotency-store.ts'
import { MemoryFigures } from '../../adapters/memory/shared/memory-figures.ts'
import { MemoryEventsRead } from '../../adapters/memory/shared/memory-events-read.ts'
import { MemoryLiveEvents } from '../../adapters/memory/shared/memory-live-events.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemoryAcknowledgements } from '../../adapters/memory/control-folder/memory-acknowledgements.ts'
import { HighsLinearOptimizer } from '../../adapters/optimization/highs-linear-optimizer.ts'
import { MemoryPrintedBooks } from '../../adapters/memory/control-folder/memory-printed-books.ts'
import { MemoryPlanStore } from '../../adapters/memory/library/memory-plan-store.ts'
import { MemoryFarmPictures } from '../../adapters/memory/farm/memory-farm-pictures.ts'
import { MemoryKeptDocuments } from '../../adapters/memory/library/memory-kept-documents.ts'
import { MemoryDeletedRows } from '../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryRowNames } from '../../adapters/memory/farm/memory-row-names.ts'
import { MemoryPublicWeb } from '../../adapters/memory/sources/memory-public-web.ts'
import { memoryDocumentReader } from '../../adapters/memory/sources/memory-document-reader.ts'
import { MemoryMailboxStore } from '../../adapters/memory/mailboxes/memory-mailbox-store.ts'
import { MemoryInboundLetters } from '../../adapters/memory/sources/memory-inbound-letters.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { accessTokenStoreContract } from './access/access-token-store-contract.ts'
import { accountStoreContract } from './access/account-store-contract.ts'
import { clientStoreContract } from './access/client-store-contract.ts'
import { grantStoreContract } from './access/grant-store-contract.ts'
import { mailedLinkStoreContract } from './access/mailed-link-store-contract.ts'
import { profileStoreContract } from './access/profile-store-contract.ts'
import { signInLinkStoreContract } from './access/sign-in-link-store-contract.ts'
import { integrityContract } from './namespaces/integrity-contract.ts'
import { referencesContract } from './farm/references-contract.ts'
import { rowStoreContract } from './farm/row-store-contract.ts'
import { passageStoreContract } from './knowledge/passage-store-contract.ts'
import { oauthArtefactsContract } from './oidc/oauth-artefacts-contract.ts'
import { exampleFarmPeopleContract, exampleFarmsContract } from './onboarding/example-farms-contract.ts'
import { supportThreadsContract } from './onboarding/support-threads-contract.ts'
import { signingKeysContract } from './access/signing-keys-contract.ts'
import { eventsContract } from './shared/events-contract.ts'
import { belongingsContract } from './shared/belongings-contract.ts'
import { jobQueueContract } from './shared/job-queue-contract.ts'
import { liveEventsContract } from './shared/live-events-contract.ts'
import { mailerContract, type OpenedMailer } from './shared/mailer-contract.ts'
import { transactionContract, type Notes } from './shared/transaction-contract.ts'
import { idempotencyStoreContract } from './shared/idempotency-store-contract.ts'
import { figuresContract } from './shared/figures-contract.ts'
import { objectStoreContract } from './shared/object-store-contract.ts'
import { acknowledgementsContract } from './control-folder/acknowledgements-contract.ts'
import { linearOptimizerContract } from './library/linear-optimizer-contract.ts'
import { printedBooksContract } from './control-folder/printed-books-contract.ts'
import { planStoreContract } from './library/plan-store-contract.ts'
import { farmPicturesContract } from './farm/farm-pictures-contract.ts'
import { keptDocumentsContract } from './library/kept-documents-contract.ts'
import { deletedRowsContract } from './farm/deleted-rows-contract.ts'
import { provenanceStoreContract } from './farm/provenance-store-contract.ts'
import { rowNamesContract } from './farm/row-names-contract.ts'
import { documentReaderContract } from './sources/document-reader-contract.ts'
import { LARGE, PAGE, publicWebContract, type OpenedWeb } from './sources/public-web-contract.ts'
import { mailboxStoreContract } from './mailboxes/mailbox-store-contract.ts'
import { inboundLettersContract } from './sources/inbound-letters-contract.ts'
import { proposalStoreContract } from './farm/proposal-store-contract.ts'
import { MemoryLedger } from '../../adapters/memory/billing/memory-ledger.ts'
import { ledgerContract } from './billing/ledger-contract.ts'
import { sourceStoreContract } from './sources/source-store-contract.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import type { JobHandler } from '../../core/shared/job.ts'
import type { OpenStores } from './stores.ts'
import type { ContractCase } from './cases.ts'

const over =
  <T>(make: (database: MemoryDatabase) => T): OpenStores<T> =>
  async () => {
    const database = new MemoryDatabase()
    return { store: make(database), transaction: database, close: async () => {} }
  }

const access = over((database) => {
  const accounts = new MemoryAccountStore(database)
  return {
    accounts,
    grants: new MemoryGrantStore(database, accounts),
    accessTokens: new MemoryAccessTokenStore(database, accounts),
    links: new MemorySignInLinkStore(database),
    profiles: new MemoryProfileStore(database),
    mailedLinks: new MemoryMailedLinkStore(database),
    artefacts: new MemoryOAuthArtefacts(database),
    signingKeys: new MemorySigningKeys(database, () => 2000),
  }
})

const notifying = over((database) => ({
  accounts: new MemoryAccountStore(database),
  notifications: new MemoryNotificationStore(database),
  preferences: new MemoryPreferenceStore(database),
  devices: new MemoryPushDeviceStore(database),
  members: new MemoryMembers(database),
}))

async function openWeb(): Promise<OpenedWeb> {
  const web = new MemoryPublicWeb(1000)
  const [page, large] = ['https://hof.test/merkblatt.txt', 'https://hof.test/gross.txt'] as const
  web.put(page, PAGE)
  web.put(large, LARGE)
  return { web, page, large, missing: 'https://hof.test/fehlt.txt', close: async () => {} }
}

async function openMailer(): Promise<OpenedMailer> {
  const mailer = new MemoryMailer()
  return {
    mailer,
    arrived: async () => mailer.sent(),
    keeps: true,
    breakDown: async () => void (mailer.broken = 'out of order'),
    close: async () => {},
  }
}

const notesIn = (database: MemoryDatabase): Notes => ({
  write: (namespace, note) => database.write(namespace, 'notes', (rows) => void rows.set(note, namespace)),
  read: (namespace) =>
    database.read<string, string[]>(namespace, 'notes', (rows) =>
      [...rows]
        .filter(([, owner]) => owner === namespace)
        .map(([note]) => note)
        .toSorted(),
    ),
})

async function openQueue() {
  const database = new MemoryDatabase()
  let passed = 0
  const queue = new MemoryJobQueue(database, () => Date.now() + passed)
  const live = new MemoryLiveEvents(database)
  return {
    queue,
    deadLetters: queue,
    transaction: database,
    eventsRead: new MemoryEventsRead(database),
    live,
    published: (namespace: NamespaceId) => live.published(namespace),
    /** What waits for its time need not wait for the clock on the wall. */
    async work(handlers: readonly JobHandler[], done: () => boolean = () => true) {
      for (let tries = 0; tries === 0 || (!done() && tries < 100); tries++) {
        await queue.work(handlers)
        passed += 1000
      }
    },
    close: async () => {},
  }
}

async function openLiveEvents() {
  const database = new MemoryDatabase()
  const live = new MemoryLiveEvents(database)
  return { live, feed: live, transaction: database, close: () => live.close() }
}

async function openBelongings() {
  const database = new MemoryDatabase()
  return {
    belongings: memoryBelongings(database),
    transaction: database,
    sources: new MemorySourceStore(database),
    letters: new MemoryInboundLetters(database),
    mailboxes: new MemoryMailboxStore(database),
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    acknowledgements: new MemoryAcknowledgements(database),
    planStore: new MemoryPlanStore(database),
    printedBooks: new MemoryPrintedBooks(database),
    keptDocuments: new MemoryKeptDocuments(database),
    proposals: new MemoryProposalStore(database),
    exampleFarms: new MemoryExampleFarms(database),
    supportThreads: new MemorySupportThreads(database),
    accounts: new MemoryAccountStore(database),
    notifications: new MemoryNotificationStore(database),
    pendingActions: new MemoryPendingActionStore(database),
    passages: new MemoryPassageStore(database),
    live: new MemoryLiveEvents(database),
    eventsRead: new MemoryEventsRead(database),
    close: async () => {},
  }
}

/** The contract of each port that an adapter in memory fills. */
export const contractsOverMemory: Record<string, ContractCase[]> = {
  SourceStore: sourceStoreContract(over((database) => new MemorySourceStore(database))),
  InboundLetters: inboundLettersContract(over((database) => new MemoryInboundLetters(database))),
  MailboxStore: mailboxStoreContract(over((database) => new MemoryMailboxStore(database))),
  ProposalStore: proposalStoreContract(over((database) => new MemoryProposalStore(database))),
  RowStore: rowStoreContract(over((database) => new MemoryRowStore(database))),
  ProvenanceStore: provenanceStoreContract(
    over((database) => ({
      provenance: new MemoryProvenanceStore(database),
      deletedRows: new MemoryDeletedRows(database),
      proposals: new MemoryProposalStore(database),
      rows: new MemoryRowStore(database),
      references: new MemoryReferences(database),
      sources: new MemorySourceStore(database),
    })),
  ),
  DeletedRows: deletedRowsContract(
    over((database) => ({
      provenance: new MemoryProvenanceStore(database),
      deletedRows: new MemoryDeletedRows(database),
      proposals: new MemoryProposalStore(database),
      rows: new MemoryRowStore(database),
      references: new MemoryReferences(database),
    })),
  ),
  FarmPictures: farmPicturesContract(
    over((database) => ({
      pictures: new MemoryFarmPictures(database),
      rows: new MemoryRowStore(database),
      provenance: new MemoryProvenanceStore(database),
    })),
  ),
  Acknowledgements: acknowledgementsContract(over((database) => new MemoryAcknowledgements(database))),
  LinearOptimizer: linearOptimizerContract(() => new HighsLinearOptimizer()),
  PrintedBooks: printedBooksContract(over((database) => new MemoryPrintedBooks(database))),
  PlanStore: planStoreContract(over((database) => new MemoryPlanStore(database))),
  KeptDocuments: keptDocumentsContract(over((database) => new MemoryKeptDocuments(database))),
  References: referencesContract(
    over((database) => ({
      references: new MemoryReferences(database),
      rows: new MemoryRowStore(database),
      sources: new MemorySourceStore(database),
    })),
  ),
  Integrity: integrityContract(
    over((database) => ({
      integrity: new MemoryIntegrity(database),
      references: new MemoryReferences(database),
      rows: new MemoryRowStore(database),
      provenance: new MemoryProvenanceStore(database),
      deletedRows: new MemoryDeletedRows(database),
      keptDocuments: new MemoryKeptDocuments(database),
      proposals: new MemoryProposalStore(database),
      sources: new MemorySourceStore(database),
      letters: new MemoryInboundLetters(database),
      passages: new MemoryPassageStore(database),
    })),
  ),
  RowNames: rowNamesContract(
    over((database) => ({
      names: new MemoryRowNames(database),
      rows: new MemoryRowStore(database),
      provenance: new MemoryProvenanceStore(database),
    })),
  ),
  ExampleFarms: exampleFarmsContract(over((database) => new MemoryExampleFarms(database))),
  TeamStore: teamStoreContract(
    over((database) => ({ teams: new MemoryTeamStore(database), accounts: new MemoryAccountStore(database) })),
  ),
  NamespaceRegister: namespaceRegisterContract(
    over((database) => ({
      register: new MemoryNamespaceRegister(database),
      accounts: new MemoryAccountStore(database),
      live: new MemoryLiveEvents(database),
    })),
  ),
  'ExampleFarms: people': exampleFarmPeopleContract(
    over((database) => ({ farms: new MemoryExampleFarms(database), accounts: new MemoryAccountStore(database) })),
  ),
  SupportThreads: supportThreadsContract(over((database) => new MemorySupportThreads(database))),
  PendingActionStore: pendingActionStoreContract(over((database) => new MemoryPendingActionStore(database))),
  NotificationStore: notificationStoreContract(notifying),
  PreferenceStore: preferenceStoreContract(notifying),
  PushDeviceStore: pushDeviceStoreContract(notifying),
  Members: membersContract(notifying),
  RealtimeTicketStore: realtimeTicketStoreContract(over((database) => new MemoryRealtimeTicketStore(database))),
  PassageStore: passageStoreContract(over((database) => new MemoryPassageStore(database))),
  AccountStore: accountStoreContract(over((database) => new MemoryAccountStore(database))),
  Ledger: ledgerContract(
    over((database) => ({ ledger: new MemoryLedger(database), accounts: new MemoryAccountStore(database) })),
  ),
  GrantStore: grantStoreContract(access),
  AccessTokenStore: accessTokenStoreContract(access),
  ClientStore: clientStoreContract(over((database) => new MemoryClientStore(database))),
  SignInLinkStore: signInLinkStoreContract(access),
  MailedLinkStore: mailedLinkStoreContract(access),
  ProfileStore: profileStoreContract(access),
  OAuthArtefacts: oauthArtefactsContract(access),
  SigningKeys: signingKeysContract(over((database) => new MemorySigningKeys(database, Date.now))),
  JobQueue: jobQueueContract(openQueue),
  Belongings: belongingsContract(openBelongings),
  Events: eventsContract(openQueue),
  LiveEvents: liveEventsContract(openLiveEvents),
  Figures: figuresContract(over((database) => new MemoryFigures(database))),
  Transaction: transactionContract(over(notesIn)),
  Mailer: mailerContract(openMailer),
  IdempotencyStore: idempotencyStoreContract(over(() => new MemoryIdempotencyStore(Date.now))),
  ObjectStore: objectStoreContract(async () => {
    const store = new MemoryObjectStore(Date.now)
    return { store, request: (...given) => store.request(...given), close: async () => {} }
  }),
  DocumentReader: documentReaderContract(() => ({ reader: memoryDocumentReader, close: async () => {} })),
  PublicWeb: publicWebContract(openWeb),
}
