import type { Transaction } from '../../core/shared/ports/transaction.ts'

/** What a contract suite gets of an implementation: the stores over one fresh database, and how to give it back. */
export interface Stores<T> {
  store: T
  transaction: Transaction
  close(): Promise<void>
}

/** Makes an implementation for each test of a contract. */
export type OpenStores<T> = () => Promise<Stores<T>>
