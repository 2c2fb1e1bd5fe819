import type { NamespaceId } from '../shared/ids.ts'
import type { PictureType } from './ports/picture-inspector.ts'

export const MOST_BYTES = 20 * 1024 * 1024

const ENDINGS: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

export const PICTURE_TYPES = Object.keys(ENDINGS) as [PictureType, ...PictureType[]]

/** A picture of a namespace, which its path does not name: whose it is, follows from who asks. */
export interface Media {
  /** `media/<uuid>.<ending>`, for good. */
  path: string
  contentType: PictureType
  filename: string
  /** Where an upload arrives, and where it lies once it was looked at. */
  incomingKey: string
  key: string
  /** What lies here keeps an upload address that still lives from bringing the picture back. */
  deletedKey: string
}

export function mediaOf(namespaceId: NamespaceId, id: string, contentType: PictureType): Media {
  const filename = `${id}.${ENDINGS[contentType]}`
  return {
    path: `media/${filename}`,
    contentType,
    filename,
    incomingKey: `${namespaceId}/incoming/${filename}`,
    key: `${namespaceId}/media/${filename}`,
    deletedKey: `${namespaceId}/deleted/${filename}`,
  }
}

const PATH = /^media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(jpg|png|webp)$/

/** The picture that a path names in the namespace; undefined for every other text. */
export function parseMediaPath(namespaceId: NamespaceId, path: string): Media | undefined {
  const [, id, ending] = PATH.exec(path) ?? []
  const contentType = PICTURE_TYPES.find((type) => ENDINGS[type] === ending)
  return id !== undefined && contentType ? mediaOf(namespaceId, id, contentType) : undefined
}
