import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestService } from './start-hofkern.ts'

/**
 * Where in the whole installation something of a text is left: every table of every schema, every file of the data
 * folder by its path and what it says.
 */
export async function remainsOf(text: string, { database, application }: TestService): Promise<string[]> {
  const tables = await database.asOwner<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const [rows] = await database.asOwner<{ count: number }>(
      `select count(*)::int as count from only "${schema}"."${name}" t where strpos(t::text, $1) > 0`,
      [text],
    )
    if (rows!.count > 0) found.push(`${name}: ${rows!.count}`)
  }
  const folder = application.settings.dataDir
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (path.includes(text) || (entry.isFile() && readFileSync(path).includes(text))) found.push(path)
  }
  return found
}
