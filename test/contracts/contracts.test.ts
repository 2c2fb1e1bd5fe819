import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeIsolatedDocumentReader } from '../../adapters/documents/isolated-document-reader.ts'
import { MemoryAccountStore } from '../../adapters/memory/access/memory-account-store.ts'
import { MemoryAccessTokenStore } from '../../adapters/memory/access/memory-access-token-store.ts'
import { MemoryClientStore } from '../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../adapters/memory/access/memory-grant-store.ts'
import { MemorySignInLinkStore } from '../../adapters/memory/access/memory-sign-in-link-store.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryExampleFarms } from '../../adapters/memory/onboarding/memory-example-farms.ts'
import { MemorySupportThreads } from '../../adapters/memory/onboarding/memory-support-threads.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryOAuthArtefacts } from '../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { MemoryIdempotencyStore } from '../../adapters/memory/shared/memory-idempotency-store.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemoryDerivedRows } from '../../adapters/memory/farm/memory-derived-rows.ts'
import { MemoryPublicWeb } from '../../adapters/memory/sources/memory-public-web.ts'
import { memoryDocumentReader } from '../../adapters/memory/sources/memory-document-reader.ts'
import { MemoryInboundLetters } from '../../adapters/memory/sources/memory-inbound-letters.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import { S3ObjectStore } from '../../adapters/object-store/s3-object-store.ts'
import { PostgresAccountStore } from '../../adapters/postgres/access/postgres-account-store.ts'
import { PostgresAccessTokenStore } from '../../adapters/postgres/access/postgres-access-token-store.ts'
import { PostgresClientStore } from '../../adapters/postgres/access/postgres-client-store.ts'
import { PostgresGrantStore } from '../../adapters/postgres/access/postgres-grant-store.ts'
import { PostgresSignInLinkStore } from '../../adapters/postgres/access/postgres-sign-in-link-store.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresRowStore } from '../../adapters/postgres/farm/postgres-row-store.ts'
import { PostgresExampleFarms } from '../../adapters/postgres/onboarding/postgres-example-farms.ts'
import { PostgresSupportThreads } from '../../adapters/postgres/onboarding/postgres-support-threads.ts'
import { PostgresPassageStore } from '../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { PostgresOAuthArtefacts } from '../../adapters/postgres/oidc/postgres-oauth-artefacts.ts'
import { PostgresIdempotencyStore } from '../../adapters/postgres/shared/postgres-idempotency-store.ts'
import { PostgresDerivedRows } from '../../adapters/postgres/farm/postgres-derived-rows.ts'
import { PostgresInboundLetters } from '../../adapters/postgres/sources/postgres-inbound-letters.ts'
import { PostgresProposalStore } from '../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { HttpsPublicWeb } from '../../adapters/web/public-web.ts'
import { startS3Server } from '../stand-ins/s3-server.ts'
import { startWebServer } from '../stand-ins/web-server.ts'
import { openTestDatabase } from '../test-database.ts'
import { accessTokenStoreContract } from './access/access-token-store-contract.ts'
import { accountStoreContract } from './access/account-store-contract.ts'
import { clientStoreContract } from './access/client-store-contract.ts'
import { grantStoreContract } from './access/grant-store-contract.ts'
import { signInLinkStoreContract } from './access/sign-in-link-store-contract.ts'
import { rowStoreContract } from './farm/row-store-contract.ts'
import { passageStoreContract } from './knowledge/passage-store-contract.ts'
import { oauthArtefactsContract } from './oidc/oauth-artefacts-contract.ts'
import { exampleFarmsContract } from './onboarding/example-farms-contract.ts'
import { supportThreadsContract } from './onboarding/support-threads-contract.ts'
import { idempotencyStoreContract } from './shared/idempotency-store-contract.ts'
import { objectStoreContract } from './shared/object-store-contract.ts'
import { derivedRowsContract } from './farm/derived-rows-contract.ts'
import { documentReaderContract } from './sources/document-reader-contract.ts'
import { PAGE, publicWebContract } from './sources/public-web-contract.ts'
import { inboundLettersContract } from './sources/inbound-letters-contract.ts'
import { proposalStoreContract } from './farm/proposal-store-contract.ts'
import { sourceStoreContract } from './sources/source-store-contract.ts'
import type { OpenStores } from './stores.ts'

const inMemory =
  <T>(make: (database: MemoryDatabase) => T): OpenStores<T> =>
  async () => {
    const database = new MemoryDatabase()
    return { store: make(database), transaction: database, close: async () => {} }
  }

const inPostgres =
  <T>(make: (database: Database) => T): OpenStores<T> =>
  async () => {
    const { database, drop } = await openTestDatabase()
    return { store: make(database), transaction: database, close: drop }
  }

