import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'

/** JSON lines, or lines for people where someone looks on. */
export function makeLog(level: string): Logger {
  const options = { level, base: null, redact: ['authorization', 'token', 'password', 'secret'] }
  return process.stdout.isTTY
    ? pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }))
    : pino(options)
}
