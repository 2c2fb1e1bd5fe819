import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AesSecretBox, SECRET_KEY_BYTES } from '../../adapters/crypto/secret-box.ts'
import { makeIsolatedDocumentReader } from '../../adapters/documents/isolated-document-reader.ts'
import { pictureBinder } from '../../adapters/documents/picture-binder.ts'
import { readPicturePageHere } from '../../adapters/documents/read-picture-page.ts'
import { inspectHere, pictureInspector } from '../../adapters/documents/picture-inspector.ts'
import { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import { folderMailer } from '../../adapters/mail/folder-mailer.ts'
import { smtpMailer } from '../../adapters/mail/smtp-mailer.ts'
import { PostgresSigningKeys } from '../../adapters/postgres/access/postgres-signing-keys.ts'
import { S3ObjectStore } from '../../adapters/object-store/s3-object-store.ts'
import { PostgresAccountStore } from '../../adapters/postgres/access/postgres-account-store.ts'
import { PostgresAccessTokenStore } from '../../adapters/postgres/access/postgres-access-token-store.ts'
import { PostgresClientStore } from '../../adapters/postgres/access/postgres-client-store.ts'
import { PostgresGrantStore } from '../../adapters/postgres/access/postgres-grant-store.ts'
import { PostgresMailedLinkStore } from '../../adapters/postgres/access/postgres-mailed-link-store.ts'
import { PostgresProfileStore } from '../../adapters/postgres/access/postgres-profile-store.ts'
import { PostgresSignInLinkStore } from '../../adapters/postgres/access/postgres-sign-in-link-store.ts'
import { PostgresPendingActionStore } from '../../adapters/postgres/assistant/postgres-pending-action-store.ts'
import { PostgresRealtimeTicketStore } from '../../adapters/postgres/access/postgres-realtime-ticket-store.ts'
import { PostgresMembers } from '../../adapters/postgres/notifications/postgres-members.ts'
import { PostgresNotificationStore } from '../../adapters/postgres/notifications/postgres-notification-store.ts'
import { PostgresPreferenceStore } from '../../adapters/postgres/notifications/postgres-preference-store.ts'
import { PostgresPushDeviceStore } from '../../adapters/postgres/notifications/postgres-push-device-store.ts'
import { realtimeTicketStoreContract } from './access/realtime-ticket-store-contract.ts'
import { membersContract } from './notifications/members-contract.ts'
import { notificationStoreContract } from './notifications/notification-store-contract.ts'
import { preferenceStoreContract } from './notifications/preference-store-contract.ts'
import { pushDeviceStoreContract } from './notifications/push-device-store-contract.ts'
import { pendingActionStoreContract } from './assistant/pending-action-store-contract.ts'
import { PostgresNamespaceRegister } from '../../adapters/postgres/namespaces/postgres-namespace-register.ts'
import { PostgresTeamStore } from '../../adapters/postgres/namespaces/postgres-team-store.ts'
import { teamStoreContract } from './namespaces/team-store-contract.ts'
import { namespaceRegisterContract } from './namespaces/namespace-register-contract.ts'
import { postgresBelongings } from '../../adapters/postgres/belongings.ts'
import { PostgresLedger } from '../../adapters/postgres/billing/postgres-ledger.ts'
import { ledgerContract } from './billing/ledger-contract.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresReferences } from '../../adapters/postgres/farm/postgres-references.ts'
import { PostgresIntegrity } from '../../adapters/postgres/postgres-integrity.ts'
import { PostgresRowStore } from '../../adapters/postgres/farm/postgres-row-store.ts'
import { PostgresExampleFarms } from '../../adapters/postgres/onboarding/postgres-example-farms.ts'
import { PostgresSupportThreads } from '../../adapters/postgres/onboarding/postgres-support-threads.ts'
import { PostgresPassageStore } from '../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { PostgresOAuthArtefacts } from '../../adapters/postgres/oidc/postgres-oauth-artefacts.ts'
import { PostgresFigures } from '../../adapters/postgres/shared/postgres-figures.ts'
import { PostgresEventsRead } from '../../adapters/postgres/shared/postgres-events-read.ts'
import { LiveEventListener } from '../../adapters/postgres/shared/live-event-listener.ts'
import { PostgresLiveEvents } from '../../adapters/postgres/shared/postgres-live-events.ts'
import { PostgresIdempotencyStore } from '../../adapters/postgres/shared/postgres-idempotency-store.ts'
import { PostgresAcknowledgements } from '../../adapters/postgres/control-folder/postgres-acknowledgements.ts'
import { PostgresPrintedBooks } from '../../adapters/postgres/control-folder/postgres-printed-books.ts'
import { PostgresPlanStore } from '../../adapters/postgres/library/postgres-plan-store.ts'
import { PostgresFarmPictures } from '../../adapters/postgres/farm/postgres-farm-pictures.ts'
import { PostgresKeptDocuments } from '../../adapters/postgres/library/postgres-kept-documents.ts'
import { PostgresDeletedRows } from '../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProvenanceStore } from '../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresRowNames } from '../../adapters/postgres/farm/postgres-row-names.ts'
import { PostgresMailboxStore } from '../../adapters/postgres/mailboxes/postgres-mailbox-store.ts'
import { PostgresInboundLetters } from '../../adapters/postgres/sources/postgres-inbound-letters.ts'
import { PostgresProposalStore } from '../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { HttpsPublicWeb } from '../../adapters/web/public-web.ts'
import { startMailServer } from '../stand-ins/mail-server.ts'
import { startS3Server } from '../stand-ins/s3-server.ts'
import { startWebServer } from '../stand-ins/web-server.ts'
import { openTestDatabase } from '../test-database.ts'
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
import { mailerContract, type OpenedMailer } from './shared/mailer-contract.ts'
import { liveEventsContract } from './shared/live-events-contract.ts'
import { transactionContract, type Notes } from './shared/transaction-contract.ts'
import { belongingsContract } from './shared/belongings-contract.ts'
import { idempotencyStoreContract } from './shared/idempotency-store-contract.ts'
import { figuresContract } from './shared/figures-contract.ts'
import { objectStoreContract, sendOverHttp } from './shared/object-store-contract.ts'
import { acknowledgementsContract } from './control-folder/acknowledgements-contract.ts'
import { farmPicturesContract } from './farm/farm-pictures-contract.ts'
import { printedBooksContract } from './control-folder/printed-books-contract.ts'
import { planStoreContract } from './library/plan-store-contract.ts'
import { keptDocumentsContract } from './library/kept-documents-contract.ts'
import { deletedRowsContract } from './farm/deleted-rows-contract.ts'
import { provenanceStoreContract } from './farm/provenance-store-contract.ts'
import { rowNamesContract } from './farm/row-names-contract.ts'
import { documentReaderContract } from './sources/document-reader-contract.ts'
import { LARGE, PAGE, publicWebContract, type OpenedWeb } from './sources/public-web-contract.ts'
import { mailboxStoreContract } from './mailboxes/mailbox-store-contract.ts'
import { inboundLettersContract } from './sources/inbound-letters-contract.ts'
import { pictureInspectorContract } from './media/picture-inspector-contract.ts'
import { pictureBinderContract } from './sources/picture-binder-contract.ts'
import { proposalStoreContract } from './farm/proposal-store-contract.ts'
import { sourceStoreContract } from './sources/source-store-contract.ts'
import type { OpenStores } from './stores.ts'
import Koa from 'koa'
import { makeLog } from '../../apps/composition/log.ts'
import { receiveObject } from '../../apps/http/objects/receive-object.ts'
import { serveObject } from '../../apps/http/objects/serve-object.ts'
import { answerErrors } from '../../apps/http/pipeline/answer-errors.ts'
import { freePort } from '../e2e/start-hofkern.ts'
import PostalMime from 'postal-mime'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import type { ContractCase } from './cases.ts'
import { preparedColumns, queryCalls, recordStatements, statementList, type Issued } from './statements.ts'
import { runContract } from './run-contract.ts'