sourceStoreContract(
  'memory',
  inMemory((database) => new MemorySourceStore(database)),
)
sourceStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresSourceStore(database)),
)
inboundLettersContract(
  'memory',
  inMemory((database) => new MemoryInboundLetters(database)),
)
inboundLettersContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresInboundLetters(database)),
)
proposalStoreContract(
  'memory',
  inMemory((database) => new MemoryProposalStore(database)),
)
proposalStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresProposalStore(database)),
)
rowStoreContract(
  'memory',
  inMemory((database) => new MemoryRowStore(database)),
)
rowStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresRowStore(database)),
)
derivedRowsContract(
  'memory',
  inMemory((database) => ({ derived: new MemoryDerivedRows(database), rows: new MemoryRowStore(database) })),
)
derivedRowsContract(
  'PostgreSQL',
  inPostgres((database) => ({ derived: new PostgresDerivedRows(database), rows: new PostgresRowStore(database) })),
)
exampleFarmsContract(
  'memory',
  inMemory((database) => new MemoryExampleFarms(database)),
)
exampleFarmsContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresExampleFarms(database)),
)
supportThreadsContract(
  'memory',
  inMemory((database) => new MemorySupportThreads(database)),
)
supportThreadsContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresSupportThreads(database)),
)
passageStoreContract(
  'memory',
  inMemory(() => new MemoryPassageStore()),
)
passageStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresPassageStore(database)),
)
accountStoreContract(
  'memory',
  inMemory((database) => new MemoryAccountStore(database)),
)
accountStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresAccountStore(database)),
)
const accessInMemory = (database: MemoryDatabase) => {
  const accounts = new MemoryAccountStore(database)
  return {
    accounts,
    grants: new MemoryGrantStore(database, accounts),
    accessTokens: new MemoryAccessTokenStore(database, accounts),
    links: new MemorySignInLinkStore(database),
    artefacts: new MemoryOAuthArtefacts(database),
  }
}
const accessInPostgres = (database: Database) => ({
  accounts: new PostgresAccountStore(database),
  grants: new PostgresGrantStore(database),
  accessTokens: new PostgresAccessTokenStore(database),
  links: new PostgresSignInLinkStore(database),
  artefacts: new PostgresOAuthArtefacts(database),
})
grantStoreContract('memory', inMemory(accessInMemory))
grantStoreContract('PostgreSQL', inPostgres(accessInPostgres))
accessTokenStoreContract('memory', inMemory(accessInMemory))
accessTokenStoreContract('PostgreSQL', inPostgres(accessInPostgres))
clientStoreContract(
  'memory',
  inMemory((database) => new MemoryClientStore(database)),
)
clientStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresClientStore(database)),
)
signInLinkStoreContract('memory', inMemory(accessInMemory))
signInLinkStoreContract('PostgreSQL', inPostgres(accessInPostgres))
oauthArtefactsContract('memory', inMemory(accessInMemory))
oauthArtefactsContract('PostgreSQL', inPostgres(accessInPostgres))
idempotencyStoreContract(
  'memory',
  inMemory(() => new MemoryIdempotencyStore(Date.now)),
)
idempotencyStoreContract(
  'PostgreSQL',
  inPostgres((database) => new PostgresIdempotencyStore(database)),
)

objectStoreContract('memory', async () => ({ store: new MemoryObjectStore(Date.now), close: async () => {} }))
objectStoreContract('disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-store-'))
  return {
    store: new DiskObjectStore({ folder, baseUrl: 'http://127.0.0.1', now: Date.now }),
    close: async () => rmSync(folder, { recursive: true }),
  }
})
objectStoreContract('S3', async () => {
  const credentials = { accessKeyId: 'HOF', secretAccessKey: 'geheim/+' }
  const server = await startS3Server('hof', credentials)
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'hofkern-s3-'))
  return {
    store: new S3ObjectStore({
      endpoint: server.url,
      region: 'eu-central-1',
      bucket: 'hof',
      ...credentials,
      temporaryFolder,
      now: Date.now,
    }),
    async close() {
      await server.close()
      rmSync(temporaryFolder, { recursive: true })
    },
  }
})

documentReaderContract('memory', () => ({ reader: memoryDocumentReader, close: async () => {} }))
documentReaderContract('processes of its own', () => {
  const reader = makeIsolatedDocumentReader()
  return { reader, close: reader.close }
})

const LARGE = Buffer.alloc(1001)
publicWebContract('memory', async () => {
  const web = new MemoryPublicWeb(1000)
  const [page, large] = ['https://hof.test/merkblatt.txt', 'https://hof.test/gross.txt'] as const
  web.put(page, PAGE)
  web.put(large, LARGE)
  return { web, page, large, missing: 'https://hof.test/fehlt.txt', close: async () => {} }
})
publicWebContract('https', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-web-'))
  const server = await startWebServer((req, res) => {
    if (req.url === '/fehlt.txt') res.writeHead(404)
    else res.setHeader('Content-Type', 'text/plain; charset=utf-8')
    res.end(req.url === '/merkblatt.txt' ? PAGE : LARGE)
  })
  return {
    web: new HttpsPublicWeb({ folder, maxBytes: 1000, reach: server.reach }),
    page: `${server.url}/merkblatt.txt`,
    large: `${server.url}/gross.txt`,
    missing: `${server.url}/fehlt.txt`,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
})
