import type { AccountStore, Actor, Audit } from '../access/index.ts'
import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { leave, type LeaveDependencies } from './leave-namespace.ts'
import type { NamespaceRegister } from './ports/namespace-register.ts'
import type { Team } from './teams/team.ts'
import type { TeamStore } from './ports/team-store.ts'

/** What is gone only a little later. */
export type StillGoing = 'farm_data'

export type DeleteAccountFailure =
  | { kind: 'not_found' }
  /** Of a team with others the person is the only owner: someone has to take over first. */
  | { kind: 'team_owner'; team: string }

/**
 * Deletes a person's account at once, with every credential, and leaves their namespaces to be emptied by a job (ADR
 * 23).
 */
export type DeleteAccount = (
  person: Pick<Actor, 'userId'>,
) => Promise<Result<{ pending: StillGoing[] }, DeleteAccountFailure>>

interface Dependencies extends LeaveDependencies {
  accounts: AccountStore
  namespaceRegister: NamespaceRegister
  teams: TeamStore
  transaction: Transaction
  audit: Audit
  clock: Clock
}

export const makeDeleteAccount =
  (deps: Dependencies): DeleteAccount =>
  async ({ userId }) => {
    const account = await deps.accounts.byId(userId)
    if (!account) return Err({ kind: 'not_found' })
    const deleted = await deps.transaction.within<{ pending: StillGoing[] }, DeleteAccountFailure>(
      account.namespaceId,
      async () => {
        const teams = await deps.teams.ofPerson(userId)
        const orphan = teams.find((team) => isOnlyOwner(team, userId) && team.members.length > 1)
        if (orphan) return Err({ kind: 'team_owner', team: orphan.name })
        const now = deps.clock.now()
        const own = teams.filter(({ members }) => members.length === 1).map(({ id }) => id)
        for (const team of own) await deps.namespaceRegister.remove(userId, team, now)
        const home = await deps.namespaceRegister.deleteAccount(userId, now)
        if (home === undefined) return Err({ kind: 'not_found' })
        for (const namespace of [home, ...own]) await leave(deps, namespace)
        return Ok({ pending: ['farm_data'] })
      },
    )
    if (deleted.ok) deps.audit({ event: 'account_deleted', user_id: userId })
    return deleted
  }

const isOnlyOwner = ({ members }: Team, person: UserId): boolean =>
  members.every(({ userId, role }) => userId === person || role !== 'owner')
