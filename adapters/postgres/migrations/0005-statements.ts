import { Migration } from '@mikro-orm/migrations'

/**
 * What each source says of a row, apart from what the row has become by all of them; what was there counts as said by
 * each of its sources.
 */
export class Statements extends Migration {
  override up(): void {
    this.addSql('alter table workspace_rows add column own jsonb')
    this.addSql('alter table row_proposals add column row_id uuid')
    this.addSql(
      'alter table row_stamps add column said jsonb, add column as_of date, add column made_at timestamptz, add column makes boolean not null default true',
    )
    this.addSql('alter table workspace_rows no force row level security')
    this.addSql('alter table row_stamps no force row level security')
    this.addSql(`
      update row_stamps s set said = r."values", made_at = r.created_at from workspace_rows r
      where r.namespace_id = s.namespace_id and r.kind = s.kind and r.id = s.row_id`)
    this.addSql('alter table workspace_rows force row level security')
    this.addSql('alter table row_stamps force row level security')
    this.addSql(
      'alter table row_stamps alter column said set not null, alter column made_at set not null, alter column makes drop default',
    )
  }
}
