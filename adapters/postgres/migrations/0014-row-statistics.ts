import { Migration } from '@mikro-orm/migrations'

/**
 * Lets the application bring the statistics of a farm's rows up to date after it wrote many: with those of before,
 * thousands of rows are taken for one, and statements over them compare each with each. Once in a transaction is enough.
 */
export class RowStatistics extends Migration {
  override up(): void {
    this.addSql(`
      create function analyze_rows() returns void language plpgsql security definer set search_path = public as $$
      begin
        if current_setting('hofkern.rows_analyzed', true) = 'yes' then return; end if;
        perform set_config('hofkern.rows_analyzed', 'yes', true);
        analyze (skip_locked) workspace_rows, row_stamps;
      end $$`)
    this.addSql('revoke execute on function analyze_rows() from public')
  }
}
