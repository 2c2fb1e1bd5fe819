import { germanNumber } from '../../shared/german/write-german.ts'

const CHANGES: Readonly<Record<string, 1 | -1>> = {
  arrival: 1,
  birth: 1,
  moved_in: 1,
  departure: -1,
  death: -1,
  moved_out: -1,
}

/** Checks the movements of a register by its running column, which counts a group of animals or all of them. */
export class RunningStock {
  readonly #levels = new Map<string, number>()
  /** Of all groups together; undefined where that is not known, or the column has shown that it counts a group. */
  #total: number | undefined
  /** The column has agreed with all of them where it could not agree with the group. */
  #countsAll = false

  /** What does not agree in a line, in German; undefined where all does, or nothing is known before it. */
  follow(
    group: string,
    moves: readonly { direction: string; count: number }[],
    { before, after }: { before?: number | undefined; after?: number | undefined },
  ): string | undefined {
    const known = this.#levels.get(group)
    const total = this.#total
    const change = moves.reduce((sum, { direction, count }) => sum + (CHANGES[direction] ?? 0) * count, 0)
    const told = after ?? moves.find(({ direction }) => direction === 'count')?.count
    const from = before ?? known
    const expected = from === undefined ? undefined : from + change
    const ofAll = total === undefined ? undefined : total + change
    const isFirst = this.#levels.size === 0
    const isOfAll = told !== undefined && told === ofAll
    const isOfGroup = told !== undefined && told === expected
    this.#countsAll ||= isOfAll && known !== undefined && !isOfGroup
    // A counting without the column counts its group.
    const countsAll = this.#countsAll && after !== undefined
    const level = countsAll ? expected : (told ?? expected)
    if (level === undefined) this.#levels.delete(group)
    else this.#levels.set(group, level)
    const isOnly = this.#levels.size === 1 && this.#levels.has(group)
    if (told !== undefined && (isFirst || isOnly || countsAll)) this.#total = told
    else this.#total = told === undefined || isOfAll || isOfGroup ? ofAll : undefined

    const isBefore = before === undefined || known === undefined || before === known || before === total
    if (!isBefore) return differs(before, this.#countsAll ? (total ?? known) : known)
    const wanted = countsAll ? (ofAll ?? expected) : expected
    return told === undefined || isOfAll || isOfGroup || wanted === undefined ? undefined : differs(told, wanted)
  }
}

const differs = (told: number, expected: number): string =>
  `Der Bestand ${germanNumber(told)} passt nicht zu den Bewegungen, nach denen es ${germanNumber(expected)} wären.`