/** What the stores have sent to PostgreSQL while their contracts ran. */
const issued = new Map<string, Issued>()

const over =
  <T>(make: (database: Database) => T): OpenStores<T> =>
  async () => {
    const { database, drop } = await openTestDatabase()
    recordStatements(database, issued)
    return { store: make(database), transaction: database, close: drop }
  }

const access = over((database) => ({
  accounts: new PostgresAccountStore(database),
  grants: new PostgresGrantStore(database),
  accessTokens: new PostgresAccessTokenStore(database),
  links: new PostgresSignInLinkStore(database),
  profiles: new PostgresProfileStore(database),
  mailedLinks: new PostgresMailedLinkStore(database),
  artefacts: new PostgresOAuthArtefacts(database),
  signingKeys: new PostgresSigningKeys(database),
}))

const boxKey = randomBytes(SECRET_KEY_BYTES)
const BOX = new AesSecretBox(() => [boxKey], 'It is gone with the test.')

const notifying = over((database) => ({
  accounts: new PostgresAccountStore(database),
  notifications: new PostgresNotificationStore(database),
  preferences: new PostgresPreferenceStore(database),
  devices: new PostgresPushDeviceStore(database),
  members: new PostgresMembers(database),
}))

/** Notes as messages of support, since a transaction is proved by what it writes. */
const notesIn = (database: Database): Notes => ({
  async write(namespace, note) {
    await database.query(
      namespace,
      `insert into support_threads (namespace_id, id, title) values ($1, gen_random_uuid(), $2)`,
      [namespace, note],
    )
  },
  read: async (namespace) =>
    (
      await database.query<{ title: string }>(
        namespace,
        'select title from support_threads where namespace_id = $1 order by title',
        [namespace],
      )
    ).map(({ title }) => title),
})

