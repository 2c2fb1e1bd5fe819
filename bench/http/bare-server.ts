// The ceiling: what the same work costs with node:http and pg alone, without any of the service's promises.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import pg from 'pg'

const [url, folder, port] = process.argv.slice(2) as [string, string, string]
mkdirSync(folder, { recursive: true })
const pool = new pg.Pool({ connectionString: url, max: 10 })
await pool.query(`create table if not exists bare_sources (id uuid primary key, sha256 text not null, filename text not null, data jsonb not null);
  create table if not exists bare_jobs (id uuid primary key, data jsonb not null)`)

createServer((request, response) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const work = async () => {
    if (request.method === 'GET') {
      const { rows } = await pool.query({
        name: 'one',
        text: 'select * from sources where id = $1',
        values: [request.url!.split('/').at(-1)],
      })
      return send(200, rows[0])
    }
    if (request.url === '/raw') return send(200, { sha256: await toDisk(request) })
    let hashed: Promise<string> | undefined
    const form = busboy({ headers: request.headers })
    form.on('file', (_name, stream) => (hashed = toDisk(stream)))
    await pipeline(request, form)
    const [id, sha256, client] = [randomUUID(), await hashed, await pool.connect()]
    await client.query('begin')
    await client.query({
      name: 'source',
      text: 'insert into bare_sources values ($1, $2, $3, $4)',
      values: [id, sha256, 'a.txt', '{}'],
    })
    await client.query({
      name: 'job',
      text: 'insert into bare_jobs values ($1, $2)',
      values: [randomUUID(), JSON.stringify({ id })],
    })
    await client.query('commit')
    client.release()
    return send(202, { document_id: id })
  }
  work().catch((error: Error) => send(500, { error: error.message }))
}).listen(Number(port), '127.0.0.1')

async function toDisk(stream: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(
    stream,
    new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk as Buffer)
        done(null, chunk)
      },
    }),
    createWriteStream(join(folder, randomUUID())),
  )
  return hash.digest('hex')
}
