import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/**
 * Which rows of a farm each statement touched, and in which transaction: what pictures of it are brought up to date by
 * (ADR 36). Triggers write it, so that no way of writing can forget it; of a statement that touched many, only their
 * kind.
 */
export class RowChanges extends Migration {
  override up(): void {
    this.addSql(`
      create table row_changes (
        namespace_id uuid not null,
        kind text not null,
        ids uuid[],
        changed_in xid8 not null default pg_current_xact_id(),
        changed_at timestamptz not null default now()
      )`)
    this.addSql('create index on row_changes (namespace_id, changed_in)')
    for (const statement of bindToLivingNamespace('row_changes')) this.addSql(statement)
    // Of a namespace that was removed nobody asks for a picture any more, and nothing is written in it.
    this.addSql(`
      create function note_row_changes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and exists (select from removed_namespaces
            where id = nullif(current_setting('hofkern.namespace_id', true), '')::uuid) then return null; end if;
        insert into row_changes (namespace_id, kind, ids)
          select namespace_id, kind, case when count(*) <= 200 then array_agg(id) end
          from touched group by namespace_id, kind;
        return null;
      end $$`)
    for (const [event, table] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ])
      this.addSql(`
        create trigger note_${event} after ${event} on workspace_rows
        referencing ${table} table as touched for each statement execute function note_row_changes()`)
  }
}
