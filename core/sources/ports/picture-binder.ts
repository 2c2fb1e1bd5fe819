import type { Result } from '../../shared/result.ts'
import type { ReceivedFile } from '../received-file.ts'
import type { ReadFailure } from './document-reader.ts'

/**
 * Why pictures do not become one document: the one at `place` (from 0) is no picture that is read here
 * (`unsupported_format`), or not whole.
 */
export interface PictureRefused {
  kind: 'picture_refused'
  place: number
  reason: ReadFailure
}

/** What became of the pictures. */
export interface BoundPictures extends Pick<ReceivedFile, 'path' | 'contentType' | 'sizeBytes' | 'sha256'> {
  pages: number
}

export interface PictureBinder {
  /**
   * Lends one file to `work` that has the pictures (JPEG, PNG, WebP, TIFF) as its pages, in their order and upright; it
   * is gone afterwards. No point of a picture is lost, and the same pictures in the same order give the same bytes.
   */
  withBound<T>(
    pictures: readonly Pick<ReceivedFile, 'path' | 'sha256'>[],
    work: (bound: BoundPictures) => Promise<T>,
  ): Promise<Result<T, PictureRefused>>
}
