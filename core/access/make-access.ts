import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import { makeGrantConsent, makeListAgents, makeRevokeAccess } from './agent-access.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeBlockClient, makeIsClientBlocked, makeListClients, makeUnblockClient } from './block-clients.ts'
import { makeCreateAccount } from './create-account.ts'
import { makeFindAccount, makeReadAccount } from './find-account.ts'
import { makeIssueSession } from './issue-session.ts'
import { makeCreateAccessToken, makeListAccessTokens, makeRevokeAccessToken } from './keep-access-tokens.ts'
import { makeEndAccess, makeReadAccessNotice } from './notices/end-access.ts'
import { makeSendAccessNotice } from './notices/send-access-notice.ts'
import { makeChangePassword, makeHasPassword } from './passwords/change-password.ts'
import {
  makeReadPasswordReset,
  makeRequestPasswordReset,
  makeResetPassword,
  makeSetPassword,
} from './passwords/reset-password.ts'
import { makeSendPasswordNotice, makeSendPasswordReset } from './passwords/send-password-mails.ts'
import { makeDisableAccount, makeEnableAccount, makeListAccounts } from './keep-accounts.ts'
import { makeListSessions } from './person-sessions.ts'
import type { AccessTokenStore } from './ports/access-token-store.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'
import type { ProfileStore } from './ports/profile-store.ts'
import type { ClientStore } from './ports/client-store.ts'
import type { ForeignTokens } from './ports/foreign-tokens.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { MailedLinkStore } from './ports/mailed-link-store.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { SecretRotation } from './ports/secret-rotation.ts'
import type { RealtimeTicketStore } from './ports/realtime-ticket-store.ts'
import type { Secrets } from './ports/secrets.ts'
import type { SignInLinkStore } from './ports/sign-in-link-store.ts'
import type { SigningKeyRotation } from './ports/signing-key-rotation.ts'
import type { TokenSigner } from './ports/token-signer.ts'
import { makeChangeProfile } from './profile/change-profile.ts'
import { makeEnsureFarmSlug } from './profile/ensure-farm-slug.ts'
import { makePlaceHome } from './profile/place-home.ts'
import { makeReadProfile } from './profile/read-profile.ts'
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
  transaction: Transaction
  jobs: JobQueue
  mailer: Mailer
  /** Where people reach the service, without a slash at the end. */
  baseUrl: string
  accounts: AccountStore
  profiles: ProfileStore
  grants: GrantStore
  accessTokens: AccessTokenStore
  clients: ClientStore
  links: SignInLinkStore
  mailedLinks: MailedLinkStore
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
  changePassword: makeChangePassword(platform),
  hasPassword: makeHasPassword(platform),
  requestPasswordReset: makeRequestPasswordReset(platform),
  sendPasswordReset: makeSendPasswordReset(platform),
  readPasswordReset: makeReadPasswordReset(platform),
  resetPassword: makeResetPassword(platform),
  setPassword: makeSetPassword(platform),
  sendPasswordNotice: makeSendPasswordNotice(platform),
  sendAccessNotice: makeSendAccessNotice(platform),
  readAccessNotice: makeReadAccessNotice(platform),
  endAccess: makeEndAccess(platform),
  listAccounts: makeListAccounts(platform),
  disableAccount: makeDisableAccount(platform),
  enableAccount: makeEnableAccount(platform),
  readProfile: makeReadProfile(platform),
  changeProfile: makeChangeProfile(platform),
  placeHome: makePlaceHome(platform),
  ensureFarmSlug: makeEnsureFarmSlug(platform),
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
