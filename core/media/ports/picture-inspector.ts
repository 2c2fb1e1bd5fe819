import type { Result } from '../../shared/result.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A picture by what its bytes say. */
export interface PictureProperties {
  contentType: PictureType
  /** In pixels, as stored. */
  width: number
  height: number
  sizeBytes: number
}

/** `no_picture`: of no type that is taken, broken, moving, or with more pixels than anyone can show. */
export type PictureFault = { kind: 'no_picture' } | { kind: 'not_inspected'; reason: string }

export interface PictureInspector {
  /**
   * Copies a local file, looks at the copy away from the serving process and lends it to `work`: what was looked at is
   * what is lent, whatever becomes of the file meanwhile. `not_inspected` says nothing of the picture.
   */
  withInspected<T>(
    path: string,
    work: (picture: PictureProperties & { path: string }) => Promise<T>,
  ): Promise<Result<T, PictureFault>>
}
