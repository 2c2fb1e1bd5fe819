import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

/** Example farms by the namespace they were made in, and the conversations of a farm with those who help. */
export class Onboarding extends Migration {
  override up(): void {
    this.addSql(`
      create table example_farms (
        namespace_id uuid primary key,
        made_on date not null,
        rows jsonb not null,
        papers jsonb not null,
        thread_id uuid not null,
        removed_at timestamptz
      )`)
    this.addSql(`
      create table support_threads (
        namespace_id uuid not null,
        id uuid not null,
        title text not null,
        primary key (namespace_id, id)
      )`)
    this.addSql(`
      create table support_messages (
        namespace_id uuid not null,
        id uuid not null,
        thread_id uuid not null,
        author text not null check (author in ('support', 'person')),
        text text not null,
        sent_at timestamptz not null,
        primary key (namespace_id, id),
        foreign key (namespace_id, thread_id) references support_threads on delete cascade
      )`)
    this.addSql('create index on support_messages (namespace_id, thread_id, sent_at)')
    for (const table of ['example_farms', 'support_threads', 'support_messages'])
      for (const statement of bindToNamespace(table)) this.addSql(statement)
  }
}
