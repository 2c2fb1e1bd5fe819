import { Migration } from '@mikro-orm/migrations'

/**
 * What a person says of themselves, accounts that are disabled, names of which one passes for another, and links that
 * do one thing once. Only additions: the release before goes on working. What names look like is filled in at the next
 * start, by the program that knows the rule, for those whom the release before still adds, too.
 */
export class People extends Migration {
  override up(): void {
    this.addSql('alter table users add column disabled_at timestamptz')
    this.addSql('alter table users add column username_look text')
    this.addSql('create unique index users_username_look_key on users (username_look)')
    this.addSql('create index users_without_look on users (created_at, id) where username_look is null')
    this.addSql('create index users_by_age on users (created_at, id)')
    this.addSql(`
      create table profiles (
        user_id uuid primary key references users on delete cascade,
        display_name text,
        language text not null default 'de',
        address text,
        latitude double precision,
        longitude double precision,
        farm_slug text,
        constraint profiles_farm_slug_key unique (farm_slug),
        check ((latitude is null) = (longitude is null)),
        check (latitude between -90 and 90 and longitude between -180 and 180)
      )`)
    this.addSql(`
      create table mailed_links (
        digest text primary key,
        user_id uuid not null references users on delete cascade,
        purpose text not null,
        about jsonb not null,
        expires_at timestamptz not null
      )`)
    this.addSql('create index on mailed_links (user_id)')
    this.addSql('create index on mailed_links (expires_at)')
  }
}
