import type { Figure, Figures, Work } from '../../../core/shared/ports/figures.ts'
import type { Database } from '../database.ts'

export class PostgresFigures implements Figures {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(work: Work, of: string, seconds: number): Promise<void> {
    await this.#database
      .query(
        null,
        `insert into work_figures as f (work, done_to, count, seconds) values ($1, $2, 1, $3)
         on conflict (work, done_to) do update set count = f.count + 1, seconds = f.seconds + excluded.seconds`,
        [work, of, seconds],
      )
      .catch(() => {})
  }

  read(): Promise<Figure[]> {
    return this.#database.query<Figure>(
      null,
      `select work, done_to as of, count::float8 as count, seconds from work_figures
       order by work, done_to collate "C"`,
    )
  }
}
