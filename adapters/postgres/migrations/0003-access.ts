import { Migration } from '@mikro-orm/migrations'

/**
 * Grants in place of sessions, access tokens, and what the authorization server keeps. They belong to a person, not to
 * a namespace.
 */
export class Access extends Migration {
  override up(): void {
    this.addSql('drop table sessions')
    this.addSql(`
      create table grants (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        client_id text not null,
        client_name text not null,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`)
    this.addSql('create index on grants (user_id)')
    this.addSql('create index on grants (expires_at)')
    this.addSql(`
      create table access_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null,
        digest text not null unique,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`)
    this.addSql('create index on access_tokens (user_id)')
    this.addSql(`
      create table oauth_clients (
        id uuid primary key,
        name text not null,
        uri text,
        redirect_uris text[] not null,
        scopes text[] not null,
        created_at timestamptz not null
      )`)
    this.addSql(`
      create table oauth_artefacts (
        model text not null,
        digest text not null,
        payload jsonb not null,
        grant_id uuid references grants on delete cascade,
        uid text,
        expires_at timestamptz not null,
        consumed_at timestamptz,
        primary key (model, digest)
      )`)
    this.addSql('create index on oauth_artefacts (grant_id, model)')
    this.addSql('create index on oauth_artefacts (uid) where uid is not null')
    this.addSql('create index on oauth_artefacts (expires_at)')
    this.addSql(`
      create table sign_in_links (
        digest text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz not null
      )`)
    this.addSql('alter table signing_keys add column signs_from timestamptz not null default now()')
    // Processes that started at the same moment may have made a key each.
    this.addSql(
      "update signing_keys set retired_at = now() + interval '32 days' where retired_at is null and id <> (select id from signing_keys where retired_at is null order by created_at, id limit 1)",
    )
    this.addSql('create unique index signing_keys_one_current on signing_keys ((true)) where retired_at is null')
  }
}
