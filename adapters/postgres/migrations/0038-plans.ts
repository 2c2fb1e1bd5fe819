import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** The latest calculation of each plan, and the variant that a farm has adopted of it (ADR 38). */
export class Plans extends Migration {
  override up(): void {
    this.addSql(`
      create table plan_calculations (
        namespace_id uuid not null,
        entry_id text not null,
        period text not null,
        id uuid not null,
        calculated_at timestamptz not null,
        inputs_hash text not null,
        result jsonb not null,
        primary key (namespace_id, entry_id, period)
      )`)
    this.addSql(`
      create table plan_adoptions (
        namespace_id uuid not null,
        entry_id text not null,
        period text not null,
        variant text not null,
        calculation_id uuid not null,
        adopted_at timestamptz not null,
        adopted_by uuid not null,
        effects jsonb not null,
        primary key (namespace_id, entry_id, period)
      )`)
    for (const table of ['plan_calculations', 'plan_adoptions'])
      for (const statement of bindToLivingNamespace(table)) this.addSql(statement)
  }
}
