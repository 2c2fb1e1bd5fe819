import { Migration } from '@mikro-orm/migrations'

/**
 * Where the lines of a passage stand on its page, null where that is not known. Only an addition; exports of before
 * come in without it.
 */
export class LineBoxes extends Migration {
  override up(): void {
    this.addSql('alter table passages add column lines smallint[]')
  }
}
