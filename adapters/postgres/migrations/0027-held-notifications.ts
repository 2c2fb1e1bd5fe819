import { Migration } from '@mikro-orm/migrations'

/** What is told of a stack of documents waits until all of it can go out at once (ADR 20). */
export class HeldNotifications extends Migration {
  override up(): void {
    this.addSql('alter table notifications add column held boolean not null default false')
    this.addSql('create index on notifications (namespace_id, user_id, created_at, id) where held')
  }
}
