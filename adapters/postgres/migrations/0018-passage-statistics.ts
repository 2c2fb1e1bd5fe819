import { Migration } from '@mikro-orm/migrations'

/**
 * Lets the application bring the statistics of passages up to date after it stored a large document, as `analyze_rows`
 * does for rows: with those of before, thousands of mentions are taken for one and compared each with each.
 */
export class PassageStatistics extends Migration {
  override up(): void {
    this.addSql(`
      create function analyze_passages() returns void language sql security definer set search_path = public as $$
        analyze (skip_locked) knowledge_documents, passages, passage_lexemes, entities, mentions
      $$`)
    this.addSql('revoke execute on function analyze_passages() from public')
  }
}
