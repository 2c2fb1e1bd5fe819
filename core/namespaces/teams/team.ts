import type { NamespaceId, UserId } from '../../shared/ids.ts'

/** Who may invite and remove others, and who may not. */
export type TeamRole = 'owner' | 'member'

export const TEAM_ROLES = ['owner', 'member'] as const satisfies readonly TeamRole[]

export interface TeamMember {
  userId: UserId
  username: string
  role: TeamRole
}

/** People who share a namespace, whose id is the team's. */
export interface Team {
  id: NamespaceId
  name: string
  createdAt: number
  /** Owners first, then by name. */
  members: TeamMember[]
}

export interface TeamInvitation {
  /** Of the secret in its link. */
  digest: string
  team: NamespaceId
  /** Canonical; only the account of this address can accept it. */
  email: string
  role: TeamRole
  invitedBy: UserId
  expiresAt: number
}

export const INVITATION_DAYS = 14
/** More than any farm has people, few enough to be listed whole. */
export const MOST_MEMBERS = 100
export const MOST_TEAMS = 20
/** Open at once in a team. */
export const MOST_INVITATIONS = 50
