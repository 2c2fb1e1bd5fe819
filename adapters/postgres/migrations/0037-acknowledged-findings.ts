import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** What people have said about findings of an inspection (ADR 36). */
export class AcknowledgedFindings extends Migration {
  override up(): void {
    this.addSql(`
      create table acknowledged_findings (
        namespace_id uuid not null,
        finding_id text not null,
        reason text not null,
        acknowledged_by uuid not null,
        acknowledged_at timestamptz not null,
        primary key (namespace_id, finding_id)
      )`)
    for (const statement of bindToLivingNamespace('acknowledged_findings')) this.addSql(statement)
  }
}
