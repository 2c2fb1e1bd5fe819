import { canonicalEmail, isEmail, type AccountStore, type Actor, type Secrets } from '../../access/index.ts'
import type { JobId, NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { JobQueue } from '../../shared/ports/job-queue.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { MAIL_INVITATION } from '../jobs.ts'
import type { TeamStore } from '../ports/team-store.ts'
import { INVITATION_DAYS, MOST_INVITATIONS, MOST_MEMBERS, type TeamRole } from './team.ts'

export type InviteFailure =
  | { kind: 'not_found' }
  | { kind: 'not_owner' }
  | { kind: 'invalid_email' }
  | { kind: 'too_many_invitations'; most: number }
  | { kind: 'team_full'; most: number }

/**
 * Has a link mailed with which the owner of an address can join. What comes back is the same whether the address has an
 * account or not.
 */
export type InviteMember = (
  person: Pick<Actor, 'userId'>,
  team: NamespaceId,
  input: { email: string; role: TeamRole },
) => Promise<Result<{ email: string; role: TeamRole }, InviteFailure>>

interface Dependencies {
  teams: TeamStore
  accounts: AccountStore
  secrets: Secrets
  jobs: JobQueue
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeInviteMember =
  (deps: Dependencies): InviteMember =>
  async ({ userId }, id, { email, role }) => {
    const address = canonicalEmail(email)
    if (!isEmail(address)) return Err({ kind: 'invalid_email' })
    return deps.transaction.within(id, async () => {
      const team = await deps.teams.byId(id)
      const own = team?.members.find((member) => member.userId === userId)
      if (!team || !own) return Err<InviteFailure>({ kind: 'not_found' })
      if (own.role !== 'owner') return Err<InviteFailure>({ kind: 'not_owner' })
      if (team.members.length >= MOST_MEMBERS) return Err<InviteFailure>({ kind: 'team_full', most: MOST_MEMBERS })
      if ((await deps.teams.openInvitations(id, deps.clock.now())) >= MOST_INVITATIONS)
        return Err<InviteFailure>({ kind: 'too_many_invitations', most: MOST_INVITATIONS })
      // The secret that leads here is made where the mail is sent, so that it never waits in the queue.
      await deps.teams.invite({
        digest: deps.secrets.digest(deps.secrets.make()),
        team: id,
        email: address,
        role,
        invitedBy: userId,
        expiresAt: deps.clock.now() + INVITATION_DAYS * 24 * 3600 * 1000,
      })
      await deps.jobs.enqueue(MAIL_INVITATION.of(deps.ids.next<JobId>(), { namespaceId: id, userId, email: address }))
      return Ok({ email: address, role })
    })
  }
