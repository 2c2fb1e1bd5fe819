import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { folderAndZipArchives } from '../../adapters/archives/folder-and-zip-archives.ts'
import { PostgresLedger } from '../../adapters/postgres/billing/postgres-ledger.ts'
import { PostgresIntegrity } from '../../adapters/postgres/postgres-integrity.ts'
import { digestFile } from '../../adapters/system/digest-file.ts'
import { postgresBelongings } from '../../adapters/postgres/belongings.ts'
import { LATEST_MIGRATION, READABLE_MIGRATIONS } from '../../adapters/postgres/migrate.ts'
import { PostgresExpiredRows } from '../../adapters/postgres/postgres-expired-rows.ts'
import { PostgresSnapshot } from '../../adapters/postgres/postgres-snapshot.ts'
import type { IsolatedDocumentReader } from '../../adapters/documents/isolated-document-reader.ts'
import { splitMail } from '../../adapters/documents/split-mail.ts'
import { pictureBinder } from '../../adapters/documents/picture-binder.ts'
import { pictureInspector } from '../../adapters/documents/picture-inspector.ts'
import { installedPostgres } from '../../adapters/postgres/installed-postgres.ts'
import { machineOf } from '../../adapters/system/machine.ts'
import { withTimeLimit } from '../../adapters/system/time-limit.ts'
import { configuredParts, probesOf } from './configured-parts.ts'
import { brokenUploadsIn } from '../../adapters/system/broken-uploads.ts'
import { JoseTokenSigner } from '../../adapters/crypto/jose-token-signer.ts'
import { JwksForeignTokens } from '../../adapters/crypto/jwks-foreign-tokens.ts'
import { nodeSecrets } from '../../adapters/crypto/node-secrets.ts'
import { scryptPasswordHasher } from '../../adapters/crypto/scrypt-password-hasher.ts'
import { resealSigningKeys, rotationOf, SigningKeyRing } from '../../adapters/crypto/signing-key-ring.ts'
import { PgBossDeadLetters } from '../../adapters/jobs/pg-boss-dead-letters.ts'
import type { PgBossQueue } from '../../adapters/jobs/pg-boss-queue.ts'
import { PdfmakePrinter } from '../../adapters/pdf/pdfmake-printer.ts'
import { OpenAiEmbedder } from '../../adapters/llm/openai-embedder.ts'
import { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import { S3ObjectStore } from '../../adapters/object-store/s3-object-store.ts'
import { PostgresAccessTokenStore } from '../../adapters/postgres/access/postgres-access-token-store.ts'
import { PostgresPendingActionStore } from '../../adapters/postgres/assistant/postgres-pending-action-store.ts'
import { PostgresAccountStore } from '../../adapters/postgres/access/postgres-account-store.ts'
import { PostgresSigningKeys } from '../../adapters/postgres/access/postgres-signing-keys.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresClientStore } from '../../adapters/postgres/access/postgres-client-store.ts'
import { PostgresGrantStore } from '../../adapters/postgres/access/postgres-grant-store.ts'
import { PostgresMailedLinkStore } from '../../adapters/postgres/access/postgres-mailed-link-store.ts'
import { PostgresProfileStore } from '../../adapters/postgres/access/postgres-profile-store.ts'
import { PostgresRealtimeTicketStore } from '../../adapters/postgres/access/postgres-realtime-ticket-store.ts'
import { PostgresSignInLinkStore } from '../../adapters/postgres/access/postgres-sign-in-link-store.ts'
import { PostgresOAuthArtefacts } from '../../adapters/postgres/oidc/postgres-oauth-artefacts.ts'
import { PostgresRowStore } from '../../adapters/postgres/farm/postgres-row-store.ts'
import { ImapMailServers } from '../../adapters/mailboxes/imap-mail-servers.ts'
import { PostgresMailboxStore, resealMailboxes } from '../../adapters/postgres/mailboxes/postgres-mailbox-store.ts'
import { PostgresMembers } from '../../adapters/postgres/notifications/postgres-members.ts'
import { PostgresNotificationStore } from '../../adapters/postgres/notifications/postgres-notification-store.ts'
import { PostgresPreferenceStore } from '../../adapters/postgres/notifications/postgres-preference-store.ts'
import { PostgresPushDeviceStore } from '../../adapters/postgres/notifications/postgres-push-device-store.ts'
import { PostgresExampleFarms } from '../../adapters/postgres/onboarding/postgres-example-farms.ts'
import { PostgresSupportThreads } from '../../adapters/postgres/onboarding/postgres-support-threads.ts'
import { PostgresPassageStore } from '../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { PgBossQueueFigures } from '../../adapters/jobs/pg-boss-queue-figures.ts'
import { PostgresFigures } from '../../adapters/postgres/shared/postgres-figures.ts'
import { PostgresEventsRead } from '../../adapters/postgres/shared/postgres-events-read.ts'
import { PostgresIdempotencyStore } from '../../adapters/postgres/shared/postgres-idempotency-store.ts'
import { PostgresLiveEvents } from '../../adapters/postgres/shared/postgres-live-events.ts'
import { PostgresDeletedRows } from '../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProvenanceStore } from '../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresReferences } from '../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowNames } from '../../adapters/postgres/farm/postgres-row-names.ts'
import { PostgresInboundLetters } from '../../adapters/postgres/sources/postgres-inbound-letters.ts'
import { PostgresProposalStore } from '../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { openFileThesaurus } from '../../adapters/thesaurus/file-thesaurus.ts'
import { eventLoopPause } from '../../adapters/system/event-loop-pause.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import { HttpsPublicWeb } from '../../adapters/web/public-web.ts'
import { WebPush } from '../../adapters/web/web-push.ts'
import { stemOf } from '../../core/knowledge/index.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import { EVENT_READERS, JOBS } from './jobs.ts'
import { meteredEmbedder, meteredModels } from './metered-models.ts'
import type { Models } from './open-models.ts'
import { makeAudit } from './log.ts'
import { openSecrets, secretRotationOf } from './open-secrets.ts'
import type { Settings } from './settings.ts'
import { PgBossNamespaceJobs } from '../../adapters/jobs/pg-boss-namespace-jobs.ts'
import { isNamespaceRemoved } from '../../adapters/postgres/namespace-removed.ts'
import { PostgresNamespaceRegister } from '../../adapters/postgres/namespaces/postgres-namespace-register.ts'
import { PostgresTeamStore } from '../../adapters/postgres/namespaces/postgres-team-store.ts'
import { wait } from '../../adapters/system/wait.ts'
import { writeXlsx } from '../../adapters/documents/write-xlsx.ts'
import { isOutage } from '../../adapters/postgres/outage.ts'
import { LiveEventListener } from '../../adapters/postgres/shared/live-event-listener.ts'
import { PostgresRateLimiter } from '../../adapters/rate-limits/postgres-rate-limiter.ts'
import { keepStream } from '../../adapters/system/keep-stream.ts'
import { makeEvents } from '../../core/shared/events.ts'
import type { Platform } from './platform.ts'

