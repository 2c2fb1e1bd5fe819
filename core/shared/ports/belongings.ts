import type { NamespaceId } from '../ids.ts'

/**
 * One table of an area, or what takes its place in a store without tables. Its methods join the running transaction.
 */
export interface BelongingTable {
  readonly name: string
  /** False for what is of no use elsewhere or a few days later, such as what open screens were shown. */
  readonly exported: boolean
  /** The form of rows that it came with; exports of before have none of it. */
  readonly since?: string
  /**
   * Gives all rows of the namespace in pieces, at least one, which may be empty: each row as the JSON text of an object
   * by its columns, without the namespace.
   */
  read(namespace: NamespaceId, take: (rows: string[]) => Promise<void>): Promise<void>
  /** Puts rows, as `read` gave them, into a namespace under their old ids; returns how many. */
  restore(namespace: NamespaceId, rows: AsyncIterable<string>): Promise<number>
  count(namespace: NamespaceId): Promise<number>
  /** Removes rows of the namespace, at most so many; returns how many. None are left once it returns fewer. */
  remove(namespace: NamespaceId, most: number): Promise<number>
}

/** Files of an area in the object store; their keys are `<namespace>/<prefix>/<name>`. */
export interface BelongingObjects {
  readonly prefix: string
  /** False where nothing of the namespace knows the object by this name any more. */
  isKnown(namespace: NamespaceId, name: string): Promise<boolean>
}

/** What one area keeps of a namespace. Whoever exports, restores, counts or removes a namespace reads nothing else. */
export interface Belongings {
  readonly area: string
  /** What is referred to before what refers to it. */
  readonly tables: readonly BelongingTable[]
  readonly objects: readonly BelongingObjects[]
  /** How much of it waits for a person or for another service, and ends with the namespace. */
  pending?(namespace: NamespaceId): Promise<number>
}
