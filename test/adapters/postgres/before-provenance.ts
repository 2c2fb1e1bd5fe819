/** Statements that bring a database back to what it was before its latest migration. */
export const BEFORE_PROVENANCE = [
  'drop table row_tombstones',
  'alter table workspace_rows drop column kept, drop column held',
  'alter table row_stamps drop column natural_key, drop column confirmed, drop column since',
  'alter table row_proposals drop column as_of, drop column differences',
  "delete from mikro_orm_migrations where name = '0007-provenance'",
]
