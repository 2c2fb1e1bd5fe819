import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

const SOIL_SAMPLE = "'ph', 'p_cal_mg', 'humus_percent', 'clay_percent', 'soil_sampled_on'"

/**
 * Everything that rows that people have edited say of themselves, and their sources of them, by part: a field, the
 * values of a soil sample, the crops of a year. Of `layer`, `row` is what the row says.
 */
const PARTS = `
  with edited as (
    select r.* from workspace_rows r where r.edited and (r.own is not null or exists (
      select from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id))
  ), layers as (
    select namespace_id, kind, id, 'row' as layer, "values" as said, null::timestamptz as age, null::timestamptz as made_at, null::uuid as document_id from edited
    union all
    select namespace_id, kind, id, 'own', own, '-infinity', '-infinity', null from edited where own is not null
    union all
    select e.namespace_id, e.kind, e.id, 'source', s.said, coalesce(s.as_of::timestamp at time zone 'UTC', s.made_at), s.made_at, s.document_id
    from edited e join row_stamps s on s.namespace_id = e.namespace_id and s.kind = e.kind and s.row_id = e.id
  ), parts as (
    select l.*, f.key as part, f.value from layers l cross join lateral jsonb_each(l.said) f
    where f.value <> 'null' and (l.kind <> 'fields' or f.key not in ('crops', ${SOIL_SAMPLE}))
    union all
    select l.*, 'soil_sample', s.sample from layers l cross join lateral (
      select jsonb_object_agg(f.key, f.value) as sample from jsonb_each(l.said) f where f.key in (${SOIL_SAMPLE}) and f.value <> 'null') s
    where l.kind = 'fields' and s.sample is not null
    union all
    select l.*, 'crops ' || c.year, c.lines from layers l cross join lateral (
      select line ->> 'year' as year, jsonb_agg(line order by place) as lines
      from jsonb_array_elements(case when jsonb_typeof(l.said -> 'crops') = 'array' then l.said -> 'crops' else '[]' end) with ordinality as given(line, place)
      group by line ->> 'year') c
    where l.kind = 'fields'
  ), stated as (
    select distinct on (namespace_id, kind, id, part) namespace_id, kind, id, part, value from parts where layer <> 'row'
    order by namespace_id, kind, id, part, age desc, made_at desc, document_id desc nulls last
  ), differing as (
    select namespace_id, kind, id, part, n.value from (select * from parts where layer = 'row') n
    full join stated s using (namespace_id, kind, id, part)
    where jsonb_strip_nulls(n.value) is distinct from jsonb_strip_nulls(s.value)
  )`

/**
 * What a person holds of a row, value by value, apart from what its sources say; what they have deleted; and what sources
 * say against them. Of a row that was marked as edited as a whole, that is the person's which differs from what its
 * sources say.
 */
export class Provenance extends Migration {
  override up(): void {
    this.addSql('alter table workspace_rows add column kept jsonb, add column held jsonb')
    this.addSql(
      "alter table row_stamps add column natural_key text, add column confirmed jsonb, add column since jsonb not null default '{}'",
    )
    this.addSql("alter table row_proposals add column as_of date, add column differences jsonb not null default '[]'")
    this.addSql("create index on row_proposals (namespace_id, kind, row_id) where differences <> '[]'")
    this.addSql(`
      create table row_tombstones (
        namespace_id uuid not null,
        document_id uuid not null,
        kind text not null,
        natural_key text not null,
        primary key (namespace_id, document_id, kind, natural_key)
      )`)
    for (const statement of bindToNamespace('row_tombstones')) this.addSql(statement)
    for (const table of ['workspace_rows', 'row_stamps'])
      this.addSql(`alter table ${table} no force row level security`)
    this.addSql(`
      update row_stamps s set natural_key = r.natural_key from workspace_rows r
      where s.makes and r.namespace_id = s.namespace_id and r.kind = s.kind and r.id = s.row_id`)
    this.addSql(`
      update workspace_rows r set kept = '{}', held = '{}' where r.own is not null or exists (
        select from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id)`)
    this.addSql(`
      ${PARTS}
      update workspace_rows r set held = h.held from (
        select d.namespace_id, d.kind, d.id, jsonb_object_agg(d.part, jsonb_build_object('value', d.value, 'at', round(extract(epoch from e.updated_at) * 1000))) as held
        from differing d join edited e using (namespace_id, kind, id) group by d.namespace_id, d.kind, d.id
      ) h where r.namespace_id = h.namespace_id and r.kind = h.kind and r.id = h.id`)
    this.addSql(`
      update workspace_rows r set own = r."values" where r.edited and r.own is null and r.held is not null and (r.origin <> 'source' or not exists (
        select from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id and s.makes))`)
    for (const table of ['workspace_rows', 'row_stamps']) this.addSql(`alter table ${table} force row level security`)
  }
}
