import type { NamespaceId } from '../shared/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { MOST_BYTES, parseMediaPath, type Media } from './media-path.ts'
import type { PictureInspector } from './ports/picture-inspector.ts'

/**
 * The picture that a path names, looked at and in its place; undefined where there is none that may be shown. Whoever
 * reads a picture goes through here: what was uploaded lies apart until then, and is removed where it is no picture of
 * its type.
 */
export type AdmitMedia = (namespaceId: NamespaceId, path: string) => Promise<Media | undefined>

export interface AdmissionDependencies {
  objects: Pick<ObjectStore, 'has' | 'withLocalCopy' | 'putFile' | 'remove'>
  pictures: PictureInspector
}

export const makeAdmitMedia =
  (deps: AdmissionDependencies): AdmitMedia =>
  async (namespaceId, path) => {
    const media = parseMediaPath(namespaceId, path)
    if (!media) return undefined
    if (await deps.objects.has(media.key)) return media
    if (await deps.objects.has(media.deletedKey)) return undefined
    const verdict = await inspected(deps, media)
    // Of two that look at the same time, the first has moved it.
    if (verdict === 'nothing there') return (await deps.objects.has(media.key)) ? media : undefined
    if (verdict === 'not inspected') return undefined
    await deps.objects.remove(media.incomingKey)
    if (verdict === 'refused') return undefined
    if (!(await deps.objects.has(media.deletedKey))) return media
    // It was deleted while it was looked at.
    await deps.objects.remove(media.key)
    return undefined
  }

type Verdict = 'admitted' | 'refused' | 'not inspected' | 'nothing there'

async function inspected({ objects, pictures }: AdmissionDependencies, media: Media): Promise<Verdict> {
  const looked = await objects.withLocalCopy(media.incomingKey, (path) =>
    pictures.withInspected<Verdict>(path, async (picture) => {
      if (picture.contentType !== media.contentType || picture.sizeBytes > MOST_BYTES) return 'refused'
      await objects.putFile(media.key, picture.path, picture.contentType)
      return 'admitted'
    }),
  )
  if (!looked) return 'nothing there'
  if (looked.ok) return looked.val
  return looked.val.kind === 'no_picture' ? 'refused' : 'not inspected'
}
