import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { folderAndZipArchives } from '../../adapters/archives/folder-and-zip-archives.ts'
import { HighsLinearOptimizer } from '../../adapters/optimization/highs-linear-optimizer.ts'
import { digest } from '../../adapters/system/digest.ts'
import { digestFile } from '../../adapters/system/digest-file.ts'
import { postgresBelongings } from '../../adapters/postgres/belongings.ts'
import { LATEST_MIGRATION, READABLE_MIGRATIONS } from '../../adapters/postgres/migrate.ts'
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
import { PdfkitBookPrinter } from '../../adapters/pdf/pdfkit-book-printer.ts'
import { PdfmakePrinter } from '../../adapters/pdf/pdfmake-printer.ts'
import { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import { S3ObjectStore } from '../../adapters/object-store/s3-object-store.ts'
import { PostgresSigningKeys } from '../../adapters/postgres/access/postgres-signing-keys.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresRealtimeTicketStore } from '../../adapters/postgres/access/postgres-realtime-ticket-store.ts'
import { ImapMailServers } from '../../adapters/mailboxes/imap-mail-servers.ts'
import { PostgresMailboxStore, resealMailboxes } from '../../adapters/postgres/mailboxes/postgres-mailbox-store.ts'
import { PgBossQueueFigures } from '../../adapters/jobs/pg-boss-queue-figures.ts'
import { PostgresFigures } from '../../adapters/postgres/shared/postgres-figures.ts'
import { openFileThesaurus } from '../../adapters/thesaurus/file-thesaurus.ts'
import { eventLoopPause } from '../../adapters/system/event-loop-pause.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import { GiiLawPublisher } from '../../adapters/laws/gii-law-publisher.ts'
import { HttpsPublicWeb } from '../../adapters/web/public-web.ts'
import { WebPush } from '../../adapters/web/web-push.ts'
import { stemOf } from '../../core/knowledge/index.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import { EVENT_READERS, JOBS } from './jobs.ts'
import { meteredEmbedder, meteredModels } from './metered-models.ts'
import type { Embeddings } from './open-embedder.ts'
import type { Models } from './open-models.ts'
import { makeAudit } from './log.ts'
import { openSecrets, secretRotationOf } from './open-secrets.ts'
import type { Settings } from './settings.ts'
import { PgBossNamespaceJobs } from '../../adapters/jobs/pg-boss-namespace-jobs.ts'
import { isNamespaceRemoved } from '../../adapters/postgres/namespace-removed.ts'
import { wait } from '../../adapters/system/wait.ts'
import { writeXlsx } from '../../adapters/documents/write-xlsx.ts'
import { isOutage } from '../../adapters/postgres/outage.ts'
import { LiveEventListener } from '../../adapters/postgres/shared/live-event-listener.ts'
import { PostgresRateLimiter } from '../../adapters/rate-limits/postgres-rate-limiter.ts'
import { keepStream } from '../../adapters/system/keep-stream.ts'
import { makeEvents } from '../../core/shared/events.ts'
import type { Platform } from './platform.ts'
import { postgresStores } from './postgres-stores.ts'

export interface ProductionResources {
  settings: Settings
  log: Logger
  database: Database
  /** Of the database. */
  url: string
  jobs: PgBossQueue
  reader: Omit<IsolatedDocumentReader, 'close'>
  models: Models | undefined
  embeddings: Embeddings | undefined
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
  const thesaurus = openFileThesaurus(THESAURUS_FOLDER, stemOf, (fault) =>
    log.warn({ fault }, 'a line of the thesaurus cannot be read'),
  )
  const { embeddings } = resources
  const embedder = embeddings && meteredEmbedder(figures, embeddings.embedder)
  const models = resources.models && meteredModels(figures, resources.models)
  return {
    ...postgresStores(database),
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
    liveFeed: new LiveEventListener(url, database, settings.databaseRole),
    usageCosts: settings.usageCosts,
    hasPaymentProvider: settings.hasPaymentProvider,
    figures,
    queueFigures: new PgBossQueueFigures(database, JOBS),
    wait,
    namespaceJobs: new PgBossNamespaceJobs(database),
    isNamespaceRemoved,
    rateLimiter: settings.budgets && new PostgresRateLimiter(database, settings.budgets),
    tickets: new PostgresRealtimeTicketStore(database, secretBox),
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
    thesaurus,
    synonyms: { of: (word) => thesaurus.synonyms(word) },
    embedder,
    languageModel: models?.languageModel,
    rowReader: models?.rowReader,
    questionWriter: models?.questionWriter,
    digestFile,
    mailboxes,
    mailServers: new ImapMailServers({
      folder: join(settings.dataDir, 'uploads'),
      maxBytes: settings.maxUploadBytes,
      splitMail,
    }),
    maxUploadBytes: settings.maxUploadBytes,
    mailboxMinutes: settings.mailboxMinutes,
    lawPublisher: new GiiLawPublisher({ baseUrl: settings.laws.baseUrl, folder: join(settings.dataDir, 'uploads') }),
    updatesStatutes: settings.laws.weekly,
    push: new WebPush(settings.vapid),
    web: new HttpsPublicWeb({ folder: join(settings.dataDir, 'uploads'), maxBytes: settings.maxUploadBytes }),
    printer: new PdfmakePrinter(),
    bookPrinter: new PdfkitBookPrinter(),
    digest,
    optimizer: new HighsLinearOptimizer(),
    belongings: postgresBelongings(database),
    archives: folderAndZipArchives,
    rowForms: { written: LATEST_MIGRATION, readable: READABLE_MIGRATIONS },
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
    probes: probesOf(settings, { mailer, models, embeddings, foreignTokens, bucket: store.bucket, mailboxes }),
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
