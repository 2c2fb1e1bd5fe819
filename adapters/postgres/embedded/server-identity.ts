import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { EmbeddedServerError } from './embedded-server-error.ts'

export interface ServerIdentity {
  uid?: number
  gid?: number
  command(program: string, args: string[]): [string, string[]]
}

/**
 * PostgreSQL refuses to run as root: then it runs as an unprivileged user that may pass through folders closed to
 * others, nothing more.
 */
export function serverIdentity(): ServerIdentity {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, args] }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new EmbeddedServerError(
      'PostgreSQL läuft nicht als root, und einen Benutzer „postgres“ oder „nobody“ gibt es nicht. Starte Hofkern als anderer Benutzer.',
    )
  const [uid, gid] = [Number(user[2]), Number(user[3])]
  // Without the secure bit access(2), by which initdb looks for its neighbours, does not know of the one capability
  // that is kept.
  const drop = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  const canKeepPassage = spawnSync('setpriv', [...drop, 'true']).status === 0
  if (canKeepPassage) return { uid, gid, command: (program, args) => ['setpriv', [...drop, program, ...args]] }
  return { uid, gid, command: (program, args) => [program, args] }
}

/** What `spawn` needs to run a program as that user. */
export const ids = ({ uid, gid }: ServerIdentity) => (uid === undefined ? {} : { uid, gid: gid! })
