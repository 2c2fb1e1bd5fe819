import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** Rows that were deleted lie aside for 30 days, with all that their values follow from (ADR 26). */
export class DeletedRows extends Migration {
  override up(): void {
    this.addSql(`
      create table deleted_rows (
        namespace_id uuid not null,
        kind text not null,
        id uuid not null,
        values jsonb not null,
        label text not null,
        natural_key text,
        origin text not null,
        edited boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        own jsonb,
        kept jsonb,
        held jsonb,
        statements jsonb not null,
        emptied jsonb not null,
        deleted_at timestamptz not null,
        deleted_by text not null check (deleted_by in ('person', 'source')),
        document_name text,
        primary key (namespace_id, kind, id)
      )`)
    this.addSql('create index on deleted_rows (namespace_id, deleted_at desc, kind, id)')
    for (const statement of bindToLivingNamespace('deleted_rows')) this.addSql(statement)
  }
}