const overPostgres: Record<string, ContractCase[]> = {
  SourceStore: sourceStoreContract(over((database) => new PostgresSourceStore(database))),
  InboundLetters: inboundLettersContract(over((database) => new PostgresInboundLetters(database))),
  MailboxStore: mailboxStoreContract(over((database) => new PostgresMailboxStore(database, BOX))),
  ProposalStore: proposalStoreContract(over((database) => new PostgresProposalStore(database))),
  RowStore: rowStoreContract(over((database) => new PostgresRowStore(database))),
  ProvenanceStore: provenanceStoreContract(
    over((database) => ({
      provenance: new PostgresProvenanceStore(database),
      deletedRows: new PostgresDeletedRows(database),
      proposals: new PostgresProposalStore(database),
      rows: new PostgresRowStore(database),
      references: new PostgresReferences(database),
      sources: new PostgresSourceStore(database),
    })),
  ),
  DeletedRows: deletedRowsContract(
    over((database) => ({
      provenance: new PostgresProvenanceStore(database),
      deletedRows: new PostgresDeletedRows(database),
      proposals: new PostgresProposalStore(database),
      rows: new PostgresRowStore(database),
      references: new PostgresReferences(database),
    })),
  ),
  FarmPictures: farmPicturesContract(
    over((database) => ({
      pictures: new PostgresFarmPictures(database, Date.now),
      rows: new PostgresRowStore(database),
      provenance: new PostgresProvenanceStore(database),
    })),
  ),
  Acknowledgements: acknowledgementsContract(over((database) => new PostgresAcknowledgements(database))),
  PrintedBooks: printedBooksContract(over((database) => new PostgresPrintedBooks(database))),
  PlanStore: planStoreContract(over((database) => new PostgresPlanStore(database))),
  KeptDocuments: keptDocumentsContract(over((database) => new PostgresKeptDocuments(database))),
  References: referencesContract(
    over((database) => ({
      references: new PostgresReferences(database),
      rows: new PostgresRowStore(database),
      sources: new PostgresSourceStore(database),
    })),
  ),
  Integrity: integrityContract(
    over((database) => ({
      integrity: new PostgresIntegrity(database),
      references: new PostgresReferences(database),
      rows: new PostgresRowStore(database),
      provenance: new PostgresProvenanceStore(database),
      deletedRows: new PostgresDeletedRows(database),
      keptDocuments: new PostgresKeptDocuments(database),
      proposals: new PostgresProposalStore(database),
      sources: new PostgresSourceStore(database),
      letters: new PostgresInboundLetters(database),
      passages: new PostgresPassageStore(database),
    })),
  ),
  RowNames: rowNamesContract(
    over((database) => ({
      names: new PostgresRowNames(database),
      rows: new PostgresRowStore(database),
      provenance: new PostgresProvenanceStore(database),
    })),
  ),
  ExampleFarms: exampleFarmsContract(over((database) => new PostgresExampleFarms(database))),
  TeamStore: teamStoreContract(
    over((database) => ({ teams: new PostgresTeamStore(database), accounts: new PostgresAccountStore(database) })),
  ),
  NamespaceRegister: namespaceRegisterContract(
    over((database) => ({
      register: new PostgresNamespaceRegister(database),
      accounts: new PostgresAccountStore(database),
      live: new PostgresLiveEvents(database),
    })),
  ),
  'ExampleFarms: people': exampleFarmPeopleContract(
    over((database) => ({ farms: new PostgresExampleFarms(database), accounts: new PostgresAccountStore(database) })),
  ),
  SupportThreads: supportThreadsContract(over((database) => new PostgresSupportThreads(database))),
  PendingActionStore: pendingActionStoreContract(over((database) => new PostgresPendingActionStore(database))),
  NotificationStore: notificationStoreContract(notifying),
  PreferenceStore: preferenceStoreContract(notifying),
  PushDeviceStore: pushDeviceStoreContract(notifying),
  Members: membersContract(notifying),
  RealtimeTicketStore: realtimeTicketStoreContract(over((database) => new PostgresRealtimeTicketStore(database, BOX))),
  PassageStore: passageStoreContract(over((database) => new PostgresPassageStore(database))),
  AccountStore: accountStoreContract(over((database) => new PostgresAccountStore(database))),
  Ledger: ledgerContract(
    over((database) => ({ ledger: new PostgresLedger(database), accounts: new PostgresAccountStore(database) })),
  ),
  GrantStore: grantStoreContract(access),
  AccessTokenStore: accessTokenStoreContract(access),
  ClientStore: clientStoreContract(over((database) => new PostgresClientStore(database))),
  SignInLinkStore: signInLinkStoreContract(access),
  MailedLinkStore: mailedLinkStoreContract(access),
  ProfileStore: profileStoreContract(access),
  OAuthArtefacts: oauthArtefactsContract(access),
  SigningKeys: signingKeysContract(over((database) => new PostgresSigningKeys(database))),
  Figures: figuresContract(over((database) => new PostgresFigures(database))),
  Transaction: transactionContract(over(notesIn)),
  IdempotencyStore: idempotencyStoreContract(over((database) => new PostgresIdempotencyStore(database))),
}
async function openBelongings() {
  const { database, drop } = await openTestDatabase()
  recordStatements(database, issued)
  return {
    belongings: postgresBelongings(database),
    transaction: database,
    sources: new PostgresSourceStore(database),
    letters: new PostgresInboundLetters(database),
    mailboxes: new PostgresMailboxStore(database, BOX),
    provenance: new PostgresProvenanceStore(database),
    deletedRows: new PostgresDeletedRows(database),
    acknowledgements: new PostgresAcknowledgements(database),
    planStore: new PostgresPlanStore(database),
    printedBooks: new PostgresPrintedBooks(database),
    keptDocuments: new PostgresKeptDocuments(database),
    proposals: new PostgresProposalStore(database),
    exampleFarms: new PostgresExampleFarms(database),
    supportThreads: new PostgresSupportThreads(database),
    accounts: new PostgresAccountStore(database),
    notifications: new PostgresNotificationStore(database),
    pendingActions: new PostgresPendingActionStore(database),
    passages: new PostgresPassageStore(database),
    live: new PostgresLiveEvents(database),
    eventsRead: new PostgresEventsRead(database),
    close: drop,
  }
}
runContract('Belongings: PostgreSQL', belongingsContract(openBelongings))

