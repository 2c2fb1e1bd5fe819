import type { Actor } from '../access/index.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { parseMediaPath, type Media } from './media-path.ts'

/**
 * Deletes pictures of the person, looked at or not. `denied` are paths that lead to none, be it that there is none, not
 * any more, or that it is another's: why, is said of none.
 */
export type DeleteMedia = (actor: Actor, paths: readonly string[]) => Promise<{ deleted: string[]; denied: string[] }>

export const makeDeleteMedia =
  ({ objects }: { objects: Pick<ObjectStore, 'has' | 'put' | 'remove'> }): DeleteMedia =>
  async ({ namespaceId }, paths) => {
    const outcome = { deleted: [] as string[], denied: [] as string[] }
    for (const path of new Set(paths)) {
      const media = parseMediaPath(namespaceId, path)
      const isThere = media !== undefined && (await remove(objects, media))
      outcome[isThere ? 'deleted' : 'denied'].push(path)
    }
    return outcome
  }

/** False where there was nothing. */
async function remove(
  objects: Pick<ObjectStore, 'has' | 'put' | 'remove'>,
  { key, incomingKey, deletedKey }: Media,
): Promise<boolean> {
  const found = await Promise.all([key, incomingKey].map((one) => objects.has(one)))
  if (!found.includes(true)) return false
  // Before the picture goes: whoever admits it meanwhile sees this afterwards.
  await objects.put(deletedKey, new Uint8Array(), 'application/octet-stream')
  for (const one of [incomingKey, key]) await objects.remove(one)
  return true
}
