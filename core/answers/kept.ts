/** What is made of a key, once as long as `store` has it. */
export function kept<Key, Value>(
  store: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = store.get(key)
  if (known !== undefined) return known
  const made = make(key)
  store.set(key, made)
  return made
}
