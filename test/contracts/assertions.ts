/** A promise that an implementation broke; test runners show `actual` beside `expected`. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
  readonly actual: unknown
  readonly expected: unknown

  constructor(message: string, actual: unknown, expected: unknown) {
    super(message)
    this.actual = actual
    this.expected = expected
  }
}

/** Both are the same by value; a property that is undefined counts as absent. */
export function equal(actual: unknown, expected: unknown, about = 'the value'): void {
  if (!sameValue(actual, expected, false)) throw broken(`${about} is not what was promised`, actual, expected)
}

/** `actual` has everything that `expected` names, lists in their whole length; it may have more properties. */
export function matches(actual: unknown, expected: object, about = 'the value'): void {
  if (!sameValue(actual, expected, true)) throw broken(`${about} lacks what was promised`, actual, expected)
}

export function holds(condition: boolean, about = 'the condition'): asserts condition {
  if (!condition) throw broken(`${about} does not hold`, condition, true)
}

/** The promise fails, with an error whose message contains `message` where that is given. */
export async function rejects(promise: Promise<unknown>, message = ''): Promise<void> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
  )
  if (outcome === undefined) throw broken('it succeeded', 'success', `an error "${message}"`)
  if (!outcome.message.includes(message)) throw broken('it failed otherwise', outcome.message, message)
}

const broken = (message: string, actual: unknown, expected: unknown) =>
  new BrokenPromise(`${message}: ${print(actual)} instead of ${print(expected)}`, actual, expected)

function print(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Set || part instanceof Map ? [...part] : typeof part === 'bigint' ? `${part}n` : part,
  )
  return text === undefined ? String(value) : text.length > 400 ? `${text.slice(0, 400)} …` : text
}

function sameValue(actual: unknown, expected: unknown, partial: boolean): boolean {
  if (Object.is(actual, expected)) return true
  if (typeof actual !== 'object' || typeof expected !== 'object' || actual === null || expected === null) return false
  if (Array.isArray(expected) || ArrayBuffer.isView(expected)) return sameList(actual, expected, partial)
  if (Array.isArray(actual) || ArrayBuffer.isView(actual)) return false
  if (expected instanceof Date) return actual instanceof Date && actual.getTime() === expected.getTime()
  if (expected instanceof Set)
    return actual instanceof Set && actual.size === expected.size && [...expected].every((one) => actual.has(one))
  if (expected instanceof Map)
    return actual instanceof Map && sameValue(Object.fromEntries(actual), Object.fromEntries(expected), partial)
  const [has, wants] = [actual, expected] as Record<string, unknown>[]
  const keys = partial ? Object.keys(expected) : new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...keys].every((key) => sameValue(has![key], wants![key], partial))
}

function sameList(actual: object, expected: unknown[] | ArrayBufferView, partial: boolean): boolean {
  const [has, wants] = [itemsOf(actual), itemsOf(expected)]
  return (
    has !== undefined &&
    wants !== undefined &&
    has.length === wants.length &&
    wants.every((one, index) => sameValue(has[index], one, partial))
  )
}

const itemsOf = (list: object): (ArrayLike<unknown> & unknown[]) | undefined =>
  Array.isArray(list)
    ? list
    : ArrayBuffer.isView(list)
      ? [...new Uint8Array(list.buffer, list.byteOffset, list.byteLength)]
      : undefined
