import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ForeseenError } from '../../../core/shared/foreseen-error.ts'
import { DUMP_SETTING, OWNER_POLICIES } from '../application-role.ts'

/** The program is missing or failed; `message` says which and why. */
export class DumpError extends ForeseenError {
  override name = 'DumpError'
}

/**
 * Dumps a database with the `pg_dump` of the operator, which has to be as new as the server, as the owner of its
 * tables.
 */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-acl', '--enable-row-security', '--file', file]
  await run('pg_dump', options, { url, settings: `-c ${DUMP_SETTING}=on` })
}

/** Restores such a dump into an empty database, whose owner may be another. */
export async function restoreDatabase(url: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-restore-'))
  try {
    const contents = join(folder, 'contents')
    const entries = (await run('pg_restore', ['--list', file])).split('\n')
    writeFileSync(contents, entries.filter((entry) => !namesOwner(entry)).join('\n'))
    const options = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', '--use-list', contents]
    await run('pg_restore', [...options, file], { url })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** „3942; 3256 17166 POLICY public sources owner_of_dump hof“: the start makes it for the owner that it finds. */
const namesOwner = (entry: string): boolean =>
  OWNER_POLICIES.some((name) => / POLICY \S+ \S+ (\S+) /.exec(entry)?.[1] === name)

interface Session {
  url: string
  /** As PostgreSQL takes them in `options`. */
  settings?: string
}

/** Returns what the program printed. */
function run(program: string, args: string[], session?: Session): Promise<string> {
  const child = spawn(program, [...args, ...(session ? ['--dbname', addressOf(session)] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(session && environmentOf(session)) },
  })
  let [printed, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)))
  return new Promise((done, fail) => {
    child.once('error', () =>
      fail(new DumpError(`${program} fehlt auf diesem Rechner. Installiere die Programme deines PostgreSQL (client).`)),
    )
    child.once('close', (code) =>
      code === 0 ? done(printed) : fail(new DumpError(`${program}: ${reasonOf(errors) || `code ${code}`}`)),
    )
  })
}

/** Without what everyone on the machine could see among the arguments, and without what is set beside it. */
function addressOf({ url }: Session): string {
  const address = new URL(url)
  address.password = ''
  address.searchParams.delete('options')
  return address.href
}

function environmentOf({ url, settings = '' }: Session): Record<string, string> {
  const { password, searchParams } = new URL(url)
  const given = searchParams.get('options') ?? process.env['PGOPTIONS'] ?? ''
  return { PGOPTIONS: `${given} ${settings}`.trim(), ...(password && { PGPASSWORD: decodeURIComponent(password) }) }
}

/** The first error with its detail, in one line. */
function reasonOf(errors: string): string {
  const lines = errors.trim().split('\n')
  const first = lines.findIndex((line) => /\berror: /i.test(line))
  return (first < 0 ? lines.slice(-1) : lines.slice(first, first + 2))
    .map((line) => line.replace(/^pg_\w+: (?:error: |detail: )*/, '').trim())
    .join(' ')
}
