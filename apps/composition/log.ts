import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Audit } from '../../core/access/index.ts'

/** JSON lines, or lines for people where someone looks on. */
export function makeLog(level: string, to: NodeJS.WriteStream = process.stdout): Logger {
  const options = { level, base: null, redact: ['authorization', 'token', 'password', 'secret'] }
  if (to.isTTY) return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', destination: to }))
  return to === process.stdout ? pino(options) : pino(options, to)
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
  return (event) => lines.info({ ...request.getStore(), ...event }, 'audit')
}
