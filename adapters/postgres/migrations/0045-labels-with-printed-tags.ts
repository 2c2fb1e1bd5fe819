import { Migration } from '@mikro-orm/migrations'

const tag = `(r."values"->>'ear_tag')`
const cattle = String.raw`regexp_replace(${tag}, '^27600(\d{2})(\d{3})(\d{5})$', 'DE \1 \2 \3')`
const printed = String.raw`regexp_replace(${cattle}, '^276(01)(\d{2})(\d{3})(\d{5})$', 'DE \1 \2 \3 \4')`

/** Labels of animals that are there name the tag as it is printed: „DE 03 900 00001 · Alma“. */
export class LabelsWithPrintedTags extends Migration {
  override up(): void {
    for (const table of ['workspace_rows', 'row_proposals', 'deleted_rows']) {
      this.addSql(`alter table ${table} no force row level security`)
      this.addSql(
        `update ${table} r set label = left(${printed} || substr(label, length(${tag}) + 1), 300)
         where kind = 'animals' and ${tag} ~ '^276' and starts_with(label, ${tag})`,
      )
      this.addSql(`alter table ${table} force row level security`)
    }
  }
}
