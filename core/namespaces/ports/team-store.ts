import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Team, TeamInvitation, TeamRole } from '../teams/team.ts'

/** Teams, who belongs to them, and who is invited. */
export interface TeamStore {
  /** Makes the team with its namespace and its first owner. */
  add(team: Pick<Team, 'id' | 'name' | 'createdAt'>, owner: UserId): Promise<void>
  /** The teams of a person, by name. */
  ofPerson(person: UserId): Promise<Team[]>
  /** Undefined where there is no such team. Inside a transaction its members are locked against changes. */
  byId(team: NamespaceId): Promise<Team | undefined>
  /** Of a person in a team; undefined where they do not belong to it. One cheap look-up. */
  roleOf(person: UserId, team: NamespaceId): Promise<TeamRole | undefined>
  /** In how many teams a person is; inside a transaction others that count the same person's wait for it. */
  countOf(person: UserId): Promise<number>
  /** Lets a person in, or makes a member an owner; false where neither changes anything. */
  join(team: NamespaceId, person: UserId, role: TeamRole): Promise<boolean>
  /** False where the person did not belong to it. */
  leave(team: NamespaceId, person: UserId): Promise<boolean>
  /** In place of an earlier one to the same address. */
  invite(invitation: TeamInvitation): Promise<void>
  /** Gives the living invitation to an address another secret; false where it was withdrawn. */
  replaceSecret(team: NamespaceId, email: string, digest: string): Promise<boolean>
  /** Takes back what an address was invited with. */
  withdraw(team: NamespaceId, email: string): Promise<void>
  /** The living one of this secret. */
  invitation(digest: string, now: number): Promise<TeamInvitation | undefined>
  openInvitations(team: NamespaceId, now: number): Promise<number>
  /** Ends it; of several callers one gets true. */
  redeem(digest: string): Promise<boolean>
}
