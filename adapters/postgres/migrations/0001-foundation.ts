import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

/**
 * Accounts and sessions, the request plane, sources with their stamps, live events. Tenant tables lead their keys with
 * the namespace and enforce it.
 */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`
      create table namespaces (
        id uuid primary key,
        kind text not null check (kind in ('personal', 'team', 'shared')),
        created_at timestamptz not null
      )`)
    this.addSql(`
      create table users (
        id uuid primary key,
        email text not null unique,
        username text not null unique,
        password_hash text,
        issuer text,
        subject text,
        namespace_id uuid not null references namespaces,
        created_at timestamptz not null,
        unique (issuer, subject)
      )`)
    this.addSql(`
      create table memberships (
        user_id uuid not null references users on delete cascade,
        namespace_id uuid not null references namespaces on delete cascade,
        primary key (user_id, namespace_id)
      )`)
    this.addSql(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`)
    this.addSql('create index on sessions (user_id)')
    this.addSql('create index on sessions (expires_at)')
    this.addSql(`
      create table signing_keys (
        id text primary key,
        private_key jsonb not null,
        created_at timestamptz not null,
        retired_at timestamptz
      )`)
    this.addSql(`
      create table idempotent_requests (
        caller text not null,
        route text not null,
        key text not null,
        request_hash text not null,
        running_until timestamptz,
        response jsonb,
        created_at timestamptz not null,
        primary key (caller, route, key)
      )`)
    this.addSql('create index on idempotent_requests (created_at)')
    this.addSql(
      'create unlogged table rate_limits (key text primary key, points integer not null default 0, expire bigint)',
    )
    this.addSql('create index on rate_limits (expire)')
    this.addSql(`
      create table sources (
        namespace_id uuid not null,
        id uuid not null,
        job_id uuid not null,
        sha256 text not null,
        size_bytes bigint not null,
        filename text not null,
        title text not null,
        content_type text not null,
        format text,
        category text not null,
        filed_by text not null,
        status text not null,
        progress double precision not null,
        error jsonb,
        pages integer,
        passages integer,
        derived jsonb not null,
        warnings jsonb not null,
        has_preview boolean not null,
        created_by uuid not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        completed_at timestamptz,
        primary key (namespace_id, id),
        unique (namespace_id, sha256)
      )`)
    this.addSql(`
      create table derived_rows (
        namespace_id uuid not null,
        kind text not null,
        id uuid not null,
        label text not null,
        edited boolean not null default false,
        primary key (namespace_id, kind, id)
      )`)
    this.addSql(`
      create table row_stamps (
        namespace_id uuid not null,
        document_id uuid not null,
        kind text not null,
        row_id uuid not null,
        primary key (namespace_id, document_id, kind, row_id),
        foreign key (namespace_id, kind, row_id) references derived_rows on delete cascade
      )`)
    this.addSql('create index on row_stamps (namespace_id, kind, row_id)')
    this.addSql(`
      create table inbound_letters (
        namespace_id uuid not null,
        id uuid not null,
        filename text not null,
        content_type text not null,
        size_bytes bigint not null,
        sha256 text not null,
        object_key text not null,
        primary key (namespace_id, id)
      )`)
    this.addSql(`
      create table live_events (
        namespace_id uuid not null,
        id bigint generated always as identity,
        event text not null,
        data jsonb not null,
        created_at timestamptz not null default now(),
        primary key (namespace_id, id)
      )`)
    this.addSql('create index on live_events (created_at)')
    // The lock makes ids of one namespace grow in the order of commits, so that a listener who resumes after an id
    // misses nothing.
    this.addSql(`
      create function publish_live_event(of_namespace uuid, of_event text, of_data jsonb) returns void language plpgsql as $$
      declare new_id bigint;
      begin
        perform pg_advisory_xact_lock(hashtextextended(of_namespace::text, 1));
        insert into live_events (namespace_id, event, data) values (of_namespace, of_event, of_data) returning id into new_id;
        perform pg_notify('hofkern_live', json_build_object('namespace', of_namespace, 'id', new_id::text, 'event', of_event, 'data', of_data)::text);
      end $$`)
    for (const table of ['sources', 'derived_rows', 'row_stamps', 'inbound_letters', 'live_events'])
      for (const statement of bindToNamespace(table)) this.addSql(statement)
  }
}
