import { Migration } from '@mikro-orm/migrations'

/** Who wrote a document and when; the sender folded, too, as lists are searched for it. */
export class HeadsOfDocuments extends Migration {
  override up(): void {
    this.addSql(`alter table sources add column sender text, add column sender_folded text,
      add column dated text check (dated ~ '^\\d{4}-\\d{2}-\\d{2}$')`)
  }
}
