import { Migration } from '@mikro-orm/migrations'

/** People who share a namespace. A personal namespace has one member, who owns it. */
export class Teams extends Migration {
  override up(): void {
    this.addSql(
      "alter table memberships add column role text not null default 'owner' check (role in ('owner', 'member'))",
    )
    this.addSql('create index on memberships (namespace_id)')
    this.addSql(`
      create table teams (
        id uuid primary key references namespaces on delete cascade,
        name text not null,
        created_at timestamptz not null
      )`)
    this.addSql(`
      create table team_invitations (
        digest text primary key,
        team_id uuid not null references teams on delete cascade,
        email text not null,
        role text not null check (role in ('owner', 'member')),
        invited_by uuid not null references users on delete cascade,
        expires_at timestamptz not null,
        unique (team_id, email)
      )`)
    this.addSql('create index on team_invitations (expires_at)')
  }
}
