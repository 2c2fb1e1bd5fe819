import { Migration } from '@mikro-orm/migrations'
import { bindToNamespace } from './namespace-policy.ts'

/** Which events each reader has done; the events themselves wait among the jobs. */
export class EventsRead extends Migration {
  override up(): void {
    this.addSql(`
      create table events_read (
        namespace_id uuid not null,
        reader text not null,
        event_id uuid not null,
        read_at timestamptz not null default now(),
        primary key (namespace_id, reader, event_id)
      )`)
    for (const statement of bindToNamespace('events_read')) this.addSql(statement)
  }
}
