import type { AccountStore } from '../access/index.ts'
import { makeGrantAkh } from './grant-akh.ts'
import { makeUsage, type MeteringDependencies } from './meter-usage.ts'
import { makeReadAkh } from './read-akh.ts'

/** What the area stands on. */
export interface BillingPlatform extends MeteringDependencies {
  accounts: AccountStore
}

/** Everything the area can do; `usage` is what others pay through. */
export const makeBilling = (platform: BillingPlatform) => ({
  usage: makeUsage(platform),
  grantAkh: makeGrantAkh(platform),
  readAkh: makeReadAkh(platform),
})

export type Billing = ReturnType<typeof makeBilling>
