import type { Middleware } from 'koa'
import type { Readable } from 'node:stream'
import { HttpError } from '../pipeline/http-error.ts'

/** A file that a signed address leads to. */
export interface SignedObject {
  filename: string
  contentType: string
  inline: boolean
  sizeBytes: number
  /** Both ends included. */
  read(range: { start: number; end: number }): Readable
}

/** A store that answers its own signed addresses. */
export interface SignedObjects {
  /** By path and query as they came in; undefined for an address that is not ours or is over. */
  open(address: string): Promise<SignedObject | undefined>
}

/** Answers the signed addresses of the embedded object store, whole or in ranges (RFC 9110 §14). */
export const serveObject =
  (store: SignedObjects): Middleware =>
  async (ctx) => {
    const object = await store.open(ctx.req.url ?? '')
    if (!object)
      throw new HttpError(403, 'link_expired', 'Dieser Link gilt nicht oder nicht mehr. Bitte rufe die Datei neu auf.')
    const range = rangeOf(ctx.get('Range'), object.sizeBytes)
    if (range === 'unsatisfiable')
      throw new HttpError(416, 'range_not_satisfiable', 'So viele Bytes hat die Datei nicht.', {
        'Content-Range': `bytes */${object.sizeBytes}`,
      })
    ctx.set({
      'Content-Type': object.contentType,
      'Content-Disposition': `${object.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(object.filename)}`,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'private, max-age=300',
      // What farmers upload may be a page with scripts: it is never run as one of ours.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
    const { start, end } = range ?? { start: 0, end: object.sizeBytes - 1 }
    ctx.status = range ? 206 : 200
    if (range) ctx.set('Content-Range', `bytes ${start}-${end}/${object.sizeBytes}`)
    ctx.length = end - start + 1
    if (ctx.method !== 'HEAD') ctx.body = object.sizeBytes === 0 ? Buffer.alloc(0) : object.read({ start, end })
  }

function rangeOf(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
