import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { PictureBinder, PictureRefused, ReadFailure } from '../../core/sources/index.ts'
import { Err, Ok } from '../../core/shared/result.ts'
import { FileTooLarge, keepStream } from '../system/keep-stream.ts'
import { defaultReadLimits } from './limits.ts'
import type { ReadPicturePage } from './picture-page.ts'
import { writePicturePdf, type PlacedPicture } from './write-picture-pdf.ts'

class Refused extends Error {
  readonly refused: PictureRefused

  constructor(place: number, reason: ReadFailure) {
    super(reason.kind)
    this.refused = { kind: 'picture_refused', place, reason }
  }
}

/** Binds pictures to a PDF, one in memory at a time. What dies leaves behind in `folder` is found by the clean-up. */
export const pictureBinder = (readPage: ReadPicturePage, folder: string): PictureBinder => ({
  async withBound(pictures, work) {
    let pages = 0
    async function* placed(): AsyncGenerator<PlacedPicture> {
      for (const [place, { path }] of pictures.entries())
        for (let number = 0, count = 1; number < count; number += 1) {
          const page = await readPage(path, number)
          if (page.err) throw new Refused(place, page.val)
          count = page.val.pages
          pages += 1
          if (pages > defaultReadLimits.recognizedPages) throw new Refused(place, TOO_MANY)
          yield { page: page.val, path }
        }
    }
    const path = join(folder, randomUUID())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const pdf = writePicturePdf(
        pictures.map(({ sha256 }) => sha256),
        placed(),
      )
      const kept = await keepStream(Readable.from(pdf, { objectMode: false }), path, defaultReadLimits.fileBytes)
      return Ok(await work({ path, ...kept, contentType: 'application/pdf', pages }))
    } catch (error) {
      if (error instanceof Refused) return Err(error.refused)
      if (error instanceof FileTooLarge)
        return Err({ kind: 'picture_refused', place: pictures.length - 1, reason: TOO_LARGE })
      throw error
    } finally {
      await rm(path, { force: true })
    }
  },
})

/** What is scanned beyond that would not be read. */
const TOO_MANY: ReadFailure = { kind: 'too_large', what: 'pages', limit: defaultReadLimits.recognizedPages }

const TOO_LARGE: ReadFailure = { kind: 'too_large', what: 'file_bytes', limit: defaultReadLimits.fileBytes }
