import type { Belongings } from '../../core/shared/ports/belongings.ts'
import { assistantBelongings } from './assistant/belongings.ts'
import type { Database } from './database.ts'
import { farmBelongings } from './farm/belongings.ts'
import { knowledgeBelongings } from './knowledge/belongings.ts'
import { libraryBelongings } from './library/belongings.ts'
import { mailboxesBelongings } from './mailboxes/belongings.ts'
import { mediaBelongings } from './media/belongings.ts'
import { notificationsBelongings } from './notifications/belongings.ts'
import { onboardingBelongings } from './onboarding/belongings.ts'
import { sharedBelongings } from './shared/belongings.ts'
import { sourcesBelongings } from './sources/belongings.ts'

/** What every area keeps of a namespace in this database. */
export const postgresBelongings = (database: Database): Belongings[] =>
  [
    sourcesBelongings,
    farmBelongings,
    assistantBelongings,
    notificationsBelongings,
    onboardingBelongings,
    knowledgeBelongings,
    libraryBelongings,
    mailboxesBelongings,
    mediaBelongings,
    sharedBelongings,
  ].map((of) => of(database))

/** Every other table, and why nothing in it goes with a namespace. */
export const TABLES_OF_NO_NAMESPACE: Readonly<Record<string, string>> = {
  namespaces: 'the namespaces themselves',
  removed_namespaces: 'which were left, so that nothing brings them to life again',
  users: 'a person, who keeps the account when the namespace changes',
  memberships: 'who may reach which namespace',
  teams: 'names of namespaces that people share, which go with them',
  team_invitations: 'who may join a team, which go with it',
  grants: 'what a person lets programs do',
  access_tokens: 'secrets of a person',
  oauth_clients: 'programs that registered',
  blocked_clients: 'programs that an operator keeps out',
  oauth_artefacts: 'what the authorization server keeps, under a grant',
  sign_in_links: 'links that a person was mailed',
  mailed_links: 'links that a person was mailed to do one thing',
  profiles: 'what a person says of themselves',
  notification_preferences: 'where a person wants to hear of what',
  push_devices: 'browsers of a person that are pushed to',
  welcomed_users: 'who was sent a mail of welcome',
  realtime_tickets: 'secrets of a minute, under a session',
  signing_keys: 'keys of the installation',
  idempotent_requests: 'answers to callers, kept for a day; those of a namespace are forgotten with it',
  deleted_identities: 'people of another identity provider whose account was deleted',
  rate_limits: 'budgets of callers',
  akh_accounts: 'AKh of a person, who keeps them when the namespace changes',
  akh_holds: 'AKh reserved for work of a person',
  akh_entries: 'entries of a person’s ledger',
  mailbox_turns: 'when the mailbox of which farm is due; one that is gone ends its turns',
  work_figures: 'how much the installation did',
  mikro_orm_migrations: 'which migrations the database has',
}
