import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ids, serverIdentity } from '../adapters/postgres/embedded/server-identity.ts'

const output = (program: string, args: string[]): string => spawnSync(program, args, { encoding: 'utf8' }).stdout ?? ''
const majorOf = (program: string): string | undefined => / (\d+)/.exec(output(program, ['--version']))?.[1]

/**
 * Where the programs of the PostgreSQL of this machine lie, server and client of one version; undefined where it has
 * none. The one that npm brings along has no client.
 */
export function systemPostgres(): string | undefined {
  const client = majorOf('pg_dump')
  const places = [output('pg_config', ['--bindir']).trim(), `/usr/lib/postgresql/${client}/bin`]
  return places.find(
    (place) => existsSync(join(place, 'initdb')) && client !== undefined && majorOf(join(place, 'postgres')) === client,
  )
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}

/** A server of it, with nothing in it; `url` is that of its superuser. */
export async function startSystemPostgres(programs: string): Promise<{ url: string; stop(): void }> {
  const identity = serverIdentity()
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-system-postgres-'))
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid!)
  const [data, port] = [join(folder, 'data'), await freePort()]
  const run = (program: string, args: string[]) => {
    const done = spawnSync(join(programs, program), args, { encoding: 'utf8', stdio: 'ignore', ...ids(identity) })
    if (done.status !== 0) throw new Error(`${program} ended with ${done.status}`)
  }
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-t', '300', '-w', 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
