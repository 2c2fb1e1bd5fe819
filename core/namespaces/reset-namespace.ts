import type { Actor, AccountStore, Audit } from '../access/index.ts'
import type { JobId, NamespaceId } from '../shared/ids.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdempotencyStore } from '../shared/ports/idempotency-store.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { EMPTY_NAMESPACE } from './jobs.ts'
import type { Integrity } from './ports/integrity.ts'
import type { NamespaceJobs } from './ports/namespace-jobs.ts'
import type { NamespaceRegister, NotLeft } from './ports/namespace-register.ts'

export interface NamespaceReset {
  namespaceId: NamespaceId
  previousNamespaceId: NamespaceId
  /** What waited or ran and was ended: jobs, proposals, pending actions. */
  cancelled: number
  /** Files that go now. */
  files: number
}

/** Gives a person an empty farm in place of theirs, at once; the old one is emptied by a job (ADR 23). */
export type ResetNamespace = (person: Pick<Actor, 'userId'>) => Promise<Result<NamespaceReset, NotLeft>>

interface Dependencies {
  accounts: AccountStore
  namespaceRegister: NamespaceRegister
  namespaceJobs: NamespaceJobs
  belongings: readonly Belongings[]
  integrity: Integrity
  idempotency: IdempotencyStore
  jobs: JobQueue
  transaction: Transaction
  audit: Audit
  ids: Ids
  clock: Clock
}

export const makeResetNamespace =
  (deps: Dependencies): ResetNamespace =>
  async ({ userId }) => {
    const account = await deps.accounts.byId(userId)
    if (!account) return Err({ kind: 'not_found' })
    const previousNamespaceId = account.namespaceId
    const namespaceId = deps.ids.next<NamespaceId>()
    const reset = await deps.transaction.within<NamespaceReset, NotLeft>(previousNamespaceId, async () => {
      const outcome = await deps.namespaceRegister.replace(userId, previousNamespaceId, namespaceId, deps.clock.now())
      if (outcome !== 'replaced') return Err({ kind: outcome })
      const cancelled = await countPending(deps, previousNamespaceId)
      const files = await countFiles(deps, previousNamespaceId)
      return Ok({
        namespaceId,
        previousNamespaceId,
        files,
        cancelled: cancelled + (await leave(deps, previousNamespaceId)),
      })
    })
    if (reset.ok) deps.audit({ event: 'namespace_reset', user_id: userId, namespace_id: previousNamespaceId })
    return reset
  }

/** Ends what runs for a removed namespace and queues what empties it; returns how many jobs waited or ran. */
export async function leave(
  { namespaceJobs, idempotency, jobs, ids }: Pick<Dependencies, 'namespaceJobs' | 'idempotency' | 'jobs' | 'ids'>,
  namespaceId: NamespaceId,
): Promise<number> {
  const ended = await namespaceJobs.end(namespaceId)
  await idempotency.forget(namespaceId)
  await jobs.enqueue(EMPTY_NAMESPACE.of(ids.next<JobId>(), { namespaceId }))
  return ended
}

async function countPending({ belongings }: Dependencies, namespace: NamespaceId): Promise<number> {
  let pending = 0
  for (const area of belongings) pending += (await area.pending?.(namespace)) ?? 0
  return pending
}

async function countFiles({ integrity }: Dependencies, namespace: NamespaceId): Promise<number> {
  let files = 0
  for await (const _ of integrity.files(namespace)) files++
  return files
}
