import { Migration } from '@mikro-orm/migrations'

/**
 * Namespaces that were left: nothing is written in them any more (ADR 23). And what outlives a namespace: that a person
 * was given the example farm, and that an account of another identity provider was deleted.
 */
export class RemovedNamespaces extends Migration {
  override up(): void {
    this.addSql(`
      create table removed_namespaces (
        id uuid primary key,
        user_id uuid,
        removed_at timestamptz not null,
        removed_in xid8 not null default pg_current_xact_id(),
        emptied_at timestamptz
      )`)
    this.addSql('create index on removed_namespaces (user_id)')
    this.addSql(`
      create function demand_living_namespace() returns boolean language plpgsql stable as $$
      begin
        if exists (select from removed_namespaces
                   where id = nullif(current_setting('hofkern.namespace_id', true), '')::uuid) then
          raise exception 'this namespace was removed' using errcode = 'HF001';
        end if;
        return true;
      end $$`)
    // In queries of their own, so that both are asked for once in a statement and not for each row.
    this.addSql(`
      do $$ declare bound name; begin
        for bound in select tablename from pg_policies where schemaname = current_schema() and policyname = 'own_namespace' loop
          execute format(
            'alter policy own_namespace on %I with check (
               namespace_id = (select nullif(current_setting(''hofkern.namespace_id'', true), '''')::uuid)
               and (select demand_living_namespace()))', bound);
        end loop;
      end $$`)

    this.addSql('alter table idempotent_requests add column content_of uuid')
    this.addSql('create index on idempotent_requests (content_of)')
    this.addSql('alter table users add column example_farm_at timestamptz')
    // Its owner sees all rows only where they are not forced upon them, too.
    this.addSql('alter table example_farms no force row level security')
    this.addSql(`update users set example_farm_at = now()
      where exists (select from example_farms e where e.namespace_id = users.namespace_id)`)
    this.addSql('alter table example_farms force row level security')
    this.addSql(`
      create table deleted_identities (
        issuer text not null,
        subject text not null,
        deleted_at timestamptz not null,
        primary key (issuer, subject)
      )`)
  }
}
