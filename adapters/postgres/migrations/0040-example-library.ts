import { Migration } from '@mikro-orm/migrations'

/** What an example farm has put on the shelf and adopted, so that its removal takes that back and nothing else. */
export class ExampleLibrary extends Migration {
  override up(): void {
    this.addSql('alter table example_farms add column library jsonb')
  }
}
