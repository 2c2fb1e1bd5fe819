import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to the work that is under way, wherever it awaits something. */
export class AsyncScope<T> extends AsyncLocalStorage<T> {}
