import type { Actor } from '../access/index.ts'
import type { Result } from '../shared/result.ts'
import { safeFilename, stemOf } from './filename.ts'
import type { RegisterSourceInput } from './new-source.ts'
import type { PictureBinder, PictureRefused } from './ports/picture-binder.ts'
import type { ReceivedFile } from './received-file.ts'
import type { RegisteredSource, RegisterSource } from './register-source.ts'

export interface RegisterPicturesInput extends Omit<RegisterSourceInput, 'file'> {
  /** At least one, in the order of the pages. */
  pictures: readonly ReceivedFile[]
}

export type RegisterPictures = (
  actor: Actor,
  input: RegisterPicturesInput,
) => Promise<Result<RegisteredSource, PictureRefused>>

/** Takes pictures as the pages of one source. The same pictures in the same order are the same source. */
export const makeRegisterPictures =
  (deps: { binder: PictureBinder; registerSource: RegisterSource }): RegisterPictures =>
  (actor, { pictures, ...input }) =>
    deps.binder.withBound(pictures, ({ pages, ...bound }) => {
      const filename = `${stemOf(safeFilename(pictures[0]!.filename))} (${pages} Seiten).pdf`
      return deps.registerSource(actor, { ...input, file: { ...bound, filename } })
    })
