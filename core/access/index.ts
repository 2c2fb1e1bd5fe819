export { ACCESS_TOKEN_PREFIX, type AccessToken } from './access-token.ts'
export { canonicalEmail, isEmail, type Account, type ListedAccount } from './account.ts'
export { MOST_LISTED_ACCOUNTS } from './keep-accounts.ts'
export type { FindAccount, ReadAccount } from './find-account.ts'
export type { Actor } from './actor.ts'
export {
  GRANT_LIFETIME_MS,
  makeGrantConsent,
  makeListAgents,
  makeRevokeAccess,
  type GrantConsent,
  type ListAgents,
  type RevokeAccess,
} from './agent-access.ts'
export { makeAuthenticate, type Authenticate, type AuthenticateFailure } from './authenticate.ts'
export { makeCreateAccount, type CreateAccount, type CreateAccountFailure } from './create-account.ts'
export { makeBlockClient, MOST_CLIENTS, type BlockClient } from './block-clients.ts'
export { BROWSER_CLIENT, CLI_CLIENT, isFirstParty, WEB_CLIENT, type Grant, type LiveGrant } from './grant.ts'
export { makeIssueSession, type IssuedSession, type IssueSession, type IssueSessionFailure } from './issue-session.ts'
export {
  ACCESS_JOBS,
  SEND_ACCESS_NOTICE,
  SEND_PASSWORD_NOTICE,
  SEND_PASSWORD_RESET,
  SEND_SIGN_IN_LINK,
} from './jobs.ts'
export { makeEndAccess, makeReadAccessNotice, type EndAccess, type ReadAccessNotice } from './notices/end-access.ts'
export type { AccessNotice } from './notices/access-notice.ts'
export { makeSendAccessNotice, NOTICE_LIFETIME_DAYS, type SendAccessNotice } from './notices/send-access-notice.ts'
export { makeChangePassword, type ChangePassword } from './passwords/change-password.ts'
export { MAXIMUM_PASSWORD, MINIMUM_PASSWORD, type PasswordFault } from './passwords/password.ts'
export {
  makeReadPasswordReset,
  makeRequestPasswordReset,
  makeResetPassword,
  makeSetPassword,
  type ResetPassword,
} from './passwords/reset-password.ts'
export {
  makeSendPasswordNotice,
  makeSendPasswordReset,
  RESET_LIFETIME_MINUTES,
} from './passwords/send-password-mails.ts'
export type { LinkPurpose, MailedLinkStore } from './ports/mailed-link-store.ts'
export {
  makeCreateAccessToken,
  makeListAccessTokens,
  makeRevokeAccessToken,
  type CreateAccessToken,
  type ListAccessTokens,
  type RevokeAccessToken,
} from './keep-access-tokens.ts'
export { nameInMail } from './name-in-mail.ts'
export { redirectUriFault, type OAuthClient } from './oauth-client.ts'
export type { AccessTokenStore } from './ports/access-token-store.ts'
export type { AccountStore, ExternalId, NewAccount } from './ports/account-store.ts'
export type { ProfileStore } from './ports/profile-store.ts'
export { makeChangeProfile, type ChangeProfile } from './profile/change-profile.ts'
export { makeEnsureFarmSlug, type EnsureFarmSlug } from './profile/ensure-farm-slug.ts'
export { makePlaceHome, type PlaceHome } from './profile/place-home.ts'
export { makeReadProfile, type ReadProfile } from './profile/read-profile.ts'
export { EMPTY_PROFILE, LANGUAGES, type Language, type Point, type Profile } from './profile/profile.ts'
export type { Audit, AuditEvent, EndedBy } from './ports/audit.ts'
export { makeListSessions, type ListSessions, type PersonSession } from './person-sessions.ts'
export type { ClientStore } from './ports/client-store.ts'
export type { ForeignTokens } from './ports/foreign-tokens.ts'
export type { GrantStore } from './ports/grant-store.ts'
export type { PasswordHasher } from './ports/password-hasher.ts'
export type { SigningKeyRotation } from './ports/signing-key-rotation.ts'
export type { SecretRotation } from './ports/secret-rotation.ts'
export type { RealtimeTicket, RealtimeTicketStore } from './ports/realtime-ticket-store.ts'
export type { Secrets } from './ports/secrets.ts'
export type { SignInLink, SignInLinkStore } from './ports/sign-in-link-store.ts'
export type { TokenSigner, VerifiedToken } from './ports/token-signer.ts'
export {
  makeRegisterClient,
  type ClientMetadata,
  type RegisterClient,
  type RegisterClientFailure,
} from './register-client.ts'
export { DEFAULT_SCOPES, IDENTITY_SCOPES, parseScopes, requestedScopes, SCOPES, type Scope } from './scope.ts'
export { LINK_LIFETIME_MINUTES, makeSendSignInLink, type SendSignInLink } from './send-sign-in-link.ts'
export {
  makeReadSignInLink,
  makeRequestSignInLink,
  makeSignInWithLink,
  type ReadSignInLink,
  type RequestSignInLink,
  type SignInWithLink,
} from './sign-in-link.ts'
export { makeSignInWithPassword, type SignInWithPassword } from './sign-in.ts'
export { usernameLook } from './usernames/username-look.ts'
export { USERNAME_FAULTS, usernameFaults, type UsernameFault } from './usernames/username.ts'
export { makeAccess, type Access, type AccessPlatform } from './make-access.ts'