export interface ProductionResources {
  settings: Settings
  log: Logger
  database: Database
  /** Of the database. */
  url: string
  jobs: PgBossQueue
  reader: Omit<IsolatedDocumentReader, 'close'>
  models: Models | undefined
  mailer: Mailer
}

const THESAURUS_FOLDER = fileURLToPath(new URL('../../data/thesaurus', import.meta.url))

const HEALTH_MS = 3000

/** What the application stands on when it runs for farms. */
export function productionProfile(resources: ProductionResources): Platform {
  const { settings, log, database, url, jobs, reader, mailer } = resources
  const { now } = systemClock
  const secretBox = openSecrets(settings)
  const signingKeys = new PostgresSigningKeys(database)
  const mailboxes = new PostgresMailboxStore(database, secretBox)
  const signingKeyRing = new SigningKeyRing(signingKeys, secretBox, now)
  const store = openObjectStore(settings, now)
  const foreignTokens = settings.sessionIssuer && new JwksForeignTokens(settings.sessionIssuer)
  const figures = new PostgresFigures(database)
  const embedder =
    settings.embeddings &&
    meteredEmbedder(
      figures,
      new OpenAiEmbedder({
        ...settings.embeddings,
        onFailure: (failure) => log.warn({ failure }, 'the embeddings failed'),
      }),
    )
  const models = resources.models && meteredModels(figures, resources.models)
  return {
    objects: store.objects,
    diskObjects: store.diskObjects,
    baseUrl: settings.baseUrl,
    clock: systemClock,
    pause: eventLoopPause,
    ids: uuidV7Ids,
    transaction: database,
    jobs,
    deadLetters: new PgBossDeadLetters(database, JOBS),
    mailer,
    reader,
    pictures: pictureInspector(reader.inspectPicture, join(settings.dataDir, 'uploads')),
    binder: pictureBinder(reader.readPicturePage, join(settings.dataDir, 'uploads')),
    events: makeEvents({ jobs, ids: uuidV7Ids, readers: EVENT_READERS }),
    eventsRead: new PostgresEventsRead(database),
    live: new PostgresLiveEvents(database),
    liveFeed: new LiveEventListener(url, database, settings.databaseRole),
    ledger: new PostgresLedger(database),
    usageCosts: settings.usageCosts,
    hasPaymentProvider: settings.hasPaymentProvider,
    figures,
    queueFigures: new PgBossQueueFigures(database, JOBS),
    idempotency: new PostgresIdempotencyStore(database),
    wait,
    namespaceRegister: new PostgresNamespaceRegister(database),
    teams: new PostgresTeamStore(database),
    namespaceJobs: new PgBossNamespaceJobs(database),
    isNamespaceRemoved,
    rateLimiter: settings.budgets && new PostgresRateLimiter(database, settings.budgets),
    accounts: new PostgresAccountStore(database),
    grants: new PostgresGrantStore(database),
    accessTokens: new PostgresAccessTokenStore(database),
    clients: new PostgresClientStore(database),
    links: new PostgresSignInLinkStore(database),
    mailedLinks: new PostgresMailedLinkStore(database),
    profiles: new PostgresProfileStore(database),
    tickets: new PostgresRealtimeTicketStore(database, secretBox),
    artefacts: new PostgresOAuthArtefacts(database),
    secrets: nodeSecrets,
    signingKeyRing,
    secretBox,
    audit: makeAudit(log),
    secretRotation: secretRotationOf(settings, secretBox, [
      (box) => resealSigningKeys(signingKeys, box),
      (box) => resealMailboxes(database, box),
    ]),
    signingKeyRotation: rotationOf(signingKeys, signingKeyRing, secretBox),
    tokens: new JoseTokenSigner(signingKeyRing, settings.baseUrl, now),
    foreignTokens,
    passwords: scryptPasswordHasher,
    passages: new PostgresPassageStore(database),
    thesaurus: openFileThesaurus(THESAURUS_FOLDER, stemOf, (fault) =>
      log.warn({ fault }, 'a line of the thesaurus cannot be read'),
    ),
    embedder,
    languageModel: models?.languageModel,
    rowReader: models?.rowReader,
    sources: new PostgresSourceStore(database),
    letters: new PostgresInboundLetters(database),
    rows: new PostgresRowStore(database),
    provenance: new PostgresProvenanceStore(database),
    deletedRows: new PostgresDeletedRows(database),
    references: new PostgresReferences(database),
    integrity: new PostgresIntegrity(database),
    digestFile,
    rowNames: new PostgresRowNames(database),
    notifications: new PostgresNotificationStore(database),
    preferences: new PostgresPreferenceStore(database),
    pushDevices: new PostgresPushDeviceStore(database),
    members: new PostgresMembers(database),
    mailboxes,
    mailServers: new ImapMailServers({
      folder: join(settings.dataDir, 'uploads'),
      maxBytes: settings.maxUploadBytes,
      splitMail,
    }),
    maxUploadBytes: settings.maxUploadBytes,
    mailboxMinutes: settings.mailboxMinutes,
    push: new WebPush(settings.vapid),
    pendingActions: new PostgresPendingActionStore(database),
    proposals: new PostgresProposalStore(database),
    web: new HttpsPublicWeb({ folder: join(settings.dataDir, 'uploads'), maxBytes: settings.maxUploadBytes }),
    exampleFarms: new PostgresExampleFarms(database),
    supportThreads: new PostgresSupportThreads(database),
    printer: new PdfmakePrinter(),
    belongings: postgresBelongings(database),
    snapshot: new PostgresSnapshot(database),
    archives: folderAndZipArchives,
    rowForms: { written: LATEST_MIGRATION, readable: READABLE_MIGRATIONS },
    expiredRows: new PostgresExpiredRows(database),
    brokenUploads: brokenUploadsIn(join(settings.dataDir, 'uploads')),
    writeSpreadsheet: writeXlsx,
    keepStream,
    isOutage,
    readingAhead: (work) => database.readingAhead(work),
    connections: () => database.connections(),
    health: {
      database: withTimeLimit(HEALTH_MS, async () => void (await database.query(null, 'select 1'))),
      queue: withTimeLimit(HEALTH_MS, async () => void (await database.query(null, 'select 1 from pgboss.version'))),
      store: withTimeLimit(HEALTH_MS, () => store.objects.check()),
    },
    installedDatabase: installedPostgres(database),
    machine: machineOf(settings.dataDir),
    configured: configuredParts(settings),
    probes: probesOf(settings, { mailer, models, embedder, foreignTokens, bucket: store.bucket, mailboxes }),
  }
}

function openObjectStore(
  settings: Settings,
  now: () => number,
): Pick<Platform, 'objects' | 'diskObjects'> & { bucket: S3ObjectStore | undefined } {
  if (settings.s3) {
    const temporaryFolder = join(settings.dataDir, 'temporary')
    const bucket = new S3ObjectStore({ ...settings.s3, temporaryFolder, now })
    return { objects: bucket, diskObjects: undefined, bucket }
  }
  const disk = new DiskObjectStore({ folder: join(settings.dataDir, 'objects'), baseUrl: settings.baseUrl, now })
  return { objects: disk, diskObjects: disk, bucket: undefined }
}
