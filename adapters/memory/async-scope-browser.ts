/**
 * The same where there is no AsyncLocalStorage: a browser cannot tell which work a call belongs to, so whatever is
 * called while a transaction runs belongs to it. Await a transaction before the next call.
 */
export class AsyncScope<T> {
  #current: T | undefined

  getStore(): T | undefined {
    return this.#current
  }

  run<R>(store: T, work: () => Promise<R>): Promise<R> {
    const outer = this.#current
    this.#current = store
    return work().finally(() => (this.#current = outer))
  }
}