async function openLiveEvents() {
  const { url, database, drop } = await openTestDatabase()
  recordStatements(database, issued)
  const feed = new LiveEventListener(url, database)
  return {
    live: new PostgresLiveEvents(database),
    feed,
    transaction: database,
    async close() {
      await feed.close()
      await drop()
    },
  }
}
runContract('LiveEvents: PostgreSQL', liveEventsContract(openLiveEvents))

for (const [port, cases] of Object.entries(overPostgres)) runContract(`${port}: PostgreSQL`, cases)

/** Stores without a contract here, and the test that runs their statements. */
const PROVED_ELSEWHERE = [
  'postgres-snapshot.ts', // test/e2e/portability.test.ts
  'postgres-expired-rows.ts', // test/adapters/postgres/expired-rows.test.ts
]

describe('the statements of the stores, as the contracts above sent them', () => {
  const callOf = ({ file, line }: Issued) =>
    queryCalls().find((call) => call.file === file && call.from <= line && line <= call.to)

  it('are all run by a contract', () => {
    const calls = queryCalls()
    const silent = calls.filter(
      ({ file, from, to }) =>
        !PROVED_ELSEWHERE.some((name) => file.endsWith(name)) &&
        ![...issued.values()].some((one) => one.file === file && from <= one.line && one.line <= to),
    )
    expect(calls.length).toBeGreaterThan(50)
    expect(silent.map(({ file, from }) => `${file}:${from}`)).toEqual([])
  })

  it('are prepared against the migrated schema, and give the columns that their rows are declared with', async () => {
    const { url, drop } = await openTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const missing: string[] = []
    for (const one of issued.values()) {
      const columns = await preparedColumns(client, one.text)
      const absent = (callOf(one)?.columns ?? []).filter((column) => !columns.includes(column))
      if (absent.length > 0) missing.push(`${one.file}:${one.line} has no ${absent.join(', ')}`)
    }
    await client.end()
    await drop()
    expect(missing).toEqual([])
    const list = process.env['HOFKERN_WRITE_STATEMENTS']
    if (list) writeFileSync(list, statementList(issued.values()))
  })
})

