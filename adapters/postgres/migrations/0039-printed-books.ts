import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** Books for inspections that were printed, or wait for it, known by what stands in them (ADR 39). */
export class PrintedBooks extends Migration {
  override up(): void {
    this.addSql(`
      create table printed_books (
        namespace_id uuid not null,
        content_hash text not null,
        description text,
        wanted_at timestamptz not null,
        object_key text,
        pages integer,
        sha256 text,
        printed_at timestamptz,
        primary key (namespace_id, content_hash),
        check ((description is null) = (object_key is not null))
      )`)
    for (const statement of bindToLivingNamespace('printed_books')) this.addSql(statement)
  }
}
