import { PostgresAccessTokenStore } from '../../adapters/postgres/access/postgres-access-token-store.ts'
import { PostgresAccountStore } from '../../adapters/postgres/access/postgres-account-store.ts'
import { PostgresClientStore } from '../../adapters/postgres/access/postgres-client-store.ts'
import { PostgresDeletedRows } from '../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresEventsRead } from '../../adapters/postgres/shared/postgres-events-read.ts'
import { PostgresExampleFarms } from '../../adapters/postgres/onboarding/postgres-example-farms.ts'
import { PostgresExpiredRows } from '../../adapters/postgres/postgres-expired-rows.ts'
import { PostgresGrantStore } from '../../adapters/postgres/access/postgres-grant-store.ts'
import { PostgresIdempotencyStore } from '../../adapters/postgres/shared/postgres-idempotency-store.ts'
import { PostgresInboundLetters } from '../../adapters/postgres/sources/postgres-inbound-letters.ts'
import { PostgresIntegrity } from '../../adapters/postgres/postgres-integrity.ts'
import { PostgresKeptDocuments } from '../../adapters/postgres/library/postgres-kept-documents.ts'
import { PostgresLedger } from '../../adapters/postgres/billing/postgres-ledger.ts'
import { PostgresLiveEvents } from '../../adapters/postgres/shared/postgres-live-events.ts'
import { PostgresMailedLinkStore } from '../../adapters/postgres/access/postgres-mailed-link-store.ts'
import { PostgresMembers } from '../../adapters/postgres/notifications/postgres-members.ts'
import { PostgresNamespaceRegister } from '../../adapters/postgres/namespaces/postgres-namespace-register.ts'
import { PostgresNotificationStore } from '../../adapters/postgres/notifications/postgres-notification-store.ts'
import { PostgresOAuthArtefacts } from '../../adapters/postgres/oidc/postgres-oauth-artefacts.ts'
import { PostgresPassageStore } from '../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { PostgresPendingActionStore } from '../../adapters/postgres/assistant/postgres-pending-action-store.ts'
import { PostgresPreferenceStore } from '../../adapters/postgres/notifications/postgres-preference-store.ts'
import { PostgresProfileStore } from '../../adapters/postgres/access/postgres-profile-store.ts'
import { PostgresProposalStore } from '../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresProvenanceStore } from '../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresPushDeviceStore } from '../../adapters/postgres/notifications/postgres-push-device-store.ts'
import { PostgresReferences } from '../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowNames } from '../../adapters/postgres/farm/postgres-row-names.ts'
import { PostgresRowStore } from '../../adapters/postgres/farm/postgres-row-store.ts'
import { PostgresSignInLinkStore } from '../../adapters/postgres/access/postgres-sign-in-link-store.ts'
import { PostgresSnapshot } from '../../adapters/postgres/postgres-snapshot.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { PostgresSupportThreads } from '../../adapters/postgres/onboarding/postgres-support-threads.ts'
import { PostgresTeamStore } from '../../adapters/postgres/namespaces/postgres-team-store.ts'
import { PostgresFarmPictures } from '../../adapters/postgres/farm/postgres-farm-pictures.ts'
import { PostgresPlanStore } from '../../adapters/postgres/library/postgres-plan-store.ts'
import { PostgresPrintedBooks } from '../../adapters/postgres/control-folder/postgres-printed-books.ts'
import { PostgresAcknowledgements } from '../../adapters/postgres/control-folder/postgres-acknowledgements.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'

/** The ports that PostgreSQL fills and that need nothing beside it. */
export const postgresStores = (database: Database) => ({
  eventsRead: new PostgresEventsRead(database),
  live: new PostgresLiveEvents(database),
  ledger: new PostgresLedger(database),
  idempotency: new PostgresIdempotencyStore(database),
  namespaceRegister: new PostgresNamespaceRegister(database),
  teams: new PostgresTeamStore(database),
  accounts: new PostgresAccountStore(database),
  grants: new PostgresGrantStore(database),
  accessTokens: new PostgresAccessTokenStore(database),
  clients: new PostgresClientStore(database),
  links: new PostgresSignInLinkStore(database),
  mailedLinks: new PostgresMailedLinkStore(database),
  profiles: new PostgresProfileStore(database),
  artefacts: new PostgresOAuthArtefacts(database),
  passages: new PostgresPassageStore(database),
  sources: new PostgresSourceStore(database),
  letters: new PostgresInboundLetters(database),
  rows: new PostgresRowStore(database),
  provenance: new PostgresProvenanceStore(database),
  deletedRows: new PostgresDeletedRows(database),
  references: new PostgresReferences(database),
  keptDocuments: new PostgresKeptDocuments(database),
  integrity: new PostgresIntegrity(database),
  rowNames: new PostgresRowNames(database),
  notifications: new PostgresNotificationStore(database),
  preferences: new PostgresPreferenceStore(database),
  pushDevices: new PostgresPushDeviceStore(database),
  members: new PostgresMembers(database),
  pendingActions: new PostgresPendingActionStore(database),
  proposals: new PostgresProposalStore(database),
  exampleFarms: new PostgresExampleFarms(database),
  supportThreads: new PostgresSupportThreads(database),
  snapshot: new PostgresSnapshot(database),
  expiredRows: new PostgresExpiredRows(database),
  farmPictures: new PostgresFarmPictures(database, systemClock.now),
  planStore: new PostgresPlanStore(database),
  printedBooks: new PostgresPrintedBooks(database),
  acknowledgements: new PostgresAcknowledgements(database),
})
