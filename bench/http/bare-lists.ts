// The ceiling of lists: the same rows of the workspace with node:http and pg alone, without accounts, checks or
// descriptions, under `/{kind}?namespace=`.
import { createServer } from 'node:http'
import pg from 'pg'

const [url, port] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 10 })
const SELECT = `select r.*,
    (select json_agg(json_build_object('document_id', s.document_id, 'page', s.page, 'quote', s.quote))
      from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id) as sources
  from workspace_rows r where r.namespace_id = $1 and r.kind = $2`

createServer((request, response) => {
  const { pathname, searchParams: query } = new URL(request.url!, 'http://bare')
  const given = { ear_tag: query.get('ear_tag') ?? undefined, sex: query.get('sex') ?? undefined }
  const filter = JSON.stringify(given)
  const text = `${SELECT}${filter === '{}' ? '' : ' and r.values @> $5::jsonb'}
    order by r.created_at desc, r.id desc limit $3 offset $4`
  const values = [
    query.get('namespace'),
    pathname.slice(1),
    query.get('limit') ?? 50,
    query.get('offset') ?? 0,
    ...(filter === '{}' ? [] : [filter]),
  ]
  pool.query({ name: `list ${filter === '{}'}`, text, values }).then(
    ({ rows }) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ items: rows })),
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(port), '127.0.0.1')
