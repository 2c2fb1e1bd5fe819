import type { ReadFailure } from '../../core/sources/index.ts'
import type { Result } from '../../core/shared/result.ts'
import type { Orientation } from './picture-orientation.ts'

/** A page of a picture file as a PDF can hold it. */
export interface PicturePage {
  /** Pages of the file. */
  pages: number
  /** As it lies in the file, in pixels. */
  width: number
  height: number
  orientation: Orientation
  colors: 'DeviceGray' | 'DeviceRGB'
  /** `undefined`: the file itself, a JPEG; else its lines, 8 bits a color, less those above, deflated. */
  packed: Uint8Array[] | undefined
}

/** A page (from 0) of a picture file. */
export type ReadPicturePage = (path: string, page: number) => Promise<Result<PicturePage, ReadFailure>>
