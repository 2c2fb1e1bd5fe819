import type pg from 'pg'
import { usernameLook } from '../../../core/access/index.ts'

const BATCH = 1000

/**
 * Fills in what the usernames look like that an earlier release has added. Of several that look the same the oldest
 * counts; the others stay as they are, without a look of their own, and nobody else gets one like them.
 */
export async function fillUsernameLooks(client: pg.Client): Promise<void> {
  let after = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows } = await client.query<{ id: string; username: string; created_at: string }>(
      `select id, username, created_at::text from users
       where username_look is null and (created_at, id) > ($1::timestamptz, $2::uuid)
       order by created_at, id limit $3`,
      [after.created_at, after.id, BATCH],
    )
    if (rows.length === 0) return
    const oldest = new Map(rows.toReversed().map(({ id, username }) => [usernameLook(username), id]))
    await fill(client, [...oldest.values()], [...oldest.keys()])
    after = rows.at(-1)!
  }
}

/** A process of this release may take a name meanwhile. */
async function fill(client: pg.Client, ids: string[], looks: string[]): Promise<void> {
  const attempt = () =>
    client.query(
      `update users set username_look = filled.look
       from unnest($1::uuid[], $2::text[]) as filled (id, look)
       where users.id = filled.id and not exists (select from users other where other.username_look = filled.look)`,
      [ids, looks],
    )
  await attempt().catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
    return attempt()
  })
}
