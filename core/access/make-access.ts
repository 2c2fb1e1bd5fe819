import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import { makeGrantConsent, makeListAgents, makeRevokeAccess } from './agent-access.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeBlockClient, makeIsClientBlocked, makeListClients, makeUnblockClient } from './block-clients.ts'
import { makeCreateAccount } from './create-account.ts'
import { makeFindAccount, makeReadAccount } from './find-account.ts'
import { makeIssueSession } from './issue-session.ts'
import { makeCreateAccessToken, makeListAccessTokens, makeRevokeAccessToken } from './keep-access-tokens.ts'
import { makeListSessions } from './person-sessions.ts'
import type { AccessTokenStore } from './ports/access-token-store.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'
import type { ClientStore } from './ports/client-store.ts'
import type { ForeignTokens } from './ports/foreign-tokens.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { SecretRotation } from './ports/secret-rotation.ts'
import type { RealtimeTicketStore } from './ports/realtime-ticket-store.ts'
import type { Secrets } from './ports/secrets.ts'
import type { SignInLinkStore } from './ports/sign-in-link-store.ts'
import type { SigningKeyRotation } from './ports/signing-key-rotation.ts'
import type { TokenSigner } from './ports/token-signer.ts'
import { makeIssueRealtimeTicket, makeRedeemRealtimeTicket } from './realtime-ticket.ts'
import { makeRegisterClient } from './register-client.ts'
import { makeRotateSecrets, makeRotateSigningKey } from './rotate-keys.ts'
import { makeEndGrants, makeListGrants, makeListSessionsOf } from './run-grants.ts'
import { makeSendSignInLink } from './send-sign-in-link.ts'
import { makeReadSignInLink, makeRequestSignInLink, makeSignInWithLink } from './sign-in-link.ts'
import { makeSignInWithPassword } from './sign-in.ts'

/** What the area stands on. */
export interface AccessPlatform {
  clock: Clock
  ids: Ids
  jobs: JobQueue
  mailer: Mailer
  /** Where people reach the service, without a slash at the end. */
  baseUrl: string
  accounts: AccountStore
  grants: GrantStore
  accessTokens: AccessTokenStore
  clients: ClientStore
  links: SignInLinkStore
  tickets: RealtimeTicketStore
  secrets: Secrets
  tokens: TokenSigner
  signingKeyRotation: SigningKeyRotation
  passwords: PasswordHasher
  /** Present where another identity provider is configured. */
  foreignTokens: ForeignTokens | undefined
  secretRotation: SecretRotation
  audit: Audit
}

/** Everything the area can do. */
export const makeAccess = (platform: AccessPlatform) => ({
  authenticate: makeAuthenticate(platform),
  createAccount: makeCreateAccount(platform),
  findAccount: makeFindAccount(platform),
  readAccount: makeReadAccount(platform),
  issueSession: makeIssueSession(platform),
  grantConsent: makeGrantConsent(platform),
  listAgents: makeListAgents(platform),
  revokeAccess: makeRevokeAccess(platform),
  listSessions: makeListSessions(platform),
  registerClient: makeRegisterClient(platform),
  createAccessToken: makeCreateAccessToken(platform),
  listAccessTokens: makeListAccessTokens(platform),
  revokeAccessToken: makeRevokeAccessToken(platform),
  signInWithPassword: makeSignInWithPassword(platform),
  requestSignInLink: makeRequestSignInLink(platform),
  sendSignInLink: makeSendSignInLink(platform),
  readSignInLink: makeReadSignInLink(platform),
  signInWithLink: makeSignInWithLink(platform),
  rotateSecrets: makeRotateSecrets(platform),
  rotateSigningKey: makeRotateSigningKey(platform),
  listClients: makeListClients(platform),
  blockClient: makeBlockClient(platform),
  isClientBlocked: makeIsClientBlocked(platform),
  unblockClient: makeUnblockClient(platform),
  listGrants: makeListGrants(platform),
  listSessionsOf: makeListSessionsOf(platform),
  endGrants: makeEndGrants(platform),
  issueRealtimeTicket: makeIssueRealtimeTicket(platform),
  redeemRealtimeTicket: makeRedeemRealtimeTicket({ ...platform, authenticate: makeAuthenticate(platform) }),
})

export type Access = ReturnType<typeof makeAccess>
