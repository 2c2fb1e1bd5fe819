import type { Actor, AccountStore, Audit } from '../access/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { leave, type LeaveDependencies } from './leave-namespace.ts'
import type { NamespaceRegister, NotLeft } from './ports/namespace-register.ts'

export interface NamespaceReset {
  namespaceId: NamespaceId
  previousNamespaceId: NamespaceId
  /** What waited or ran and was ended: jobs, proposals, pending actions. */
  cancelled: number
  /** Files that go now; 0 where the store cannot be asked. */
  files: number
}

/** Gives a person an empty farm in place of theirs, at once; the old one is emptied by a job (ADR 23). */
export type ResetNamespace = (person: Pick<Actor, 'userId'>) => Promise<Result<NamespaceReset, NotLeft>>

interface Dependencies extends LeaveDependencies {
  accounts: AccountStore
  namespaceRegister: NamespaceRegister
  belongings: readonly Belongings[]
  objects: ObjectStore
  transaction: Transaction
  audit: Audit
  clock: Clock
}

export const makeResetNamespace =
  (deps: Dependencies): ResetNamespace =>
  async ({ userId }) => {
    const account = await deps.accounts.byId(userId)
    if (!account) return Err({ kind: 'not_found' })
    const previousNamespaceId = account.namespaceId
    const namespaceId = deps.ids.next<NamespaceId>()
    // The store may be away; the switch does not wait for it.
    const files = await countFiles(deps, previousNamespaceId).catch(() => 0)
    const reset = await deps.transaction.within<NamespaceReset, NotLeft>(previousNamespaceId, async () => {
      const outcome = await deps.namespaceRegister.replace(userId, previousNamespaceId, namespaceId, deps.clock.now())
      if (outcome !== 'replaced') return Err({ kind: outcome })
      const cancelled = await countPending(deps, previousNamespaceId)
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

async function countPending({ belongings }: Dependencies, namespace: NamespaceId): Promise<number> {
  let pending = 0
  for (const area of belongings) pending += (await area.pending?.(namespace)) ?? 0
  return pending
}

async function countFiles({ objects }: Dependencies, namespace: NamespaceId): Promise<number> {
  let files = 0
  for await (const _ of objects.list(`${namespace}/`)) files++
  return files
}
