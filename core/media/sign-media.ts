import type { Actor } from '../access/index.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { AdmitMedia } from './admit-media.ts'

const READ_SECONDS = 300
const AT_ONCE = 4

export interface SignedMedia {
  /** Until when each may be read, in ms. */
  urls: { path: string; url: string; expiresAt: number }[]
  /** Paths that lead to no picture of the person; why, is said of none. */
  denied: string[]
}

/** Addresses at which pictures of the person can be read for five minutes; each path is answered once, in order. */
export type SignMedia = (actor: Actor, paths: readonly string[]) => Promise<SignedMedia>

export const makeSignMedia =
  ({ objects, admitMedia }: { objects: Pick<ObjectStore, 'signedUrl'>; admitMedia: AdmitMedia }): SignMedia =>
  async ({ namespaceId }, paths) => {
    const signed: SignedMedia = { urls: [], denied: [] }
    const waiting = [...new Set(paths)]
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE)
      const found = await Promise.all(batch.map((path) => admitMedia(namespaceId, path)))
      for (const [index, media] of found.entries()) {
        const path = batch[index]!
        if (!media) signed.denied.push(path)
        else
          signed.urls.push({
            path,
            ...(await objects.signedUrl(media.key, {
              filename: media.filename,
              contentType: media.contentType,
              lifetimeSeconds: READ_SECONDS,
              inline: true,
            })),
          })
      }
    }
    return signed
  }
