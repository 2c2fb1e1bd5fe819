import type { Figure, Figures, Work } from '../../../core/shared/ports/figures.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'work_figures'

export class MemoryFigures implements Figures {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(work: Work, of: string, seconds: number): Promise<void> {
    return this.#database.write<Figure, void>(null, TABLE, (rows) => {
      const before = rows.get(`${work} ${of}`) ?? { work, of, count: 0, seconds: 0 }
      rows.set(`${work} ${of}`, { ...before, count: before.count + 1, seconds: before.seconds + seconds })
    })
  }

  read(): Promise<Figure[]> {
    return this.#database.read<Figure, Figure[]>(null, TABLE, (rows) =>
      [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure),
    )
  }
}
