import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { folderAndZipArchives } from '../../adapters/archives/folder-and-zip-archives.ts'
import { MemoryLedger } from '../../adapters/memory/billing/memory-ledger.ts'
import { MemoryIntegrity } from '../../adapters/memory/memory-integrity.ts'
import { digest } from '../../adapters/system/digest.ts'
import { digestFile } from '../../adapters/system/digest-file.ts'
import { memoryBelongings } from '../../adapters/memory/belongings.ts'
import { machineOf } from '../../adapters/system/machine.ts'
import { configuredParts } from './configured-parts.ts'
import { brokenUploadsIn } from '../../adapters/system/broken-uploads.ts'
import { Ok } from '../../core/shared/result.ts'
import { JoseTokenSigner } from '../../adapters/crypto/jose-token-signer.ts'
import { nodeSecrets } from '../../adapters/crypto/node-secrets.ts'
import { scryptPasswordHasher } from '../../adapters/crypto/scrypt-password-hasher.ts'
import { AesSecretBox } from '../../adapters/crypto/secret-box.ts'
import { rotationOf, SigningKeyRing } from '../../adapters/crypto/signing-key-ring.ts'
import { MemoryAccessTokenStore } from '../../adapters/memory/access/memory-access-token-store.ts'
import { MemoryAccountStore } from '../../adapters/memory/access/memory-account-store.ts'
import { MemoryClientStore } from '../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../adapters/memory/access/memory-grant-store.ts'
import { MemorySignInLinkStore } from '../../adapters/memory/access/memory-sign-in-link-store.ts'
import { MemoryMailedLinkStore } from '../../adapters/memory/access/memory-mailed-link-store.ts'
import { MemoryProfileStore } from '../../adapters/memory/access/memory-profile-store.ts'
import { MemoryRealtimeTicketStore } from '../../adapters/memory/access/memory-realtime-ticket-store.ts'
import { MemorySigningKeys } from '../../adapters/memory/access/memory-signing-keys.ts'
import { MemoryPendingActionStore } from '../../adapters/memory/assistant/memory-pending-action-store.ts'
import { MemoryOAuthArtefacts } from '../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryMailboxStore } from '../../adapters/memory/mailboxes/memory-mailbox-store.ts'
import { MemoryLawPublisher } from '../../adapters/memory/statutes/memory-law-publisher.ts'
import { MemoryMailServers } from '../../adapters/memory/mailboxes/memory-mail-servers.ts'
import { MemoryMembers } from '../../adapters/memory/notifications/memory-members.ts'
import { MemoryNotificationStore } from '../../adapters/memory/notifications/memory-notification-store.ts'
import { MemoryPreferenceStore } from '../../adapters/memory/notifications/memory-preference-store.ts'
import { MemoryPush } from '../../adapters/memory/notifications/memory-push.ts'
import { MemoryPushDeviceStore } from '../../adapters/memory/notifications/memory-push-device-store.ts'
import { MemoryExampleFarms } from '../../adapters/memory/onboarding/memory-example-farms.ts'
import { MemorySupportThreads } from '../../adapters/memory/onboarding/memory-support-threads.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryFigures } from '../../adapters/memory/shared/memory-figures.ts'
import { MemoryEventsRead } from '../../adapters/memory/shared/memory-events-read.ts'
import { MemoryIdempotencyStore } from '../../adapters/memory/shared/memory-idempotency-store.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryLiveEvents } from '../../adapters/memory/shared/memory-live-events.ts'
import { MemoryMailer } from '../../adapters/memory/shared/memory-mailer.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemoryDeletedRows } from '../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../adapters/memory/farm/memory-row-names.ts'
import { MemoryInboundLetters } from '../../adapters/memory/sources/memory-inbound-letters.ts'
import { MemoryPublicWeb } from '../../adapters/memory/sources/memory-public-web.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { MemoryFarmPictures } from '../../adapters/memory/farm/memory-farm-pictures.ts'
import { MemoryBookPrinter } from '../../adapters/memory/library/memory-book-printer.ts'
import { MemoryKeptDocuments } from '../../adapters/memory/library/memory-kept-documents.ts'
import { PdfmakePrinter } from '../../adapters/pdf/pdfmake-printer.ts'
import { eventLoopPause } from '../../adapters/system/event-loop-pause.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import type { DocumentReader } from '../../core/sources/index.ts'
import type { Settings } from './settings.ts'
import { HighsLinearOptimizer } from '../../adapters/optimization/highs-linear-optimizer.ts'
import { MemoryPlanStore } from '../../adapters/memory/library/memory-plan-store.ts'
import { MemoryPrintedBooks } from '../../adapters/memory/control-folder/memory-printed-books.ts'
import { MemoryAcknowledgements } from '../../adapters/memory/control-folder/memory-acknowledgements.ts'

import { pictureBinder } from '../../adapters/documents/picture-binder.ts'
import { readPicturePageHere } from '../../adapters/documents/read-picture-page.ts'
import { inspectHere, pictureInspector } from '../../adapters/documents/picture-inspector.ts'
import { writeXlsx } from '../../adapters/documents/write-xlsx.ts'
import { keepStream } from '../../adapters/system/keep-stream.ts'
import { makeEvents } from '../../core/shared/events.ts'
import { EVENT_READERS } from './jobs.ts'
import type { Platform } from './platform.ts'

/** The whole application in memory: for tests of the wiring and of the apps, and gone with the process. */
import { isNamespaceRemoved } from '../../adapters/postgres/namespace-removed.ts'
import { MemoryNamespaceRegister } from '../../adapters/memory/namespaces/memory-namespace-register.ts'
import { MemoryTeamStore } from '../../adapters/memory/namespaces/memory-team-store.ts'
import { wait } from '../../adapters/system/wait.ts'

