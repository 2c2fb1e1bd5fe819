import type { ObjectStore } from '../shared/ports/object-store.ts'

/** Removes the files of sources that are gone. It may be repeated. */
export type DeleteObjects = (keys: readonly string[]) => Promise<void>

export const makeDeleteObjects =
  ({ objects }: { objects: Pick<ObjectStore, 'remove'> }): DeleteObjects =>
  async (keys) => {
    for (const key of keys) await objects.remove(key)
  }
