import { Migration } from '@mikro-orm/migrations'

/**
 * Questions that a passage answers and what they are found by; null where nobody has written any yet. They lie with
 * their passage, and go with it; the search finds them among its lexemes.
 */
export class PassageQuestions extends Migration {
  override up(): void {
    this.addSql('alter table passages add column questions text[], add column question_stems text')
  }
}
