import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** Documents on the shelf of a farm, one at most living for an entry and a period (ADR 37). */
export class Library extends Migration {
  override up(): void {
    this.addSql(`
      create table kept_documents (
        namespace_id uuid not null,
        entry_id text not null,
        period text not null,
        id uuid not null,
        origin text not null check (origin in ('generated', 'adopted')),
        filename text not null,
        content_type text not null,
        object_key text,
        sha256 text,
        content_hash text,
        continues boolean not null,
        updated_at timestamptz not null,
        archived_at timestamptz,
        outdated boolean not null default false,
        primary key (namespace_id, id)
      )`)
    this.addSql('create unique index on kept_documents (namespace_id, entry_id, period) where archived_at is null')
    for (const statement of bindToLivingNamespace('kept_documents')) this.addSql(statement)
  }
}
