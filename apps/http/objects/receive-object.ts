import type { Middleware } from 'koa'
import type { Readable } from 'node:stream'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { HttpError, storageFault } from '../pipeline/http-error.ts'

/** A place that a signed address puts something into. */
export interface SignedUpload {
  /** Throws where the body ends early. */
  write(body: Readable): Promise<void>
}

/** A store that takes what is put to its own signed addresses. */
export interface UploadedObjects {
  /** By path and query as they came in; undefined for an address that is not ours, or over, or for something else. */
  accept(address: string, given: { type: string; length: string }): Promise<SignedUpload | undefined>
}

/** Takes what is put to the signed addresses of the embedded object store, as an S3 store does. */
export const receiveObject =
  (store: UploadedObjects, isLeft: (namespace: NamespaceId) => Promise<boolean>): Middleware =>
  async (ctx) => {
    const length = ctx.get('Content-Length')
    if (length === '')
      throw new HttpError(411, 'length_required', 'Die Länge fehlt. Schick sie als Content-Length mit.')
    const upload = await store.accept(ctx.req.url ?? '', { type: ctx.get('Content-Type'), length })
    const [, , namespace] = ctx.path.split('/')
    if (!upload || (await isLeft(namespace as NamespaceId)))
      throw new HttpError(
        403,
        'link_expired',
        'Dieser Link gilt nicht, nicht mehr, oder für eine andere Datei. Bitte hol dir einen neuen.',
      )
    await upload.write(ctx.req).catch((error: NodeJS.ErrnoException) => {
      if (ctx.req.complete || storageFault(error.code)) throw error
      throw new HttpError(400, 'upload_interrupted', 'Das Hochladen ist abgebrochen. Bitte versuch es noch einmal.')
    })
    ctx.body = null
    ctx.status = 200
  }
