import { Migration } from '@mikro-orm/migrations'

const title = `(r."values"->>'title')`
const year = `(r."values"->>'year')`

/** Labels of applications whose title names its year do not say it again: „Sammelantrag 2026“. */
export class YearOnce extends Migration {
  override up(): void {
    for (const table of ['workspace_rows', 'row_proposals', 'deleted_rows']) {
      this.addSql(`alter table ${table} no force row level security`)
      this.addSql(
        `update ${table} r set label = left(${title}, 300)
         where kind = 'applications' and ${title} ~ ('(?<!\\d[./–-]?)' || ${year} || '(?![./–-]?\\d)')`,
      )
      this.addSql(`alter table ${table} force row level security`)
    }
  }
}
