import { AsyncLocalStorage } from 'node:async_hooks'
import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Audit } from '../../core/access/index.ts'

/** JSON lines, or lines for people where someone looks on. */
export function makeLog(level: string, to: NodeJS.WriteStream = process.stdout): Logger {
  const options = {
    level,
    base: null,
    redact: ['authorization', 'token', 'password', 'secret'],
    serializers: { err: errorOf },
  }
  if (to.isTTY) return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', destination: to }))
  return to === process.stdout ? pino(options, gathered()) : pino(options, to)
}

/** What happened and where: a database's error carries its whole connection with all that was sent over it. */
function errorOf(error: Error): Record<string, unknown> {
  const { type, message, stack, ['code']: code } = stdSerializers.err(error) as Record<string, unknown>
  return { type, message, stack, code }
}

const GATHERED_BYTES = 8192
const GATHERED_MS = 100

/** Standard output, written a few times a second: a system call for each line costs more than the line. */
function gathered(): DestinationStream {
  const output = destination({ dest: 1, sync: false, minLength: GATHERED_BYTES })
  setInterval(() => output.flush(), GATHERED_MS).unref()
  return output
}

/** What a line says of the request in which it was written. */
const request = new AsyncLocalStorage<{ request_id: string }>()

export const withinRequest = <T>(requestId: string, work: () => Promise<T>): Promise<T> =>
  request.run({ request_id: requestId }, work)

/**
 * What happened to accounts and accesses is noted at every level of the log but `silent`, with the request it came by.
 */
export function makeAudit(log: Logger): Audit {
  const lines = log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' })
  return (event) => {
    lines.info({ ...request.getStore(), ...event }, 'audit')
    lines.flush()
  }
}
