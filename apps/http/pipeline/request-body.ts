import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import { HttpError, ValidationError } from './http-error.ts'

const JSON_LIMIT_BYTES = 1024 * 1024

const parseJson = koaBody({
  json: true,
  jsonStrict: false,
  jsonLimit: JSON_LIMIT_BYTES,
  multipart: false,
  urlencoded: false,
  text: false,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'] as never,
})

/** The JSON body of a request; undefined where there is none. */
export async function readJson(ctx: Context): Promise<unknown> {
  const length = ctx.request.length
  if (length === 0 || (length === undefined && !ctx.get('transfer-encoding'))) return undefined
  if (!ctx.is('json', '+json'))
    throw new HttpError(415, 'unsupported_media_type', 'Diese Adresse nimmt nur JSON (Content-Type: application/json).')
  try {
    await parseJson(ctx as never, async () => {})
  } catch (error) {
    throw bodyError(error)
  }
  return (ctx.request as { body?: unknown }).body
}

/** The errors of zlib, brotli and zstd in Node. */
const UNPACKING = /^(?:Z_|ERR__ERROR_|ERR_BROTLI|ZSTD_)/

/** Where the parser, which speaks English, stopped reading. */
function placeIn(message: string): string {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  return position === undefined ? '' : `; ab Zeichen ${Number(position) + 1} stimmt es nicht`
}

/** The faults of the parsers beneath, reported as ours. */
function bodyError(error: unknown): unknown {
  const { status, message, code } = error as { status?: number; message?: string; code?: string }
  if (UNPACKING.test(code ?? ''))
    return new HttpError(400, 'invalid_encoding', 'Der Text ist nicht so komprimiert, wie Content-Encoding es sagt.')
  if (status === 413)
    return new HttpError(413, 'too_large', `Der Text ist zu groß. Erlaubt sind ${JSON_LIMIT_BYTES / 1024 / 1024} MB.`)
  if (status === 415)
    return new HttpError(
      415,
      'unsupported_media_type',
      'Die Zeichenkodierung des Textes wird nicht verstanden. Bitte UTF-8 senden.',
    )
  if (status === 400 || error instanceof SyntaxError)
    return new ValidationError([
      { loc: ['body'], msg: `Das ist kein gültiges JSON${placeIn(message ?? '')}.`, type: 'json_invalid' },
    ])
  return error
}
