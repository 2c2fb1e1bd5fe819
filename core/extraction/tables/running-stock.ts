import { germanNumber } from '../../shared/german/write-german.ts'

const CHANGES: Readonly<Record<string, 1 | -1>> = {
  arrival: 1,
  birth: 1,
  moved_in: 1,
  departure: -1,
  death: -1,
  moved_out: -1,
}

/** Checks the movements of a register by its running column, a group of animals at a time. */
export class RunningStock {
  readonly #levels = new Map<string, number>()

  /** What does not agree in a line, in German; undefined where all does, or nothing is known before it. */
  follow(
    group: string,
    moves: readonly { direction: string; count: number }[],
    { before, after }: { before?: number | undefined; after?: number | undefined },
  ): string | undefined {
    const known = this.#levels.get(group)
    const from = before ?? known
    const counted = moves.find(({ direction }) => direction === 'count')?.count
    const change = moves.reduce((sum, { direction, count }) => sum + (CHANGES[direction] ?? 0) * count, 0)
    const expected = from === undefined ? undefined : from + change
    const told = after ?? counted
    const level = told ?? expected
    if (level === undefined) this.#levels.delete(group)
    else this.#levels.set(group, level)
    if (before !== undefined && known !== undefined && before !== known) return differs(before, known)
    return told !== undefined && expected !== undefined && told !== expected ? differs(told, expected) : undefined
  }
}

const differs = (told: number, expected: number): string =>
  `Der Bestand ${germanNumber(told)} passt nicht zu den Bewegungen, nach denen es ${germanNumber(expected)} wären.`
