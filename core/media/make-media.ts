import type { Ids } from '../shared/ports/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { makeAdmitMedia } from './admit-media.ts'
import { makeCreateUploadUrls } from './create-upload-urls.ts'
import { makeDeleteMedia } from './delete-media.ts'
import type { PictureInspector } from './ports/picture-inspector.ts'
import { makeSignMedia } from './sign-media.ts'

/** What the area stands on. */
export interface MediaPlatform {
  objects: ObjectStore
  pictures: PictureInspector
  ids: Ids
}

/** Everything the area can do; other areas get at a picture through `admitMedia`. */
export function makeMedia(platform: MediaPlatform) {
  const admitMedia = makeAdmitMedia(platform)
  return {
    admitMedia,
    createUploadUrls: makeCreateUploadUrls(platform),
    signMedia: makeSignMedia({ ...platform, admitMedia }),
    deleteMedia: makeDeleteMedia(platform),
  }
}

export type Media = ReturnType<typeof makeMedia>
