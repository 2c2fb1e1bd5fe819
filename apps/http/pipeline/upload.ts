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
  /** In the order in which they came. */
  files: ReceivedFile[]
  fields: Record<string, string>
  faults: ValidationFault[]
  /** Removes the files. */
  discard(): Promise<void>
}

/** Writes a stream to a new file, its size and SHA-256 (hex) counted on the way. */
export type KeepStream = (stream: Readable, path: string) => Promise<{ sizeBytes: number; sha256: string }>

export interface UploadSettings {
  keepStream: KeepStream
  folder: string
  /** Of all files together. */
  maxBytes: number
}

const ASIDE_BYTES = 1024 * 1024

/**
 * Streams a multipart body to disk, its hash computed on the way. What is wrong with the form is returned, what ends
 * the request is thrown.
 */
export async function receiveUpload(ctx: Context, settings: UploadSettings, mostFiles = 1): Promise<Upload> {
  const { folder, maxBytes } = settings
  if (!ctx.is('multipart/form-data'))
    throw new HttpError(
      415,
      'unsupported_media_type',
      'Dateien werden als multipart/form-data mit dem Feld „file“ gesendet.',
    )
  if ((ctx.request.length ?? 0) > maxBytes + ASIDE_BYTES) throw tooLarge(maxBytes)
  if (!existsSync(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
  const upload: Upload = {
    files: [],
    fields: {},
    faults: [],
    async discard() {
      await Promise.all(upload.files.map(({ path }) => unlink(path).catch(ignoreMissing)))
    },
  }
  try {
    await parse(ctx, settings, mostFiles, upload)
    if (upload.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > maxBytes)
      throw tooLarge(maxBytes, upload.files.length)
  } catch (error) {
    await upload.discard()
    throw uploadError(error)
  }
  if (upload.files.length === 0) upload.faults.push({ loc: ['body', 'file'], msg: 'Die Datei fehlt.', type: 'missing' })
  return upload
}

async function parse(
  ctx: Context,
  { keepStream, folder, maxBytes }: UploadSettings,
  mostFiles: number,
  upload: Upload,
): Promise<void> {
  // The parser already stops at a file that has exactly the size it is given.
  const form = busboy({
    headers: ctx.req.headers,
    defParamCharset: 'utf8',
    limits: { fileSize: maxBytes + 1, fields: 20, fieldSize: 10_000, files: mostFiles + 1, parts: mostFiles + 25 },
  })
  const writing: Promise<void>[] = []
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) upload.faults.push({ loc: ['body', name], msg: 'Der Text ist zu lang.', type: 'too_big' })
    else if (Object.hasOwn(upload.fields, name))
      upload.faults.push({ loc: ['body', name], msg: 'Dieses Feld kommt mehrfach vor.', type: 'repeated' })
    else upload.fields[name] = value
  })
  form.on('file', (name, stream, { filename, mimeType }) => {
    if (name !== 'file' || upload.files.length === mostFiles) {
      upload.faults.push(name === 'file' && mostFiles > 1 ? tooMany(mostFiles) : notExpected(name, mostFiles))
      stream.resume()
      return
    }
    const path = join(folder, randomUUID())
    const file = { path, filename: filename ?? 'datei', contentType: mimeType, sizeBytes: 0, sha256: '' }
    upload.files.push(file)
    // The form can break before the file is open, when nothing reads the stream yet: `keepStream` meets the error as
    // soon as it does.
    stream.on('error', () => {})
    stream.once('limit', () => stream.destroy(tooLarge(maxBytes)))
    const kept = keepStream(stream, path).then((counted) => void Object.assign(file, counted))
    // The first of the two pipelines to fail tells the reason; the other must not go unheard.
    kept.catch((error) => form.destroy(error))
    writing.push(kept)
  })
  try {
    await piped(ctx.req, form, maxBytes)
  } finally {
    // Whoever removes the file comes after: on a slow disk it may be made when the form has broken already.
    await Promise.allSettled(writing)
  }
  await Promise.all(writing)
}

const notExpected = (name: string, mostFiles: number): ValidationFault => ({
  loc: ['body', name],
  msg:
    mostFiles === 1
      ? 'Hier wird genau eine Datei im Feld „file“ erwartet.'
      : 'Dateien werden hier nur im Feld „file“ erwartet.',
  type: 'extra_forbidden',
})

const tooMany = (mostFiles: number): ValidationFault => ({
  loc: ['body', 'file', mostFiles],
  msg: `Höchstens ${mostFiles} Bilder werden ein Dokument. Teile sie auf mehrere auf.`,
  type: 'too_many',
})

/** Unlike `pipeline` it leaves the request whole where the form breaks: its connection goes on to the next one. */
function piped(request: IncomingMessage, form: Writable, maxBytes: number): Promise<void> {
  return new Promise((done, fail) => {
    let left = maxBytes + ASIDE_BYTES
    const count = (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) form.destroy(tooLarge(maxBytes))
    }
    const interrupted = () => {
      // A request that has come in whole closes too.
      if (!request.complete) form.destroy(Object.assign(new Error('the caller left'), { code: 'ECONNRESET' }))
    }
    const settle = (end: () => void) => {
      request.off('close', interrupted)
      request.off('data', count)
      request.unpipe(form)
      end()
    }
    request.once('close', interrupted)
    request.once('error', () => {})
    form.once('error', (error) => settle(() => fail(error)))
    form.once('close', () => settle(done))
    request.on('data', count)
    request.pipe(form)
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

function tooLarge(maxBytes: number, files = 1): HttpError {
  const what = files > 1 ? 'Die Dateien sind zusammen' : 'Die Datei ist'
  return new HttpError(413, 'too_large', `${what} zu groß. Erlaubt sind ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}

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
