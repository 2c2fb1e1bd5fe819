import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFault, PictureInspector, PictureProperties } from '../../core/media/index.ts'
import type { ReadFailure } from '../../core/sources/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import { inspectPicture } from './inspect-picture.ts'
import { defaultReadLimits } from './limits.ts'
import { failureOf } from './read-failed.ts'

/** Says what a picture is by its bytes. */
export type InspectPicture = (path: string) => Promise<Result<PictureProperties, ReadFailure>>

/** Copies go into `folder`, where the clean-up finds what a process leaves behind that dies. */
export const pictureInspector = (inspect: InspectPicture, folder: string): PictureInspector => ({
  async withInspected(path, work) {
    const copy = join(folder, randomUUID())
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await copyFile(path, copy, constants.COPYFILE_FICLONE)
      const inspected = await inspect(copy)
      return inspected.err ? Err(faultOf(inspected.val)) : Ok(await work({ ...inspected.val, path: copy }))
    } finally {
      await rm(copy, { force: true })
    }
  },
})

/** A reader that died or was too slow knows nothing of the picture. */
const faultOf = (failure: ReadFailure): PictureFault =>
  failure.kind === 'reader_crashed' || failure.kind === 'timed_out'
    ? { kind: 'not_inspected', reason: failure.kind }
    : { kind: 'no_picture' }

/** In this process, for what nobody uploads. */
export const inspectHere: InspectPicture = async (path) => {
  try {
    return Ok(await inspectPicture(new Uint8Array(await readFile(path)), defaultReadLimits))
  } catch (error) {
    return Err(failureOf(error))
  }
}
