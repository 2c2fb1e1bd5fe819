// The ceiling: rotating a refresh token by hand, with node:http, pg and jose alone, and none of the protocol's other
// checks.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { generateKeyPair, SignJWT } from 'jose'
import pg from 'pg'

const [url, port] = process.argv.slice(2) as [string, string]
const pool = new pg.Pool({ connectionString: url, max: 10 })
await pool.query(`create table if not exists bare_grants (id uuid primary key, revoked_at timestamptz);
  create table if not exists bare_tokens (digest text primary key, grant_id uuid not null references bare_grants, scope text not null, expires_at timestamptz not null, consumed_at timestamptz)`)
const { privateKey } = await generateKeyPair('ES256')
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The whole rotation as a transaction of separate statements, as one writes it first. */
async function byTransaction(used: string, successor: string): Promise<string | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const {
      rows: [token],
    } = await client.query({
      name: 'find',
      text: `select t.grant_id, t.scope from bare_tokens t join bare_grants g on g.id = t.grant_id
        where t.digest = $1 and t.consumed_at is null and t.expires_at > now() and g.revoked_at is null
        for update of t`,
      values: [digestOf(used)],
    })
    if (token) {
      await client.query({
        name: 'consume',
        text: 'update bare_tokens set consumed_at = now() where digest = $1',
        values: [digestOf(used)],
      })
      await client.query({
        name: 'add',
        text: `insert into bare_tokens (digest, grant_id, scope, expires_at)
          values ($1, $2, $3, now() + interval '30 days')`,
        values: [digestOf(successor), token.grant_id, token.scope],
      })
    }
    await client.query('commit')
    return token?.scope
  } finally {
    client.release()
  }
}

/** The same as one statement: nothing can be faster. */
async function byStatement(used: string, successor: string): Promise<string | undefined> {
  const {
    rows: [token],
  } = await pool.query({
    name: 'rotate',
    text: `with used as (update bare_tokens set consumed_at = now()
        where digest = $1 and consumed_at is null and expires_at > now()
          and exists (select from bare_grants where id = grant_id and revoked_at is null)
        returning grant_id, scope)
      insert into bare_tokens (digest, grant_id, scope, expires_at)
      select $2, grant_id, scope, now() + interval '30 days' from used returning scope`,
    values: [digestOf(used), digestOf(successor)],
  })
  return token?.scope
}

createServer((request, response) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const work = async () => {
    if (request.url === '/new') {
      const [grant, token] = [randomUUID(), randomBytes(32).toString('base64url')]
      await pool.query('insert into bare_grants values ($1)', [grant])
      await pool.query("insert into bare_tokens values ($1, $2, 'ask', now() + interval '1 day')", [
        digestOf(token),
        grant,
      ])
      return send(200, { refresh_token: token })
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const used = new URLSearchParams(Buffer.concat(chunks).toString()).get('refresh_token') ?? ''
    const successor = randomBytes(32).toString('base64url')
    const scope = await (request.url === '/statement' ? byStatement : byTransaction)(used, successor)
    if (scope === undefined) return send(400, { error: 'invalid_grant' })
    const access_token = await new SignJWT({ scope, jti: randomUUID() })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuedAt()
      .setExpirationTime('15m')
      .setSubject('bench')
      .sign(privateKey)
    return send(200, { access_token, refresh_token: successor, expires_in: 900, token_type: 'Bearer', scope })
  }
  work().catch((error: Error) => send(500, { error: error.message }))
}).listen(Number(port), '127.0.0.1')
