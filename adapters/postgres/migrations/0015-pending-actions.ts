import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

/** What programs want to write, until the person has decided. */
export class PendingActions extends Migration {
  override up(): void {
    this.addSql(`
      create table pending_actions (
        namespace_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        client_id text not null,
        key text not null,
        change jsonb not null,
        before jsonb,
        after jsonb,
        status text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        settled_at timestamptz,
        primary key (namespace_id, id),
        unique (namespace_id, user_id, client_id, key)
      )`)
    for (const statement of bindToNamespace('pending_actions')) this.addSql(statement)
  }
}
