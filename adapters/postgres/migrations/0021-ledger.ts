import { Migration } from '@mikro-orm/migrations'

/** The AKh of persons: what each has, holds for work under way, and entries that nobody changes. Only an addition. */
export class AkhLedger extends Migration {
  override up(): void {
    this.addSql(`
      create table akh_accounts (
        user_id uuid primary key references users on delete cascade,
        balance bigint not null default 0,
        held bigint not null default 0,
        constraint akh_accounts_covered check (held >= 0 and balance >= held)
      )`)
    // Two versions of a row fit a page, so that its updates leave the index alone.
    this.addSql('alter table akh_accounts set (fillfactor = 50)')
    this.addSql(`
      create table akh_holds (
        user_id uuid not null references users on delete cascade,
        key text not null,
        amount bigint not null check (amount >= 0),
        expires_at timestamptz not null,
        primary key (user_id, key)
      )`)
    this.addSql('create index on akh_holds (expires_at)')
    this.addSql(`
      create table akh_entries (
        user_id uuid not null references users on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('grant', 'charge')),
        reason text not null,
        key text not null,
        amount bigint not null check ((kind = 'grant') = (amount > 0)),
        balance bigint check (balance >= 0),
        created_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, key)
      )`)
    // Entries go with their person alone, whose row is gone by then.
    this.addSql(`
      create function refuse_akh_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then return old; end if;
        raise exception 'Entries of the ledger are never changed' using errcode = 'restrict_violation';
      end $$`)
    this.addSql(`
      create trigger akh_entries_stay before update or delete on akh_entries
      for each row execute function refuse_akh_change()`)
    this.addSql(`
      create trigger akh_entries_are_not_emptied before truncate on akh_entries
      for each statement execute function refuse_akh_change()`)
  }
}
