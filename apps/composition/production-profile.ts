import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { JoseTokenSigner } from '../../adapters/crypto/jose-token-signer.ts'
import { JwksForeignTokens } from '../../adapters/crypto/jwks-foreign-tokens.ts'
import { nodeSecrets } from '../../adapters/crypto/node-secrets.ts'
import { scryptPasswordHasher } from '../../adapters/crypto/scrypt-password-hasher.ts'
import { SigningKeyRing } from '../../adapters/crypto/signing-key-ring.ts'
import type { PgBossQueue } from '../../adapters/jobs/pg-boss-queue.ts'
import { PdfmakePrinter } from '../../adapters/pdf/pdfmake-printer.ts'
import { OpenAiEmbedder } from '../../adapters/llm/openai-embedder.ts'
import { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import { S3ObjectStore } from '../../adapters/object-store/s3-object-store.ts'
import { PostgresAccessTokenStore } from '../../adapters/postgres/access/postgres-access-token-store.ts'
import { PostgresAccountStore } from '../../adapters/postgres/access/postgres-account-store.ts'
import { PostgresSigningKeys } from '../../adapters/postgres/access/postgres-signing-keys.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresClientStore } from '../../adapters/postgres/access/postgres-client-store.ts'
import { PostgresGrantStore } from '../../adapters/postgres/access/postgres-grant-store.ts'
import { PostgresSignInLinkStore } from '../../adapters/postgres/access/postgres-sign-in-link-store.ts'
import { PostgresOAuthArtefacts } from '../../adapters/postgres/oidc/postgres-oauth-artefacts.ts'
import { PostgresRowStore } from '../../adapters/postgres/farm/postgres-row-store.ts'
import { PostgresExampleFarms } from '../../adapters/postgres/onboarding/postgres-example-farms.ts'
import { PostgresSupportThreads } from '../../adapters/postgres/onboarding/postgres-support-threads.ts'
import { PostgresPassageStore } from '../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { PostgresIdempotencyStore } from '../../adapters/postgres/shared/postgres-idempotency-store.ts'
import { PostgresLiveEvents } from '../../adapters/postgres/shared/postgres-live-events.ts'
import { PostgresDerivedRows } from '../../adapters/postgres/farm/postgres-derived-rows.ts'
import { PostgresInboundLetters } from '../../adapters/postgres/sources/postgres-inbound-letters.ts'
import { PostgresProposalStore } from '../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { openFileThesaurus } from '../../adapters/thesaurus/file-thesaurus.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import { HttpsPublicWeb } from '../../adapters/web/public-web.ts'
import { stemOf } from '../../core/knowledge/index.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import type { DocumentReader } from '../../core/sources/index.ts'
import type { Models } from './open-models.ts'
import type { Settings } from './settings.ts'
import { PARTS as P } from './tokens.ts'

export interface ProductionResources {
  settings: Settings
  log: Logger
  database: Database
  jobs: PgBossQueue
  reader: DocumentReader
  models: Models | undefined
  mailer: Mailer
}

const THESAURUS_FOLDER = fileURLToPath(new URL('../../data/thesaurus', import.meta.url))

/** What the application stands on when it runs for farms. */
export const productionProfile = ({
  settings,
  log,
  database,
  jobs,
  reader,
  models,
  mailer,
}: ProductionResources): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const disk = settings.s3
      ? undefined
      : new DiskObjectStore({
          folder: join(settings.dataDir, 'objects'),
          baseUrl: settings.baseUrl,
          now: systemClock.now,
        })
    const signingKeys = new PostgresSigningKeys(database)
    const ring = new SigningKeyRing(signingKeys, systemClock.now)
    bind(P.settings).toConstantValue(settings)
    bind(P.log).toConstantValue(log)
    bind(P.clock).toConstantValue(systemClock)
    bind(P.ids).toConstantValue(uuidV7Ids)
    bind(P.transaction).toConstantValue(database)
    bind(P.jobs).toConstantValue(jobs)
    bind(P.live).toConstantValue(new PostgresLiveEvents(database))
    bind(P.diskObjects).toConstantValue(disk)
    bind(P.objects).toConstantValue(
      disk ??
        new S3ObjectStore({
          ...settings.s3!,
          temporaryFolder: join(settings.dataDir, 'temporary'),
          now: systemClock.now,
        }),
    )
    bind(P.mailer).toConstantValue(mailer)
    bind(P.idempotency).toConstantValue(new PostgresIdempotencyStore(database))
    bind(P.accounts).toConstantValue(new PostgresAccountStore(database))
    bind(P.grants).toConstantValue(new PostgresGrantStore(database))
    bind(P.accessTokens).toConstantValue(new PostgresAccessTokenStore(database))
    bind(P.clients).toConstantValue(new PostgresClientStore(database))
    bind(P.links).toConstantValue(new PostgresSignInLinkStore(database))
    bind(P.artefacts).toConstantValue(new PostgresOAuthArtefacts(database))
    bind(P.secrets).toConstantValue(nodeSecrets)
    bind(P.signingKeys).toConstantValue(signingKeys)
    bind(P.signingKeyRing).toConstantValue(ring)
    bind(P.tokens).toConstantValue(new JoseTokenSigner(ring, settings.baseUrl, systemClock.now))
    bind(P.foreignTokens).toConstantValue(settings.sessionIssuer && new JwksForeignTokens(settings.sessionIssuer))
    bind(P.passwords).toConstantValue(scryptPasswordHasher)
    bind(P.passages).toConstantValue(new PostgresPassageStore(database))
    bind(P.embedder).toConstantValue(
      settings.embeddings &&
        new OpenAiEmbedder({
          ...settings.embeddings,
          onFailure: (failure) => log.warn({ failure }, 'the embeddings failed'),
        }),
    )
    bind(P.languageModel).toConstantValue(models?.languageModel)
    bind(P.rowReader).toConstantValue(models?.rowReader)
    bind(P.thesaurus).toConstantValue(
      openFileThesaurus(THESAURUS_FOLDER, stemOf, (fault) =>
        log.warn({ fault }, 'a line of the thesaurus cannot be read'),
      ),
    )
    bind(P.reader).toConstantValue(reader)
    bind(P.sources).toConstantValue(new PostgresSourceStore(database))
    bind(P.rows).toConstantValue(new PostgresDerivedRows(database))
    bind(P.proposals).toConstantValue(new PostgresProposalStore(database))
    bind(P.farmRows).toConstantValue(new PostgresRowStore(database))
    bind(P.web).toConstantValue(
      new HttpsPublicWeb({ folder: join(settings.dataDir, 'uploads'), maxBytes: settings.maxUploadBytes }),
    )
    bind(P.exampleFarms).toConstantValue(new PostgresExampleFarms(database))
    bind(P.supportThreads).toConstantValue(new PostgresSupportThreads(database))
    bind(P.paperPrinter).toConstantValue(new PdfmakePrinter())
    bind(P.letters).toConstantValue(new PostgresInboundLetters(database))
  })
