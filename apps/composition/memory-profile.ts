import { ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { JoseTokenSigner } from '../../adapters/crypto/jose-token-signer.ts'
import { nodeSecrets } from '../../adapters/crypto/node-secrets.ts'
import { scryptPasswordHasher } from '../../adapters/crypto/scrypt-password-hasher.ts'
import { SigningKeyRing } from '../../adapters/crypto/signing-key-ring.ts'
import { MemoryAccessTokenStore } from '../../adapters/memory/access/memory-access-token-store.ts'
import { MemoryAccountStore } from '../../adapters/memory/access/memory-account-store.ts'
import { MemoryClientStore } from '../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../adapters/memory/access/memory-grant-store.ts'
import { MemorySignInLinkStore } from '../../adapters/memory/access/memory-sign-in-link-store.ts'
import { MemorySigningKeys } from '../../adapters/memory/access/memory-signing-keys.ts'
import { MemoryOAuthArtefacts } from '../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryExampleFarms } from '../../adapters/memory/onboarding/memory-example-farms.ts'
import { MemorySupportThreads } from '../../adapters/memory/onboarding/memory-support-threads.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryIdempotencyStore } from '../../adapters/memory/shared/memory-idempotency-store.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryLiveEvents } from '../../adapters/memory/shared/memory-live-events.ts'
import { MemoryMailer } from '../../adapters/memory/shared/memory-mailer.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemoryDerivedRows } from '../../adapters/memory/farm/memory-derived-rows.ts'
import { MemoryInboundLetters } from '../../adapters/memory/sources/memory-inbound-letters.ts'
import { MemoryPublicWeb } from '../../adapters/memory/sources/memory-public-web.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { PdfmakePrinter } from '../../adapters/pdf/pdfmake-printer.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import type { DocumentReader } from '../../core/sources/index.ts'
import type { Settings } from './settings.ts'
import { PARTS as P } from './tokens.ts'

/** The whole application in memory: for tests of the wiring and of the apps, and gone with the process. */
export const memoryProfile = ({
  settings,
  log,
  reader,
}: {
  settings: Settings
  log: Logger
  reader: DocumentReader
}): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const database = new MemoryDatabase()
    const accounts = new MemoryAccountStore(database)
    const signingKeys = new MemorySigningKeys(database, systemClock.now)
    const ring = new SigningKeyRing(signingKeys, systemClock.now)
    bind(P.settings).toConstantValue(settings)
    bind(P.log).toConstantValue(log)
    bind(P.clock).toConstantValue(systemClock)
    bind(P.ids).toConstantValue(uuidV7Ids)
    bind(P.transaction).toConstantValue(database)
    bind(P.jobs).toConstantValue(new MemoryJobQueue(database))
    bind(P.live).toConstantValue(new MemoryLiveEvents(database))
    bind(P.diskObjects).toConstantValue(undefined)
    bind(P.objects).toConstantValue(new MemoryObjectStore(systemClock.now))
    bind(P.mailer).toConstantValue(new MemoryMailer())
    bind(P.idempotency).toConstantValue(new MemoryIdempotencyStore(systemClock.now))
    bind(P.accounts).toConstantValue(accounts)
    bind(P.grants).toConstantValue(new MemoryGrantStore(database, accounts))
    bind(P.accessTokens).toConstantValue(new MemoryAccessTokenStore(database, accounts))
    bind(P.clients).toConstantValue(new MemoryClientStore(database))
    bind(P.links).toConstantValue(new MemorySignInLinkStore(database))
    bind(P.artefacts).toConstantValue(new MemoryOAuthArtefacts(database))
    bind(P.secrets).toConstantValue(nodeSecrets)
    bind(P.signingKeys).toConstantValue(signingKeys)
    bind(P.signingKeyRing).toConstantValue(ring)
    bind(P.tokens).toConstantValue(new JoseTokenSigner(ring, settings.baseUrl, systemClock.now))
    bind(P.foreignTokens).toConstantValue(undefined)
    bind(P.passwords).toConstantValue(scryptPasswordHasher)
    bind(P.passages).toConstantValue(new MemoryPassageStore(database))
    bind(P.embedder).toConstantValue(undefined)
    bind(P.languageModel).toConstantValue(undefined)
    bind(P.rowReader).toConstantValue(undefined)
    bind(P.thesaurus).toConstantValue({ expand: () => [] })
    bind(P.reader).toConstantValue(reader)
    bind(P.sources).toConstantValue(new MemorySourceStore(database))
    bind(P.rows).toConstantValue(new MemoryDerivedRows(database))
    bind(P.exampleFarms).toConstantValue(new MemoryExampleFarms(database))
    bind(P.supportThreads).toConstantValue(new MemorySupportThreads(database))
    bind(P.paperPrinter).toConstantValue(new PdfmakePrinter())
    bind(P.proposals).toConstantValue(new MemoryProposalStore(database))
    bind(P.farmRows).toConstantValue(new MemoryRowStore(database))
    bind(P.web).toConstantValue(new MemoryPublicWeb())
    bind(P.letters).toConstantValue(new MemoryInboundLetters(database))
  })
