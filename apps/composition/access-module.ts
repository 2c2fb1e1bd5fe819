import { ContainerModule } from 'inversify'
import {
  makeAuthenticate,
  makeCreateAccessToken,
  makeCreateAccount,
  makeIssueSession,
  makeLetIn,
  makeListAccessTokens,
  makeListAgents,
  makeRegisterClient,
  makeRequestSignInLink,
  makeRevokeAccessToken,
  makeRevokeAgent,
  makeSendSignInLink,
  makeSignInWithLink,
  makeSignInWithPassword,
} from '../../core/access/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const accessModule = new ContainerModule(({ bind }) => {
  provide(bind, P.authenticate, makeAuthenticate, {
    grants: P.grants,
    accessTokens: P.accessTokens,
    secrets: P.secrets,
    tokens: P.tokens,
    accounts: P.accounts,
    foreignTokens: P.foreignTokens,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.createAccount, makeCreateAccount, {
    accounts: P.accounts,
    passwords: P.passwords,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.issueSession, makeIssueSession, {
    accounts: P.accounts,
    grants: P.grants,
    tokens: P.tokens,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.letIn, makeLetIn, { grants: P.grants, ids: P.ids, clock: P.clock })
  provide(bind, P.listAgents, makeListAgents, { grants: P.grants, clock: P.clock })
  provide(bind, P.revokeAgent, makeRevokeAgent, { grants: P.grants, clock: P.clock })
  provide(bind, P.registerClient, makeRegisterClient, { clients: P.clients, ids: P.ids, clock: P.clock })
  provide(bind, P.createAccessToken, makeCreateAccessToken, {
    accessTokens: P.accessTokens,
    secrets: P.secrets,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.listAccessTokens, makeListAccessTokens, { accessTokens: P.accessTokens, clock: P.clock })
  provide(bind, P.revokeAccessToken, makeRevokeAccessToken, { accessTokens: P.accessTokens, clock: P.clock })
  provide(bind, P.signInWithPassword, makeSignInWithPassword, { accounts: P.accounts, passwords: P.passwords })
  provide(bind, P.requestSignInLink, makeRequestSignInLink, { jobs: P.jobs, ids: P.ids })
  provide(
    bind,
    P.sendSignInLink,
    ({ settings, ...deps }) => makeSendSignInLink({ ...deps, baseUrl: settings.baseUrl }),
    {
      accounts: P.accounts,
      links: P.links,
      secrets: P.secrets,
      mailer: P.mailer,
      clock: P.clock,
      settings: P.settings,
    },
  )
  provide(bind, P.signInWithLink, makeSignInWithLink, { links: P.links, secrets: P.secrets, clock: P.clock })
})