export function memoryProfile({ settings, reader }: { settings: Settings; reader: DocumentReader }): Platform {
  const database = new MemoryDatabase()
  const accounts = new MemoryAccountStore(database)
  const { now } = systemClock
  const jobs = new MemoryJobQueue(database, now)
  const live = new MemoryLiveEvents(database)
  const key = randomBytes(32)
  const secretBox = new AesSecretBox(() => [key], 'It is gone with the process that made it.')
  const signingKeys = new MemorySigningKeys(database, now)
  const signingKeyRing = new SigningKeyRing(signingKeys, secretBox, now)
  return {
    baseUrl: settings.baseUrl,
    clock: systemClock,
    pause: eventLoopPause,
    ids: uuidV7Ids,
    transaction: database,
    jobs,
    deadLetters: jobs,
    mailer: new MemoryMailer(),
    reader,
    pictures: pictureInspector(inspectHere, join(settings.dataDir, 'uploads')),
    binder: pictureBinder(readPicturePageHere, join(settings.dataDir, 'uploads')),
    events: makeEvents({ jobs, ids: uuidV7Ids, readers: EVENT_READERS }),
    eventsRead: new MemoryEventsRead(database),
    live,
    liveFeed: live,
    ledger: new MemoryLedger(database),
    usageCosts: settings.usageCosts,
    hasPaymentProvider: settings.hasPaymentProvider,
    figures: new MemoryFigures(database),
    queueFigures: jobs,
    idempotency: new MemoryIdempotencyStore(now),
    rateLimiter: undefined,
    wait,
    namespaceRegister: new MemoryNamespaceRegister(database),
    teams: new MemoryTeamStore(database),
    namespaceJobs: jobs,
    isNamespaceRemoved,
    objects: new MemoryObjectStore(now),
    diskObjects: undefined,
    accounts,
    grants: new MemoryGrantStore(database, accounts),
    accessTokens: new MemoryAccessTokenStore(database, accounts),
    clients: new MemoryClientStore(database),
    links: new MemorySignInLinkStore(database),
    mailedLinks: new MemoryMailedLinkStore(database),
    profiles: new MemoryProfileStore(database),
    tickets: new MemoryRealtimeTicketStore(database),
    artefacts: new MemoryOAuthArtefacts(database),
    secrets: nodeSecrets,
    signingKeyRing,
    secretBox,
    audit: () => {},
    secretRotation: { rotate: async () => ({ keyId: secretBox.keyId, count: 0 }) },
    signingKeyRotation: rotationOf(signingKeys, signingKeyRing, secretBox),
    tokens: new JoseTokenSigner(signingKeyRing, settings.baseUrl, now),
    foreignTokens: undefined,
    passwords: scryptPasswordHasher,
    passages: new MemoryPassageStore(database),
    thesaurus: { expand: () => [], synonyms: () => [] },
    synonyms: { of: () => [] },
    embedder: undefined,
    languageModel: undefined,
    rowReader: undefined,
    questionWriter: undefined,
    sources: new MemorySourceStore(database),
    letters: new MemoryInboundLetters(database),
    rows: new MemoryRowStore(database),
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    farmPictures: new MemoryFarmPictures(database),
    planStore: new MemoryPlanStore(database),
    optimizer: new HighsLinearOptimizer(),
    printedBooks: new MemoryPrintedBooks(database),
    acknowledgements: new MemoryAcknowledgements(database),
    references: new MemoryReferences(database),
    integrity: new MemoryIntegrity(database),
    digestFile,
    rowNames: new MemoryRowNames(database),
    proposals: new MemoryProposalStore(database),
    notifications: new MemoryNotificationStore(database),
    preferences: new MemoryPreferenceStore(database),
    pushDevices: new MemoryPushDeviceStore(database),
    members: new MemoryMembers(database),
    mailboxes: new MemoryMailboxStore(database),
    mailServers: new MemoryMailServers(join(settings.dataDir, 'uploads')),
    maxUploadBytes: settings.maxUploadBytes,
    mailboxMinutes: settings.mailboxMinutes,
    lawPublisher: new MemoryLawPublisher(join(settings.dataDir, 'uploads')),
    updatesStatutes: settings.laws.weekly,
    push: new MemoryPush(settings.vapid?.publicKey ?? null),
    pendingActions: new MemoryPendingActionStore(database),
    web: new MemoryPublicWeb(),
    exampleFarms: new MemoryExampleFarms(database),
    supportThreads: new MemorySupportThreads(database),
    printer: new PdfmakePrinter(),
    keptDocuments: new MemoryKeptDocuments(database),
    bookPrinter: new MemoryBookPrinter(),
    digest,
    belongings: memoryBelongings(database),
    snapshot: { of: async (namespace, work) => void (await database.within(namespace, async () => Ok(await work()))) },
    archives: folderAndZipArchives,
    rowForms: { written: 'memory', readable: ['memory'] },
    expiredRows: { purge: async () => ({}) },
    brokenUploads: brokenUploadsIn(join(settings.dataDir, 'uploads')),
    writeSpreadsheet: writeXlsx,
    keepStream,
    isOutage: () => false,
    readingAhead: (work) => work(),
    connections: () => ({}),
    health: { database: async () => {}, queue: async () => {}, store: async () => {} },
    installedDatabase: {
      version: async () => 'in memory',
      openTables: async () => [],
      roleIsPrivileged: async () => false,
    },
    machine: machineOf(settings.dataDir),
    configured: configuredParts(settings),
    probes: {
      mail: undefined,
      languageModel: undefined,
      embeddings: undefined,
      sessionIssuer: undefined,
      browserUploads: undefined,
      mailboxes: undefined,
    },
  }
}
