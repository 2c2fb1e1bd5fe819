import type { AccountStore, Actor, Audit } from '../access/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdempotencyStore } from '../shared/ports/idempotency-store.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { NamespaceJobs } from './ports/namespace-jobs.ts'
import type { NamespaceRegister } from './ports/namespace-register.ts'
import { leave } from './reset-namespace.ts'

/** What is gone only a little later. */
export type StillGoing = 'farm_data'

/**
 * Deletes a person's account at once, with every credential, and leaves their namespaces to be emptied by a job (ADR
 * 23).
 */
export type DeleteAccount = (
  person: Pick<Actor, 'userId'>,
) => Promise<Result<{ pending: StillGoing[] }, { kind: 'not_found' }>>

interface Dependencies {
  accounts: AccountStore
  namespaceRegister: NamespaceRegister
  namespaceJobs: NamespaceJobs
  idempotency: IdempotencyStore
  jobs: JobQueue
  transaction: Transaction
  audit: Audit
  ids: Ids
  clock: Clock
}

export const makeDeleteAccount =
  (deps: Dependencies): DeleteAccount =>
  async ({ userId }) => {
    const account = await deps.accounts.byId(userId)
    if (!account) return Err({ kind: 'not_found' })
    const deleted = await deps.transaction.within<{ pending: StillGoing[] }, { kind: 'not_found' }>(
      account.namespaceId,
      async () => {
        const left = await deps.namespaceRegister.deleteAccount(userId, deps.clock.now())
        if (left === 'not_found') return Err({ kind: left })
        for (const namespace of left) await leave(deps, namespace)
        return Ok({ pending: ['farm_data'] })
      },
    )
    if (deleted.ok) deps.audit({ event: 'account_deleted', user_id: userId })
    return deleted
  }
