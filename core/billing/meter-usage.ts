import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Usage, UsageKind, Use } from '../shared/ports/usage.ts'
import { Err, Ok } from '../shared/result.ts'
import type { Ledger, LedgerEntryId } from './ports/ledger.ts'

/** Longer than any answer takes; what a process that died held is free again after it. */
export const HOLD_LIFETIME_MS = 15 * 60 * 1000

export interface MeteringDependencies {
  ledger: Ledger
  /** In milli-AKh. */
  usageCosts: Readonly<Record<UsageKind, number>>
  /** False: nobody can buy AKh, so usage is written down and draws on no balance. */
  hasPaymentProvider: boolean
  clock: Clock
  ids: Ids
}

/** The usage port over the ledger. */
export const makeUsage = ({ ledger, usageCosts, hasPaymentProvider, clock, ids }: MeteringDependencies): Usage => {
  const draws = (kind: UsageKind): boolean => hasPaymentProvider && usageCosts[kind] > 0
  const postingOf = ({ userId, kind, key }: Use) => ({
    id: ids.next<LedgerEntryId>(),
    userId,
    key,
    reason: kind,
    createdAt: clock.now(),
  })
  return {
    async reserve({ userId, kind, key }) {
      if (!draws(kind)) return Ok(undefined)
      const [amount, now] = [usageCosts[kind], clock.now()]
      const hold = await ledger.hold({ userId, key, amount, now, expiresAt: now + HOLD_LIFETIME_MS })
      return hold.outcome === 'exhausted'
        ? Err({ kind: 'akh_exhausted', cost: amount, available: hold.available })
        : Ok(undefined)
    },
    async charge(use) {
      if (draws(use.kind)) await ledger.charge(postingOf(use))
      else await ledger.record({ ...postingOf(use), amount: 0 - usageCosts[use.kind] })
    },
    async giveBack({ userId, kind, key }) {
      if (draws(kind)) await ledger.release(userId, key)
    },
  }
}
