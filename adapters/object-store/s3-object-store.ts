import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { Parser } from 'htmlparser2'
import type { ObjectStore } from '../../core/shared/ports/object-store.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Folder for local copies while they are read. */
  temporaryFolder: string
  now: () => number
}

/** The store is away or refuses: for whoever waits it is a disk that can be neither read nor written. */
class StoreAwayError extends Error {
  readonly code = 'EIO'
}

/** Any store that speaks the S3 protocol, addressed by path. Signed addresses lead straight to it. */
export class S3ObjectStore implements ObjectStore {
  readonly #client: AwsClient
  readonly #settings: S3Settings

  constructor(settings: S3Settings) {
    this.#settings = settings
    this.#client = new AwsClient({
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      region: settings.region,
      service: 's3',
    })
  }

  async putFile(key: string, path: string, contentType: string): Promise<void> {
    const { size } = await stat(path)
    await this.#send(key, {
      method: 'PUT',
      body: Readable.toWeb(createReadStream(path)) as NonNullable<RequestInit['body']>,
      duplex: 'half',
      headers: {
        'Content-Type': contentType,
        'Content-Length': String(size),
        'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
      },
    })
  }

  async put(key: string, content: Uint8Array, contentType: string): Promise<void> {
    await this.#send(key, {
      method: 'PUT',
      body: content as NonNullable<RequestInit['body']>,
      headers: { 'Content-Type': contentType },
    })
  }

  async withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    const response = await this.#send(key, { method: 'GET' }, [404])
    if (response.status === 404) return undefined
    await mkdir(this.#settings.temporaryFolder, { recursive: true })
    const path = join(this.#settings.temporaryFolder, randomUUID())
    try {
      await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(path))
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.#send(key, { method: 'HEAD' }, [404])).ok
  }

  async remove(key: string): Promise<void> {
    await this.#send(key, { method: 'DELETE' }, [404])
  }

  async *list(prefix: string): AsyncIterable<{ key: string; changedAt: number }> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) })
      const page = listing(await (await this.#send(`?${query}`, { method: 'GET' })).text())
      yield* page.objects
      token = page.next
    }
  }

  async signedUrl(
    key: string,
    options: { filename: string; contentType: string; lifetimeSeconds: number; inline?: boolean },
  ) {
    const url = this.#url(key)
    url.searchParams.set('X-Amz-Expires', String(options.lifetimeSeconds))
    url.searchParams.set('response-content-type', options.contentType)
    url.searchParams.set(
      'response-content-disposition',
      `${options.inline ? 'inline' : 'attachment'}; ${filenameParameter(options.filename)}`,
    )
    const signed = await this.#client.sign(url, { method: 'GET', aws: { signQuery: true } })
    return { url: signed.url, expiresAt: this.#settings.now() + options.lifetimeSeconds * 1000 }
  }

  async uploadUrl(
    key: string,
    { contentType, sizeBytes, lifetimeSeconds }: { contentType: string; sizeBytes: number; lifetimeSeconds: number },
  ) {
    const url = this.#url(key)
    url.searchParams.set('X-Amz-Expires', String(lifetimeSeconds))
    const headers = { 'Content-Type': contentType }
    const signed = await this.#client.sign(url, {
      method: 'PUT',
      headers: { ...headers, 'Content-Length': String(sizeBytes) },
      // Else type and length are left out of what is signed.
      aws: { signQuery: true, allHeaders: true },
    })
    return { url: signed.url, headers, expiresAt: this.#settings.now() + lifetimeSeconds * 1000 }
  }

  /** Throws where pages of an origin may not put to signed addresses: asked for as their browsers do (CORS). */
  async checkUploadsFrom(origin: string): Promise<void> {
    const answer = await fetch(this.#url('doctor/upload'), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type',
      },
      signal: AbortSignal.timeout(10_000),
    })
    const allows = (name: string, wanted: string): boolean =>
      (answer.headers.get(`Access-Control-Allow-${name}`) ?? '')
        .split(',')
        .some((one) => ['*', wanted.toLowerCase()].includes(one.trim().toLowerCase()))
    if (!answer.ok || !allows('Origin', origin) || !allows('Methods', 'PUT') || !allows('Headers', 'content-type'))
      throw new Error(`Der Bucket lässt Seiten von ${origin} keine Bilder hochladen (CORS).`)
  }

  async check(): Promise<void> {
    await this.#send('?list-type=2&max-keys=1', { method: 'GET' })
  }

  #url(key: string): URL {
    return new URL(
      `${this.#settings.endpoint.replace(/\/$/, '')}/${this.#settings.bucket}${key.startsWith('?') ? '' : '/'}${key}`,
    )
  }

  async #send(key: string, request: RequestInit & { duplex?: 'half' }, accepted: number[] = []): Promise<Response> {
    const signed = await this.#client.sign(this.#url(key), request as RequestInit)
    const response = await fetch(signed, { signal: AbortSignal.timeout(300_000) }).catch((error: Error) => {
      throw new StoreAwayError(error.message, { cause: error })
    })
    if (response.ok || accepted.includes(response.status)) return response
    throw new StoreAwayError(
      `The object store answered ${response.status} to ${signed.method}: ${(await response.text()).slice(0, 300)}`,
    )
  }
}

/** Plain where it can be: some stores sign the other form otherwise than they should (RFC 3986, RFC 6266). */
const filenameParameter = (name: string): string =>
  /^[\w.-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`

/** Reads a ListBucketResult of the S3 protocol. */
function listing(xml: string): { objects: { key: string; changedAt: number }[]; next: string | undefined } {
  const objects: { key: string; changedAt: number }[] = []
  let next: string | undefined
  let text = ''
  const parser = new Parser(
    {
      onopentag(name) {
        text = ''
        if (name === 'Contents') objects.push({ key: '', changedAt: 0 })
      },
      ontext: (piece) => void (text += piece),
      onclosetag(name) {
        if (name === 'NextContinuationToken') next = text
        if (name === 'Key') objects.at(-1)!.key = text
        if (name === 'LastModified') objects.at(-1)!.changedAt = Date.parse(text)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { objects, next }
}
