import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** Of each plan what earlier adoptions wrote and left with the farm, so that it is not written a second time. */
export class LeftEffects extends Migration {
  override up(): void {
    this.addSql(`
      create table plan_left_effects (
        namespace_id uuid not null,
        entry_id text not null,
        period text not null,
        effects jsonb not null,
        primary key (namespace_id, entry_id, period)
      )`)
    for (const statement of bindToLivingNamespace('plan_left_effects')) this.addSql(statement)
  }
}
