import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

/** What people are told, where they want to hear it, and tickets to the live channel. Only additions. */
export class Notifications extends Migration {
  override up(): void {
    this.addSql(`
      create table notifications (
        namespace_id uuid not null,
        user_id uuid not null references users on delete cascade,
        id uuid not null,
        kind text not null,
        about text not null,
        title text not null,
        body text not null,
        link text,
        in_app boolean not null,
        mailed_at timestamptz,
        created_at timestamptz not null,
        read_at timestamptz,
        primary key (namespace_id, user_id, id),
        unique (namespace_id, user_id, kind, about)
      )`)
    this.addSql(
      `create index notifications_listed on notifications (namespace_id, user_id, created_at desc, id desc)
       where in_app`,
    )
    this.addSql(
      `create index notifications_unread on notifications (namespace_id, user_id) where in_app and read_at is null`,
    )
    // Deleting an account finds them by the person.
    this.addSql('create index notifications_of_person on notifications (user_id)')
    this.addSql(`
      create table unread_notifications (
        namespace_id uuid not null,
        user_id uuid not null references users on delete cascade,
        kind text not null,
        unread integer not null,
        primary key (namespace_id, user_id, kind)
      )`)
    this.addSql('create index unread_notifications_of_person on unread_notifications (user_id)')
    for (const table of ['notifications', 'unread_notifications'])
      for (const statement of bindToNamespace(table)) this.addSql(statement)
    this.addSql(`
      create table notification_preferences (
        user_id uuid not null references users on delete cascade,
        kind text not null,
        channel text not null,
        wanted boolean not null,
        primary key (user_id, kind, channel)
      )`)
    this.addSql(`
      create table push_devices (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        token text not null unique,
        p256dh text not null,
        auth text not null,
        registered_at timestamptz not null,
        seen_at timestamptz not null
      )`)
    this.addSql('create index push_devices_of_person on push_devices (user_id)')
    this.addSql(`
      create table welcomed_users (
        user_id uuid primary key references users on delete cascade,
        welcomed_at timestamptz not null
      )`)
    this.addSql(`
      create table realtime_tickets (
        digest text primary key,
        sealed text not null,
        expires_at timestamptz not null
      )`)
    this.addSql('create index realtime_tickets_expire on realtime_tickets (expires_at)')
    this.addSql('create index if not exists memberships_of_namespace on memberships (namespace_id)')
  }
}
