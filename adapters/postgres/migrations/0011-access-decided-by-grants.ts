import { Migration } from '@mikro-orm/migrations'

/**
 * Sign-ins of browsers as grants to which others belong, keys that leaked, blocked clients, registrations that are
 * recognized, links that know their browser, successors of refresh tokens. Only additions: the release before goes on
 * working.
 */
export class AccessDecidedByGrants extends Migration {
  override up(): void {
    this.addSql('alter table grants add column session_id uuid references grants on delete cascade')
    this.addSql('create index on grants (session_id) where session_id is not null')
    this.addSql('create index on grants (client_id) where revoked_at is null')
    this.addSql('alter table oauth_artefacts add column successor text')
    this.addSql('alter table signing_keys add column leaked_at timestamptz')
    this.addSql('alter table oauth_clients add column fingerprint text')
    this.addSql('create unique index on oauth_clients (fingerprint)')
    this.addSql('alter table sign_in_links add column browser text')
    this.addSql(`
      create table blocked_clients (
        client_id text primary key,
        blocked_at timestamptz not null
      )`)
  }
}
