import type { AccountStore, Actor, Secrets } from '../../access/index.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import type { TeamStore } from '../ports/team-store.ts'
import { MOST_MEMBERS, MOST_TEAMS, type Team, type TeamInvitation } from './team.ts'

/** What an invitation says; another person's is none. */
export type ReadInvitation = (
  person: Pick<Actor, 'userId'>,
  secret: string,
) => Promise<Result<{ team: Team; role: TeamInvitation['role'] }, { kind: 'invitation_invalid' }>>

export type JoinFailure =
  { kind: 'invitation_invalid' } | { kind: 'team_full'; most: number } | { kind: 'too_many_teams'; most: number }

/** Accepts an invitation, once; it makes a member an owner, but no owner a member. */
export type AcceptInvitation = (person: Pick<Actor, 'userId'>, secret: string) => Promise<Result<Team, JoinFailure>>

interface Dependencies {
  teams: TeamStore
  accounts: AccountStore
  secrets: Secrets
  transaction: Transaction
  clock: Clock
}

export const makeReadInvitation =
  (deps: Omit<Dependencies, 'transaction'>): ReadInvitation =>
  async ({ userId }, secret) => {
    const invitation = await ownInvitation(deps, userId, secret)
    const team = invitation && (await deps.teams.byId(invitation.team))
    return team ? Ok({ team, role: invitation.role }) : Err({ kind: 'invitation_invalid' })
  }

export const makeAcceptInvitation =
  (deps: Dependencies): AcceptInvitation =>
  async ({ userId }, secret) => {
    const invitation = await ownInvitation(deps, userId, secret)
    if (!invitation) return Err({ kind: 'invitation_invalid' })
    return deps.transaction.within<Team, JoinFailure>(invitation.team, async () => {
      const team = await deps.teams.byId(invitation.team)
      if (!team || !(await deps.teams.redeem(invitation.digest))) return Err({ kind: 'invitation_invalid' })
      const inviter = team.members.find((member) => member.userId === invitation.invitedBy)
      if (inviter?.role !== 'owner') return Err({ kind: 'invitation_invalid' })
      const isMember = team.members.some((member) => member.userId === userId)
      if (!isMember && team.members.length >= MOST_MEMBERS) return Err({ kind: 'team_full', most: MOST_MEMBERS })
      if (!isMember && (await deps.teams.countOf(userId)) >= MOST_TEAMS)
        return Err({ kind: 'too_many_teams', most: MOST_TEAMS })
      await deps.teams.join(team.id, userId, invitation.role)
      return Ok((await deps.teams.byId(team.id))!)
    })
  }

/** The invitation of a secret, to the address of this person. */
async function ownInvitation(
  { teams, accounts, secrets, clock }: Omit<Dependencies, 'transaction'>,
  person: Actor['userId'],
  secret: string,
): Promise<TeamInvitation | undefined> {
  const invitation = await teams.invitation(secrets.digest(secret), clock.now())
  const account = invitation && (await accounts.byId(person))
  return account?.email === invitation?.email ? invitation : undefined
}
