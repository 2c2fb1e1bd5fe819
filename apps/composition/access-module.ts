import { ContainerModule } from 'inversify'
import { makeAuthenticate, makeCreateAccount, makeIssueSession } from '../../core/access/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const accessModule = new ContainerModule(({ bind }) => {
  provide(bind, P.authenticate, makeAuthenticate, { sessions: P.sessions, tokens: P.tokens, accounts: P.accounts, foreignTokens: P.foreignTokens, ids: P.ids, clock: P.clock })
  provide(bind, P.createAccount, makeCreateAccount, { accounts: P.accounts, passwords: P.passwords, ids: P.ids, clock: P.clock })
  provide(bind, P.issueSession, makeIssueSession, { accounts: P.accounts, sessions: P.sessions, tokens: P.tokens, ids: P.ids, clock: P.clock })
})
