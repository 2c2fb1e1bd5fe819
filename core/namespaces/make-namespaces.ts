import type { AccountStore, Audit, Secrets } from '../access/index.ts'
import type { ProvenanceDependencies, RowStore } from '../farm/index.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdempotencyStore } from '../shared/ports/idempotency-store.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Wait } from '../shared/ports/pause.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import type { SourceStore } from '../sources/index.ts'
import { makeCleanUpKnowledge } from './clean-up-knowledge.ts'
import { makeCleanUp } from './clean-up.ts'
import { makeDeleteAccount } from './delete-account.ts'
import { makeEmptyNamespace } from './empty-namespace.ts'
import { makeExportNamespace } from './export-namespace.ts'
import { makeImportNamespace } from './import-namespace.ts'
import type { RowForms } from './manifest.ts'
import type { BrokenUploads, ExpiredRows } from './ports/expired.ts'
import type { FarmArchives } from './ports/farm-archives.ts'
import type { DigestFile, Integrity } from './ports/integrity.ts'
import type { NamespaceJobs } from './ports/namespace-jobs.ts'
import type { NamespaceRegister } from './ports/namespace-register.ts'
import type { Snapshot } from './ports/snapshot.ts'
import type { TeamStore } from './ports/team-store.ts'
import { makeInviteMember } from './teams/invite-member.ts'
import { makeAcceptInvitation, makeReadInvitation } from './teams/join-team.ts'
import { makeCreateTeam, makeListTeams, makeReachTeam } from './teams/keep-teams.ts'
import { makeMailInvitation } from './teams/mail-invitation.ts'
import { makeRemoveMember } from './teams/remove-member.ts'
import { makeResetNamespace } from './reset-namespace.ts'
import { makeVerifyRecords } from './verify-records.ts'

/** What the area stands on. */
export interface NamespacesPlatform extends ProvenanceDependencies {
  clock: Clock
  ids: Ids
  wait: Wait
  accounts: AccountStore
  audit: Audit
  jobs: JobQueue
  live: LiveEvents
  mailer: Mailer
  idempotency: IdempotencyStore
  namespaceRegister: NamespaceRegister
  teams: TeamStore
  secrets: Secrets
  /** Where people reach the service, without a slash at the end. */
  baseUrl: string
  namespaceJobs: NamespaceJobs
  sources: SourceStore
  transaction: Transaction
  objects: ObjectStore
  /** What every area keeps of a namespace. */
  belongings: readonly Belongings[]
  snapshot: Snapshot
  archives: FarmArchives
  rowForms: RowForms
  expiredRows: ExpiredRows
  brokenUploads: BrokenUploads
  rows: RowStore
  integrity: Integrity
  digestFile: DigestFile
}

/** Everything the area can do. */
export const makeNamespaces = (platform: NamespacesPlatform) => ({
  exportNamespace: makeExportNamespace(platform),
  importNamespace: makeImportNamespace(platform),
  cleanUp: makeCleanUp(platform),
  resetNamespace: makeResetNamespace(platform),
  deleteAccount: makeDeleteAccount(platform),
  /** True from the moment it was left on. */
  isRemoved: (namespace: NamespaceId) => platform.namespaceRegister.isRemoved(namespace),
  emptyNamespace: makeEmptyNamespace(platform),
  cleanUpKnowledge: makeCleanUpKnowledge(platform),
  listTeams: makeListTeams(platform),
  createTeam: makeCreateTeam(platform),
  reachTeam: makeReachTeam(platform),
  inviteMember: makeInviteMember(platform),
  mailInvitation: makeMailInvitation(platform),
  readInvitation: makeReadInvitation(platform),
  acceptInvitation: makeAcceptInvitation(platform),
  removeMember: makeRemoveMember(platform),
  verifyRecords: makeVerifyRecords(platform),
})

export type Namespaces = ReturnType<typeof makeNamespaces>
