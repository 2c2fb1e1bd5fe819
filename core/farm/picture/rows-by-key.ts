import type { RowId } from '../rows/row.ts'

/** Lists of rows by a key, each in the order of ids; none is empty. */
export type RowsByKey<R> = ReadonlyMap<string, readonly R[]>

/**
 * The rows of a list by their keys, made of what is known of the list as it was before: only lists with a row that went
 * or came are made anew. Both lists are in the order of ids; a row that is another one now is another object.
 */
export function rowsByKey<R extends { id: RowId }>(
  before: { list: readonly R[]; byKey: RowsByKey<R> },
  list: readonly R[],
  keysOf: (row: R) => readonly string[],
): RowsByKey<R> {
  const { gone, come } = difference(before.list, list)
  const coming = new Map<string, R[]>()
  for (const row of come)
    for (const key of once(keysOf(row))) {
      const of = coming.get(key)
      if (of) of.push(row)
      else coming.set(key, [row])
    }
  if (before.list.length === 0) return coming
  const byKey = new Map(before.byKey)
  for (const key of new Set([...[...gone].flatMap((row) => keysOf(row)), ...coming.keys()])) {
    const stayed = (byKey.get(key) ?? []).filter((row) => !gone.has(row))
    const rows = inOrder(stayed, coming.get(key) ?? [])
    if (rows.length > 0) byKey.set(key, rows)
    else byKey.delete(key)
  }
  return byKey
}

const once = (keys: readonly string[]): Iterable<string> => (keys.length < 2 ? keys : new Set(keys))

function inOrder<R extends { id: RowId }>(stayed: readonly R[], came: readonly R[]): readonly R[] {
  if (stayed.length === 0 || came.length === 0) return stayed.length === 0 ? came : stayed
  return [...stayed, ...came].toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)))
}

function difference<R extends { id: RowId }>(before: readonly R[], after: readonly R[]): { gone: Set<R>; come: R[] } {
  const gone = new Set<R>()
  if (before.length === 0) return { gone, come: [...after] }
  const come: R[] = []
  let [here, there] = [0, 0]
  while (here < before.length || there < after.length) {
    const [old, young] = [before[here], after[there]]
    if (old === young) {
      here += 1
      there += 1
    } else if (old && !(young && young.id < old.id)) {
      gone.add(old)
      here += 1
    } else {
      come.push(young!)
      there += 1
    }
  }
  return { gone, come }
}
