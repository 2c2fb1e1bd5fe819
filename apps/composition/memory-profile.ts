import { ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { JoseTokenSigner, newSigningKey, type SigningKeys } from '../../adapters/crypto/jose-token-signer.ts'
import { scryptPasswordHasher } from '../../adapters/crypto/scrypt-password-hasher.ts'
import { MemoryAccountStore } from '../../adapters/memory/access/memory-account-store.ts'
import { MemorySessionStore } from '../../adapters/memory/access/memory-session-store.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryIdempotencyStore } from '../../adapters/memory/shared/memory-idempotency-store.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryLiveEvents } from '../../adapters/memory/shared/memory-live-events.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemoryDerivedRows } from '../../adapters/memory/sources/memory-derived-rows.ts'
import { MemoryInboundLetters } from '../../adapters/memory/sources/memory-inbound-letters.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import type { DocumentReader } from '../../core/sources/index.ts'
import type { Settings } from './settings.ts'
import { PARTS as P } from './tokens.ts'

/** The whole application in memory: for tests of the wiring and of the apps, and gone with the process. */
export const memoryProfile = ({ settings, log, reader }: { settings: Settings; log: Logger; reader: DocumentReader }): ContainerModule => new ContainerModule(({ bind }) => {
  const database = new MemoryDatabase()
  const accounts = new MemoryAccountStore(database)
  bind(P.settings).toConstantValue(settings)
  bind(P.log).toConstantValue(log)
  bind(P.clock).toConstantValue(systemClock)
  bind(P.ids).toConstantValue(uuidV7Ids)
  bind(P.transaction).toConstantValue(database)
  bind(P.jobs).toConstantValue(new MemoryJobQueue(database))
  bind(P.live).toConstantValue(new MemoryLiveEvents(database))
  bind(P.diskObjects).toConstantValue(undefined)
  bind(P.objects).toConstantValue(new MemoryObjectStore(systemClock.now))
  bind(P.idempotency).toConstantValue(new MemoryIdempotencyStore(systemClock.now))
  bind(P.accounts).toConstantValue(accounts)
  bind(P.sessions).toConstantValue(new MemorySessionStore(database, accounts))
  bind(P.tokens).toConstantValue(new JoseTokenSigner(keysOfThisProcess(), settings.baseUrl, systemClock.now))
  bind(P.foreignTokens).toConstantValue(undefined)
  bind(P.passwords).toConstantValue(scryptPasswordHasher)
  bind(P.passages).toConstantValue(new MemoryPassageStore())
  bind(P.thesaurus).toConstantValue({ expand: () => [] })
  bind(P.reader).toConstantValue(reader)
  bind(P.sources).toConstantValue(new MemorySourceStore(database))
  bind(P.rows).toConstantValue(new MemoryDerivedRows(database))
  bind(P.letters).toConstantValue(new MemoryInboundLetters())
})

function keysOfThisProcess(): SigningKeys {
  const key = newSigningKey()
  return { list: async () => [await key], addFirst: async () => {} }
}
