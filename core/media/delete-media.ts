import type { Actor } from '../access/index.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { parseMediaPath } from './media-path.ts'

/**
 * Deletes pictures of the person, looked at or not. `denied` are paths that lead to none, be it that there is none, not
 * any more, or that it is another's: why, is said of none.
 */
export type DeleteMedia = (actor: Actor, paths: readonly string[]) => Promise<{ deleted: string[]; denied: string[] }>

export const makeDeleteMedia =
  ({ objects }: { objects: Pick<ObjectStore, 'has' | 'remove'> }): DeleteMedia =>
  async ({ namespaceId }, paths) => {
    const outcome = { deleted: [] as string[], denied: [] as string[] }
    for (const path of new Set(paths)) {
      const media = parseMediaPath(namespaceId, path)
      const keys = media ? [media.incomingKey, media.key] : []
      const found = await Promise.all(keys.map((key) => objects.has(key)))
      for (const [index, key] of keys.entries()) if (found[index]) await objects.remove(key)
      outcome[found.includes(true) ? 'deleted' : 'denied'].push(path)
    }
    return outcome
  }
