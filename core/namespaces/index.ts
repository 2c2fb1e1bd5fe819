export type { CleanedUp, CleanUp } from './clean-up.ts'
export type { CleanUpKnowledge } from './clean-up-knowledge.ts'
export type { DeleteAccount, DeleteAccountFailure, StillGoing } from './delete-account.ts'
export type { EmptyNamespace } from './empty-namespace.ts'
export { EMPTY_NAMESPACE, MAIL_INVITATION, NAMESPACE_JOBS } from './jobs.ts'
export type { NamespaceJobs } from './ports/namespace-jobs.ts'
export { LEFT_JUST_NOW_MS, type NamespaceRegister, type NotLeft } from './ports/namespace-register.ts'
export type { TeamStore } from './ports/team-store.ts'
export type { InviteFailure, InviteMember } from './teams/invite-member.ts'
export type { AcceptInvitation, JoinFailure, ReadInvitation } from './teams/join-team.ts'
export type { ReachTeam } from './teams/keep-teams.ts'
export type { RemoveMemberFailure } from './teams/remove-member.ts'
export { TEAM_ROLES, type Team, type TeamInvitation, type TeamRole } from './teams/team.ts'
export type { NamespaceReset, ResetNamespace } from './reset-namespace.ts'
export type { ExportNamespace, ProgressCallback } from './export-namespace.ts'
export type { ImportFailure, ImportNamespace } from './import-namespace.ts'
export { makeNamespaces, type Namespaces, type NamespacesPlatform } from './make-namespaces.ts'
export type { Manifest, RowForms } from './manifest.ts'
export type { BrokenUploads, ExpiredRows } from './ports/expired.ts'
export type {
  ArchivedFile,
  ArchiveReader,
  ArchiveUnreadable,
  ArchiveWriter,
  FarmArchives,
  PlaceTaken,
} from './ports/farm-archives.ts'
export type { Snapshot } from './ports/snapshot.ts'
export type { DigestFile, Integrity, KeptFile, Orphan, OrphanKind } from './ports/integrity.ts'
export type { Flaw, FlawKind } from './record-checks.ts'
export type { Verified, VerifyRecords } from './verify-records.ts'
