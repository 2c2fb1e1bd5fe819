import { spawn } from 'node:child_process'
import { ForeseenError } from '../../../core/shared/foreseen-error.ts'

/** The program is missing or failed; `message` says which and why. */
export class DumpError extends ForeseenError {
  override name = 'DumpError'
}

/** Dumps a database with the `pg_dump` of the operator, which has to be as new as the server. */
export const dumpDatabase = (url: string, file: string): Promise<void> =>
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-acl', '--file', file])

/** Restores such a dump into an empty database. */
export const restoreDatabase = (url: string, file: string): Promise<void> =>
  run('pg_restore', url, ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', file])

function run(program: string, address: string, args: string[]): Promise<void> {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  // Not among the arguments, which everyone on the machine can see.
  url.password = ''
  const child = spawn(program, [...args, '--dbname', url.href], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors = `${errors}${chunk}`.slice(-2000)))
  return new Promise((done, fail) => {
    child.once('error', () =>
      fail(new DumpError(`${program} fehlt auf diesem Rechner. Installiere die Programme deines PostgreSQL (client).`)),
    )
    child.once('close', (code) =>
      code === 0 ? done() : fail(new DumpError(`${program}: ${errors.trim().split('\n').at(-1) ?? `code ${code}`}`)),
    )
  })
}
