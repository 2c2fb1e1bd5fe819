import type { Logger } from 'pino'
import type { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import type { SigningKeyRing, SigningKeys } from '../../adapters/crypto/signing-key-ring.ts'
import type { OAuthArtefacts } from '../../adapters/oidc/oauth-artefacts.ts'
import type {
  AccessTokenStore, AccountStore, Authenticate, ClientStore, CreateAccessToken, CreateAccount, ForeignTokens, GrantStore, IssueSession, LetIn, ListAccessTokens, ListAgents, PasswordHasher, RegisterClient,
  RequestSignInLink, RevokeAccessToken, RevokeAgent, Secrets, SendSignInLink, SignInLinkStore, SignInWithLink, SignInWithPassword, TokenSigner,
} from '../../core/access/index.ts'
import type { AnswerQuestion, EmbedDocument, Embedder, IndexDocument, LanguageModel, PassageStore, ReadMemoryStats, ReadPassages, RemoveDocument, Thesaurus } from '../../core/knowledge/index.ts'
import type { ChangeRow, CreateRow, DeleteRow, ImportRows, ListRows, ReadRow, RowStore, ShowRows } from '../../core/farm/index.ts'
import type { ExampleFarms, FileExamplePapers, PaperPrinter, RemoveExampleFarm, SeedExampleFarm, SupportThreads } from '../../core/onboarding/index.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { FactSource } from '../../core/shared/ports/fact-source.ts'
import type { IdempotencyStore } from '../../core/shared/ports/idempotency-store.ts'
import type { Ids } from '../../core/shared/ports/ids.ts'
import type { JobQueue } from '../../core/shared/ports/job-queue.ts'
import type { LiveEvents } from '../../core/shared/ports/live-events.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import type { ObjectStore } from '../../core/shared/ports/object-store.ts'
import type { Transaction } from '../../core/shared/ports/transaction.ts'
import type {
  AbandonSource, TakeInLetter, ImportTable, DecideProposals, ListProposals, ProposalStore, DeleteSource, DerivedRows, DocumentReader, FileSource, ImportShared, InboundLetters, IngestSource, ListSources, PublicWeb, ReadImpact, ReadOriginalUrl, ReadPreviewUrls, ReadSource, RegisterFromLetter, RegisterFromWeb, RegisterSource,
  ReadByModel, ReprocessSource, RowReader, SourceStore,
} from '../../core/sources/index.ts'
import type { Tool } from '../tools/tool.ts'
import type { Settings } from './settings.ts'
import { token } from './token.ts'

/** Every part of the application by name: what the profiles provide, and what the apps ask for. */
export const PARTS = {
  settings: token<Settings>('settings'),
  log: token<Logger>('log'),
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),

  transaction: token<Transaction>('transaction'),
  jobs: token<JobQueue>('jobs'),
  live: token<LiveEvents>('live'),
  objects: token<ObjectStore>('objects'),
  diskObjects: token<DiskObjectStore | undefined>('diskObjects'),
  idempotency: token<IdempotencyStore>('idempotency'),
  mailer: token<Mailer>('mailer'),

  accounts: token<AccountStore>('accounts'),
  grants: token<GrantStore>('grants'),
  accessTokens: token<AccessTokenStore>('accessTokens'),
  clients: token<ClientStore>('clients'),
  links: token<SignInLinkStore>('links'),
  artefacts: token<OAuthArtefacts>('artefacts'),
  secrets: token<Secrets>('secrets'),
  signingKeys: token<SigningKeys>('signingKeys'),
  signingKeyRing: token<SigningKeyRing>('signingKeyRing'),
  tokens: token<TokenSigner>('tokens'),
  foreignTokens: token<ForeignTokens | undefined>('foreignTokens'),
  passwords: token<PasswordHasher>('passwords'),
  authenticate: token<Authenticate>('authenticate'),
  createAccount: token<CreateAccount>('createAccount'),
  issueSession: token<IssueSession>('issueSession'),
  letIn: token<LetIn>('letIn'),
  listAgents: token<ListAgents>('listAgents'),
  revokeAgent: token<RevokeAgent>('revokeAgent'),
  registerClient: token<RegisterClient>('registerClient'),
  createAccessToken: token<CreateAccessToken>('createAccessToken'),
  listAccessTokens: token<ListAccessTokens>('listAccessTokens'),
  revokeAccessToken: token<RevokeAccessToken>('revokeAccessToken'),
  signInWithPassword: token<SignInWithPassword>('signInWithPassword'),
  requestSignInLink: token<RequestSignInLink>('requestSignInLink'),
  sendSignInLink: token<SendSignInLink>('sendSignInLink'),
  signInWithLink: token<SignInWithLink>('signInWithLink'),

  passages: token<PassageStore>('passages'),
  thesaurus: token<Thesaurus>('thesaurus'),
  embedder: token<Embedder | undefined>('embedder'),
  rowReader: token<RowReader | undefined>('rowReader'),
  readByModel: token<ReadByModel>('readByModel'),
  languageModel: token<LanguageModel | undefined>('languageModel'),
  indexDocument: token<IndexDocument>('indexDocument'),
  embedDocument: token<EmbedDocument>('embedDocument'),
  removeDocument: token<RemoveDocument>('removeDocument'),
  answerQuestion: token<AnswerQuestion>('answerQuestion'),
  readPassages: token<ReadPassages>('readPassages'),
  readMemoryStats: token<ReadMemoryStats>('readMemoryStats'),

  facts: token<FactSource>('facts'),
  farmRows: token<RowStore>('farmRows'),
  importRows: token<ImportRows>('importRows'),
  takeInLetter: token<TakeInLetter>('takeInLetter'),
  importTable: token<ImportTable>('importTable'),
  listRows: token<ListRows>('listRows'),
  showRows: token<ShowRows>('showRows'),
  readRow: token<ReadRow>('readRow'),
  createRow: token<CreateRow>('createRow'),
  changeRow: token<ChangeRow>('changeRow'),
  deleteRow: token<DeleteRow>('deleteRow'),

  sources: token<SourceStore>('sources'),
  rows: token<DerivedRows>('rows'),
  proposals: token<ProposalStore>('proposals'),
  listProposals: token<ListProposals>('listProposals'),
  decideProposals: token<DecideProposals>('decideProposals'),
  letters: token<InboundLetters>('letters'),
  web: token<PublicWeb>('web'),
  reader: token<DocumentReader>('reader'),
  registerSource: token<RegisterSource>('registerSource'),
  registerFromLetter: token<RegisterFromLetter>('registerFromLetter'),
  registerFromWeb: token<RegisterFromWeb>('registerFromWeb'),
  ingestSource: token<IngestSource>('ingestSource'),
  abandonSource: token<AbandonSource>('abandonSource'),
  importShared: token<ImportShared>('importShared'),
  listSources: token<ListSources>('listSources'),
  readSource: token<ReadSource>('readSource'),
  readOriginalUrl: token<ReadOriginalUrl>('readOriginalUrl'),
  readPreviewUrls: token<ReadPreviewUrls>('readPreviewUrls'),
  fileSource: token<FileSource>('fileSource'),
  deleteSource: token<DeleteSource>('deleteSource'),
  readImpact: token<ReadImpact>('readImpact'),
  reprocessSource: token<ReprocessSource>('reprocessSource'),

  exampleFarms: token<ExampleFarms>('exampleFarms'),
  supportThreads: token<SupportThreads>('supportThreads'),
  paperPrinter: token<PaperPrinter>('paperPrinter'),
  seedExampleFarm: token<SeedExampleFarm>('seedExampleFarm'),
  fileExamplePapers: token<FileExamplePapers>('fileExamplePapers'),
  removeExampleFarm: token<RemoveExampleFarm>('removeExampleFarm'),

  tools: token<readonly Tool[]>('tools'),
}
