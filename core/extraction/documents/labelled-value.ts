/** A value and the label it stands beside or below. */
export interface Labelled<N extends string> {
  name: N
  /** The words of the label. */
  label: string
  text: string
  /** The unit in the label („Fett (%)“), or empty. */
  unit: string
  /** Cells of the line behind the value. */
  more: string[]
  page: number
  quote: string
  /** Index of the value's line. */
  line: number
  /** Of a table's line; the same for all values in it. */
  row?: number
}

export interface LabelledValues<N extends string> {
  values: Labelled<N>[]
  /** German: lines of tables of which it is not clear what stands where. */
  warnings: string[]
}

/** Values by label, the first for each; `doubtful` are labels that bear different values. */
export function firstOf<N extends string>(
  values: readonly Labelled<N>[],
): { found: Partial<Record<N, Labelled<N>>>; doubtful: ReadonlySet<N> } {
  const found: Partial<Record<N, Labelled<N>>> = {}
  const doubtful = new Set<N>()
  for (const value of values) {
    const first = found[value.name]
    if (!first) found[value.name] = value
    else if (first.text !== value.text) doubtful.add(value.name)
  }
  return { found, doubtful }
}

/** Whether the values of one name and those of another take turns, one of the first before each of the second. */
export function takeTurns<N extends string>(values: readonly Labelled<N>[], first: N, second: N): boolean {
  const turns = values.flatMap(({ name }) => (name === first || name === second ? [name] : []))
  return turns.length >= 4 && turns.length % 2 === 0 && turns.every((name, at) => name === (at % 2 ? second : first))
}

/**
 * Values in parts that each begin with `starter`, or with the line of a table that holds it; first what stands before
 * all of them.
 */
export function partsOf<N extends string>(
  values: readonly Labelled<N>[],
  starter: N,
): { shared: Labelled<N>[]; parts: Labelled<N>[][] } {
  const starts = values.flatMap(({ name, row }, index) => {
    if (name !== starter) return []
    let start = index
    while (row !== undefined && values[start - 1]?.row === row) start -= 1
    return [start]
  })
  return {
    shared: values.slice(0, starts[0]),
    parts: starts.map((start, index) => values.slice(start, starts[index + 1])),
  }
}
