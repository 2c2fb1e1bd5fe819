import { Migration } from '@mikro-orm/migrations'
import { bindToLivingNamespace } from './namespace-policy.ts'

/** Mailboxes that are read, one at most for each farm, and when each is due (ADR 25). */
export class Mailboxes extends Migration {
  override up(): void {
    this.addSql(`
      create table mailboxes (
        namespace_id uuid primary key,
        id uuid not null,
        user_id uuid not null,
        host text not null,
        port integer not null,
        encryption text not null check (encryption in ('tls', 'starttls', 'none')),
        username text not null,
        sealed_password text not null,
        folder text not null,
        uid_validity text not null,
        last_uid bigint not null,
        since date,
        read_at timestamptz,
        failure text,
        failures integer not null default 0,
        failed_since timestamptz,
        set_at timestamptz not null
      )`)
    for (const statement of bindToLivingNamespace('mailboxes')) this.addSql(statement)
    // Of no namespace, so that whose turn has come is found without looking into each: its id is all that stands here.
    this.addSql('create table mailbox_turns (id uuid primary key, due_at timestamptz not null)')
    this.addSql('create index on mailbox_turns (due_at)')
  }
}
