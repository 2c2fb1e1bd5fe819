/**
 * Row-level security for a tenant's table: without a namespace set, or with another one, its rows do not exist. Forced,
 * so that it binds an owner too.
 */
export const bindToNamespace = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  // In a query of its own, so that it is asked for once in a statement and not for each row.
  `create policy own_namespace on ${table} using (namespace_id = (select nullif(current_setting('hofkern.namespace_id', true), '')::uuid))`,
]

/** The same for tables that came after 0023: nothing is written in a namespace that was removed. */
export const bindToLivingNamespace = (table: string): string[] => [
  ...bindToNamespace(table),
  `alter policy own_namespace on ${table} with check (
     namespace_id = (select nullif(current_setting('hofkern.namespace_id', true), '')::uuid)
     and (select demand_living_namespace()))`,
]
