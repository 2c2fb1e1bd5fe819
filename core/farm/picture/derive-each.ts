/** Rows by their keys; a list in which nothing changed stays the same object. */
type ByKey = ReadonlyMap<string, readonly unknown[]>

/** What one of a list hangs on beside itself: objects that have to stay the same. */
export type Besides<K> = (one: K) => readonly unknown[]

interface Made<T> {
  value: T
  besides: readonly unknown[]
  /** By which it looks at rows. */
  keys: readonly string[]
}

interface MadeList<K, T> {
  of: readonly K[]
  made: readonly Made<T>[]
  values: readonly T[]
  byKey: ByKey | undefined
}

/** What was made of each, under one name. */
export interface EachMade<K extends object, T> {
  ones: WeakMap<K, Made<T>>
  lists: WeakMap<readonly K[], MadeList<K, T>>
  last: MadeList<K, T> | undefined
}

export const nothingMade = <K extends object, T>(): EachMade<K, T> => ({
  ones: new WeakMap(),
  lists: new WeakMap(),
  last: undefined,
})

const NOTHING: readonly never[] = []

/**
 * What is made of each of a list, with what was made before: of the same list if it was there, else of the one that was
 * made last, which differs in a few places as a rule. So after a change only what is another is looked at more closely.
 */
export function makeEach<K extends object, T>(
  memory: EachMade<K, T>,
  of: readonly K[],
  compute: (one: K) => T,
  { besides, named }: { besides?: Besides<K> | undefined; named?: NamedRows<K> | undefined },
): readonly T[] {
  const before = memory.lists.get(of) ?? memory.last
  const byKey = named?.byKey
  const other = byKey === undefined || byKey === before?.byKey ? NONE : otherKeys(before?.byKey, byKey)
  const isSettled = besides === undefined
  if (before?.of === of && isSettled && other.size === 0) {
    before.byKey = byKey
    return before.values
  }
  const made = of.map((one, place): Made<T> => {
    const here = before?.of[place] === one ? before.made[place]! : undefined
    if (here && isSettled && (other.size === 0 || !here.keys.some((key) => other.has(key)))) return here
    const known = here ?? memory.ones.get(one)
    const keys = known?.keys ?? named?.keysOf(one) ?? NOTHING
    const beside = besides?.(one) ?? (byKey ? keys.map((key) => byKey.get(key)) : NOTHING)
    if (known && areSame(known.besides, beside)) return known
    const now = { value: compute(one), besides: beside, keys }
    memory.ones.set(one, now)
    return now
  })
  const list = { of, made, values: made.map(({ value }) => value), byKey }
  memory.lists.set(of, list)
  memory.last = list
  return list.values
}

/** The rows that ones of a list may name, by their keys. */
export interface NamedRows<K> {
  byKey: ByKey
  keysOf(one: K): readonly string[]
}

const NONE: ReadonlySet<string> = new Set()

/** The keys under which other rows are found now. */
function otherKeys(before: ByKey | undefined, now: ByKey): ReadonlySet<string> {
  const other = new Set<string>()
  for (const [key, rows] of now) if (before?.get(key) !== rows) other.add(key)
  for (const key of before?.keys() ?? []) if (!now.has(key)) other.add(key)
  return other
}

export const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place])
