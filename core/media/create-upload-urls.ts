import type { Actor } from '../access/index.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { mediaOf } from './media-path.ts'
import type { PictureType } from './ports/picture-inspector.ts'

const UPLOAD_SECONDS = 300

export interface MediaUpload {
  /** The picture's for good. */
  path: string
  /** Takes a PUT of the type and length that were asked for, and nothing else, until it expires (ms). */
  url: string
  /** To be sent with it. */
  headers: Record<string, string>
  expiresAt: number
}

/** Addresses to which pictures can be put, one for each. */
export type CreateUploadUrls = (
  actor: Actor,
  files: readonly { contentType: PictureType; sizeBytes: number }[],
) => Promise<MediaUpload[]>

export const makeCreateUploadUrls =
  ({ objects, ids }: { objects: Pick<ObjectStore, 'uploadUrl'>; ids: Ids }): CreateUploadUrls =>
  ({ namespaceId }, files) =>
    Promise.all(
      files.map(async ({ contentType, sizeBytes }) => {
        const { path, incomingKey } = mediaOf(namespaceId, ids.next(), contentType)
        const signed = await objects.uploadUrl(incomingKey, {
          contentType,
          sizeBytes,
          lifetimeSeconds: UPLOAD_SECONDS,
        })
        return { path, ...signed }
      }),
    )