/** With a server that answers its addresses, as the service does. */
async function openDiskStore() {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-store-'))
  const port = await freePort()
  const store = new DiskObjectStore({ folder, baseUrl: `http://127.0.0.1:${port}`, now: Date.now })
  const errors = { log: makeLog('silent'), isOutage: () => false, isNamespaceRemoved: () => false }
  const [serve, receive] = [serveObject(store), receiveObject(store, async () => false)]
  const app = new Koa().use(answerErrors(errors)).use((ctx, next) => {
    if (ctx.method === 'GET') return serve(ctx, next)
    return ctx.method === 'PUT' ? receive(ctx, next) : next()
  })
  const server = app.listen(port, '127.0.0.1')
  return {
    store,
    request: sendOverHttp,
    async close() {
      await new Promise((done) => server.close(done).closeAllConnections())
      rmSync(folder, { recursive: true })
    },
  }
}
runContract('ObjectStore: disk', objectStoreContract(openDiskStore))

async function openS3Store() {
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
    request: sendOverHttp,
    async close() {
      await server.close()
      rmSync(temporaryFolder, { recursive: true })
    },
  }
}
runContract('ObjectStore: S3', objectStoreContract(openS3Store))

async function openFolderMailer(): Promise<OpenedMailer> {
  const parent = mkdtempSync(join(tmpdir(), 'hofkern-mail-'))
  const folder = join(parent, 'mail')
  return {
    mailer: folderMailer({ folder, from: 'Hofkern <hofkern@localhost>', onMail: () => {} }),
    arrived: async () =>
      mailsIn(folder).map((path) => {
        const [head, ...text] = readFileSync(path, 'utf8').split('\n\n')
        const beside = path.replace(/txt$/, 'html')
        const field = (label: string) =>
          head!
            .split('\n')
            .find((line) => line.startsWith(label))!
            .slice(label.length)
        const html = existsSync(beside) ? readFileSync(beside, 'utf8') : undefined
        return { to: field('To: '), subject: field('Subject: '), text: text.join('\n\n'), html }
      }),
    keeps: true,
    breakDown: async () => writeFileSync(folder, 'a file where the folder belongs'),
    close: async () => rmSync(parent, { recursive: true }),
  }
}
runContract('Mailer: folder', mailerContract(openFolderMailer))

const mailsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.txt'))
    .map(({ parentPath, name }) => join(parentPath, name))

async function openSmtpMailer(): Promise<OpenedMailer> {
  const server = await startMailServer()
  return {
    mailer: smtpMailer({ url: server.url, from: 'Hofkern <hofkern@localhost>' }),
    arrived: async () =>
      Promise.all(
        server.mails.map(async (raw) => {
          const { to, subject, text, html } = await PostalMime.parse(raw)
          return { to: to![0]!.address!, subject: subject!, text: text!, html }
        }),
      ),
    keeps: false,
    breakDown: server.close,
    close: server.close,
  }
}
runContract('Mailer: SMTP', mailerContract(openSmtpMailer))

const reader = makeIsolatedDocumentReader()
afterAll(() => reader.close())
runContract(
  'DocumentReader: processes of its own',
  documentReaderContract(() => ({ reader, close: async () => {} })),
)

const pictureFolder = mkdtempSync(join(tmpdir(), 'hofkern-looking-'))
afterAll(() => rmSync(pictureFolder, { recursive: true }))
const inspectors = { 'processes of its own': reader.inspectPicture, 'this process': inspectHere }
for (const [where, inspect] of Object.entries(inspectors))
  runContract(
    `PictureInspector: ${where}`,
    pictureInspectorContract(() => ({ pictures: pictureInspector(inspect, pictureFolder), close: async () => {} })),
  )
const binders = { 'processes of its own': reader.readPicturePage, 'this process': readPicturePageHere }
for (const [where, readPage] of Object.entries(binders))
  runContract(
    `PictureBinder: ${where}`,
    pictureBinderContract(() => ({ binder: pictureBinder(readPage, pictureFolder), close: async () => {} })),
  )

async function openHttpsWeb(): Promise<OpenedWeb> {
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
}
runContract('PublicWeb: https', publicWebContract(openHttpsWeb))
