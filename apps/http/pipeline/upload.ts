import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import busboy from 'busboy'
import type { Context } from 'koa'
import type { Readable, Writable } from 'node:stream'
import type { ReceivedFile } from '../../../core/sources/index.ts'
import { HttpError, storageFault, ValidationError, type ValidationFault } from './http-error.ts'

export interface Upload {
  file: ReceivedFile | undefined
  fields: Record<string, string>
  faults: ValidationFault[]
  /** Removes the file. */
  discard(): Promise<void>
}

/** Writes a stream to a new file, its size and SHA-256 (hex) counted on the way. */
export type KeepStream = (stream: Readable, path: string) => Promise<{ sizeBytes: number; sha256: string }>

export interface UploadSettings {
  keepStream: KeepStream
  folder: string
  maxBytes: number
}

/**
 * Streams a multipart body to disk, its hash computed on the way. What is wrong with the form is returned, what ends
 * the request is thrown.
 */
export async function receiveUpload(ctx: Context, settings: UploadSettings): Promise<Upload> {
  const { folder, maxBytes } = settings
  if (!ctx.is('multipart/form-data'))
    throw new HttpError(
      415,
      'unsupported_media_type',
      'Dateien werden als multipart/form-data mit dem Feld „file“ gesendet.',
    )
  if ((ctx.request.length ?? 0) > maxBytes + 1024 * 1024) throw tooLarge(maxBytes)
  if (!existsSync(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const upload: Upload = { file: undefined, fields: {}, faults: [], discard: () => unlink(path).catch(ignoreMissing) }
  try {
    await parse(ctx, path, settings, upload)
  } catch (error) {
    await upload.discard()
    throw uploadError(error)
  }
  if (!upload.file) upload.faults.push({ loc: ['body', 'file'], msg: 'Die Datei fehlt.', type: 'missing' })
  return upload
}

async function parse(
  ctx: Context,
  path: string,
  { keepStream, maxBytes }: UploadSettings,
  upload: Upload,
): Promise<void> {
  // The parser already stops at a file that has exactly the size it is given.
  const form = busboy({
    headers: ctx.req.headers,
    defParamCharset: 'utf8',
    limits: { fileSize: maxBytes + 1, fields: 20, fieldSize: 10_000, files: 2, parts: 25 },
  })
  let writing: Promise<void> = Promise.resolve()
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) upload.faults.push({ loc: ['body', name], msg: 'Der Text ist zu lang.', type: 'too_big' })
    else if (Object.hasOwn(upload.fields, name))
      upload.faults.push({ loc: ['body', name], msg: 'Dieses Feld kommt mehrfach vor.', type: 'repeated' })
    else upload.fields[name] = value
  })
  form.on('file', (name, stream, { filename, mimeType }) => {
    if (name !== 'file' || upload.file) {
      upload.faults.push({
        loc: ['body', name],
        msg: 'Hier wird genau eine Datei im Feld „file“ erwartet.',
        type: 'extra_forbidden',
      })
      stream.resume()
      return
    }
    const file: ReceivedFile = (upload.file = {
      path,
      filename: filename ?? 'datei',
      contentType: mimeType,
      sizeBytes: 0,
      sha256: '',
    })
    // The form can break before the file is open, when nothing reads the stream yet: `keepStream` meets the error as
    // soon as it does.
    stream.on('error', () => {})
    stream.once('limit', () => stream.destroy(tooLarge(maxBytes)))
    writing = keepStream(stream, path).then((kept) => void Object.assign(file, kept))
    // The first of the two pipelines to fail tells the reason; the other must not go unheard.
    writing.catch((error) => form.destroy(error))
  })
  try {
    await piped(ctx.req, form)
  } finally {
    // Whoever removes the file comes after: on a slow disk it may be made when the form has broken already.
    await writing.catch(() => {})
  }
  await writing
}

/** Unlike `pipeline` it leaves the request whole where the form breaks: its connection goes on to the next one. */
function piped(request: IncomingMessage, form: Writable): Promise<void> {
  return new Promise((done, fail) => {
    const interrupted = () => {
      // A request that has come in whole closes too.
      if (!request.complete) form.destroy(Object.assign(new Error('the caller left'), { code: 'ECONNRESET' }))
    }
    const settle = (end: () => void) => {
      request.off('close', interrupted)
      request.unpipe(form)
      end()
    }
    request.once('close', interrupted)
    request.once('error', () => {})
    form.once('error', (error) => settle(() => fail(error)))
    form.once('close', () => settle(done))
    request.pipe(form)
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

const tooLarge = (maxBytes: number): HttpError =>
  new HttpError(413, 'too_large', `Die Datei ist zu groß. Erlaubt sind ${Math.floor(maxBytes / 1024 / 1024)} MB.`)

function uploadError(error: unknown): unknown {
  if (error instanceof HttpError) return error
  const { code, message } = error as { code?: string; message?: string }
  const fault = storageFault(code)
  if (fault) return fault
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new HttpError(
      400,
      'upload_interrupted',
      'Die Übertragung ist abgebrochen. Bitte sende die Datei noch einmal.',
    )
  if (/boundary|Malformed|Unexpected end|Unsupported content type/i.test(message ?? '')) {
    return new ValidationError([
      { loc: ['body'], msg: 'Der Formularkörper ist unvollständig oder falsch aufgebaut.', type: 'multipart_invalid' },
    ])
  }
  return error
}
