import { Migration } from '@mikro-orm/migrations'

/** Where rows, what sources say of them, what waits and what was deleted are named, and the values that name them. */
const NAMED = { workspace_rows: '"values"', row_stamps: 'said', row_proposals: '"values"', deleted_rows: '"values"' }

const key = (values: string): string =>
  ['receipt_number', 'date', 'product'].map((field) => `(r.${values}->>'${field}')`).join(" || '|' || ")
const whom = (values: string): string =>
  `coalesce(${['animal_id', 'herd_id', 'group'].map((field) => `r.${values}->>'${field}'`).join(', ')}, '')`

/** Treatments that are there are named by who was treated, too, as those written from here on. */
export class TreatmentsByWhom extends Migration {
  override up(): void {
    const tables = [...Object.keys(NAMED), 'row_tombstones']
    for (const table of tables) this.addSql(`alter table ${table} no force row level security`)
    // What a document made is made no more where a person deleted it; who it was is known of what can be restored.
    this.addSql(
      `update row_tombstones t set natural_key = t.natural_key || '|' || ${whom('values')}
       from (select distinct on (namespace_id, natural_key) * from deleted_rows where kind = 'treatments') r
       where t.kind = 'treatments' and r.namespace_id = t.namespace_id and r.natural_key = t.natural_key
         and t.natural_key = ${key('values')}`,
    )
    for (const [table, values] of Object.entries(NAMED))
      this.addSql(
        `update ${table} r set natural_key = r.natural_key || '|' || ${whom(values)}
         where kind = 'treatments' and r.natural_key = ${key(values)}`,
      )
    for (const table of tables) this.addSql(`alter table ${table} force row level security`)
  }
}
