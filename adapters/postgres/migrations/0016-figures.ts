import { Migration } from '@mikro-orm/migrations'

/** What all processes did, counted. Only an addition. */
export class WorkFigures extends Migration {
  override up(): void {
    this.addSql(`
      create table work_figures (
        work text not null,
        done_to text not null,
        count bigint not null,
        seconds double precision not null,
        primary key (work, done_to)
      )`)
  }
}
