import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface S3Server {
  url: string
  close(): Promise<void>
}

interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/**
 * A bucket in memory that speaks the S3 protocol by path and refuses, as S3 does, what is not signed by Signature
 * Version 4.
 */
export async function startS3Server(
  bucket: string,
  credentials: Credentials,
  { allowedOrigin }: { allowedOrigin?: string } = {},
): Promise<S3Server> {
  const objects = new Map<string, { content: Buffer; type: string; at: Date }>()
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, `http://${request.headers.host}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (request.method === 'OPTIONS') return preflight(request, response)
    if (allowedOrigin !== undefined) response.setHeader('Access-Control-Allow-Origin', allowedOrigin)
    const refusal = refusalOf(request, url, body, credentials)
    if (refusal) return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
    if (!url.pathname.startsWith(`/${bucket}`))
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2))
    if (key === '') return void response.writeHead(200).end(listing(url))
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined)
        return void response.writeHead(411).end('<Error><Code>MissingContentLength</Code></Error>')
      objects.set(key, { content: body, type: request.headers['content-type'] ?? '', at: new Date() })
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end())
    const object = objects.get(key)
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    response
      .writeHead(200, {
        'Content-Type': url.searchParams.get('response-content-type') ?? object.type,
        'Content-Disposition': url.searchParams.get('response-content-disposition') ?? 'attachment',
      })
      .end(object.content)
  }

  /** As a bucket with one CORS rule answers a browser. */
  function preflight({ headers }: IncomingMessage, response: ServerResponse): void {
    if (allowedOrigin !== '*' && headers.origin !== allowedOrigin)
      return void response.writeHead(403).end('<Error><Code>AccessForbidden</Code></Error>')
    response.writeHead(200, {
      'Access-Control-Allow-Origin': allowedOrigin,
      'Access-Control-Allow-Methods': 'PUT, GET',
      'Access-Control-Allow-Headers': String(headers['access-control-request-headers']),
    })
    response.end()
  }

  /** Two keys a page, so that every reader has to follow the token. */
  function listing(url: URL): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '')).sort()
    const start = Number(url.searchParams.get('continuation-token') ?? 0)
    const page = keys.slice(start, start + 2)
    const contents = page
      .map(
        (key) =>
          `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified></Contents>`,
      )
      .join('')
    const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Checks Signature Version 4 in the header or in the query; the code of the refusal, or undefined. */
function refusalOf(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Credentials,
): string | undefined {
  const inQuery = url.searchParams.has('X-Amz-Signature')
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  )
  if (!inQuery && !header) return 'AccessDenied'
  const [credential, signedHeaders, signature] = inQuery
    ? (['Credential', 'SignedHeaders', 'Signature'].map((name) => url.searchParams.get(`X-Amz-${name}`)!) as [
        string,
        string,
        string,
      ])
    : [header![1]!, header![2]!, header![3]!]
  const [keyId, day, region, name] = credential.split('/')
  const at = inQuery ? url.searchParams.get('X-Amz-Date')! : String(request.headers['x-amz-date'])
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId'
  const signedAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Date.now() > signedAt + (inQuery ? Number(url.searchParams.get('X-Amz-Expires')) : 900) * 1000)
    return 'AccessDenied'

  const declared = inQuery ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'])
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...url.searchParams]
    .filter(([param]) => param !== 'X-Amz-Signature')
    .map(([param, value]) => `${encode(param)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders
    .split(';')
    .map((header) => `${header}:${String(request.headers[header]).trim()}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, declared].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/${name}/aws4_request`, sha256(canonical)].join('\n')
  const key = [day!, region!, name!, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
