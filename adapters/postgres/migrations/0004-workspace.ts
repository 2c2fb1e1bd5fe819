import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

/**
 * The rows of a farm with the stamps of their sources, in place of the list of rows that only knew their names; and
 * rows that wait for a person's word.
 */
export class Workspace extends Migration {
  override up(): void {
    this.addSql('drop table row_stamps')
    this.addSql('drop table derived_rows')
    this.addSql(`
      create table workspace_rows (
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
        primary key (namespace_id, kind, id),
        unique (namespace_id, kind, natural_key)
      )`)
    this.addSql('create index on workspace_rows (namespace_id, kind, created_at desc, id desc)')
    this.addSql(`
      create table row_stamps (
        namespace_id uuid not null,
        document_id uuid not null,
        kind text not null,
        row_id uuid not null,
        page integer,
        quote text,
        primary key (namespace_id, document_id, kind, row_id),
        foreign key (namespace_id, kind, row_id) references workspace_rows on delete cascade
      )`)
    this.addSql('create index on row_stamps (namespace_id, kind, row_id)')
    this.addSql(`
      create table row_proposals (
        namespace_id uuid not null,
        id uuid not null,
        document_id uuid not null,
        kind text not null,
        values jsonb not null,
        label text not null,
        natural_key text not null,
        confidence double precision not null,
        page integer,
        quote text,
        status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
        created_at timestamptz not null,
        primary key (namespace_id, id),
        unique (namespace_id, document_id, kind, natural_key)
      )`)
    this.addSql("create index on row_proposals (namespace_id, created_at, id) where status = 'waiting'")
    this.addSql('create unique index on inbound_letters (namespace_id, sha256)')
    for (const table of ['workspace_rows', 'row_stamps', 'row_proposals'])
      for (const statement of bindToNamespace(table)) this.addSql(statement)
  }
}
