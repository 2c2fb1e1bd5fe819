import { Err, Ok, type Result } from '../../shared/result.ts'
import type { Actor } from '../actor.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { ProfileStore } from '../ports/profile-store.ts'

/** So many names with a number behind them are tried before one that nobody else can have. */
const MOST_NUMBERS = 20

/**
 * Gives the farm a name in addresses from the person's username, once: it stays, whatever is called at the same time or
 * later. `created`: by this call.
 */
export type EnsureFarmSlug = (
  actor: Actor,
) => Promise<Result<{ farmSlug: string; created: boolean }, { kind: 'no_such_account' }>>

export const makeEnsureFarmSlug =
  ({ profiles, accounts }: { profiles: ProfileStore; accounts: AccountStore }): EnsureFarmSlug =>
  async ({ userId }) => {
    const account = await accounts.byId(userId)
    if (!account) return Err({ kind: 'no_such_account' })
    for (const slug of candidates(account.username, userId)) {
      const { farmSlug } = await profiles.of(userId)
      if (farmSlug !== null) return Ok({ farmSlug, created: false })
      if ((await profiles.mintSlug(userId, slug)) === 'minted') return Ok({ farmSlug: slug, created: true })
    }
    const { farmSlug } = await profiles.of(userId)
    if (farmSlug === null) throw new Error('A farm found no name in addresses that is free')
    return Ok({ farmSlug, created: false })
  }

/** Addresses set words apart with hyphens; two usernames can come to the same. */
function* candidates(username: string, userId: string): Generator<string> {
  const slug = username.replaceAll('_', '-')
  yield slug
  for (let number = 2; number <= MOST_NUMBERS; number++) yield `${slug}-${number}`
  yield `${slug}-${userId}`
}
