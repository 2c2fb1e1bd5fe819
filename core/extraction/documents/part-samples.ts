import type { Labelled } from './labelled-value.ts'

/** What a paper says of one sample. */
export interface PrintedSample<N extends string> {
  /** What it is called, where and when it was taken; the first value for each. */
  said: Partial<Record<N, Labelled<N>>>
  results: Labelled<N>[]
}

/**
 * Parts what a paper says into its samples: a new one begins where something of a sample is said anew behind results,
 * and with each line of a table. What stands once before the first sample holds for all; nothing else passes from one
 * sample to another.
 */
export function partSamples<N extends string>(
  values: readonly Labelled<N>[],
  isResult: (name: N) => boolean,
): PrintedSample<N>[] {
  // What is said twice with no result between, such as the days of coming in and of going out, parts no samples.
  const parts = new Map<N, Set<number>>()
  let part = 0
  for (const [index, { name, row }] of values.entries()) {
    if (isResult(name)) {
      if (index > 0 && !isResult(values[index - 1]!.name)) part += 1
    } else if (row === undefined) parts.set(name, (parts.get(name) ?? new Set()).add(part))
  }
  const first = values.findIndex(({ name, row }) => row !== undefined || (parts.get(name)?.size ?? 0) > 1)
  const shared = asSaid(first < 0 ? [] : values.slice(0, first).filter(({ name }) => !isResult(name)))
  const samples: PrintedSample<N>[] = []
  let open: PrintedSample<N> = { said: { ...shared }, results: [] }
  const close = (): void => {
    if (open.results.length > 0) samples.push(open)
  }
  for (const [index, value] of values.entries()) {
    if (value.row !== undefined) {
      if (values[index - 1]?.row === value.row) continue
      const line = values.filter(({ row }) => row === value.row)
      samples.push({
        said: { ...open.said, ...asSaid(line.filter(({ name }) => !isResult(name))) },
        results: line.filter(({ name }) => isResult(name)),
      })
    } else if (isResult(value.name)) open.results.push(value)
    else {
      if (open.results.length > 0 && open.said[value.name] !== undefined) {
        close()
        open = { said: { ...shared }, results: [] }
      }
      open.said[value.name] ??= value
    }
  }
  close()
  return samples
}

function asSaid<N extends string>(values: readonly Labelled<N>[]): Partial<Record<N, Labelled<N>>> {
  const said: Partial<Record<N, Labelled<N>>> = {}
  for (const value of values) said[value.name] ??= value
  return said
}
