import { ForeseenError } from '../../../core/shared/foreseen-error.ts'

/** The database could not be brought up; `message` is one line that says what is wrong and where to look. */
export class EmbeddedServerError extends ForeseenError {
  override name = 'EmbeddedServerError'
}

const lastLine = (text: string | undefined): string | undefined =>
  text
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('initdb: removing'))
    .at(-1)

export const fatalLine = (log: string): string =>
  log
    .split('\n')
    .filter((line) => /FATAL|PANIC|could not|No space left/.test(line))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|LOG):\s*/, ''))
    .join('; ') ||
  lastLine(log) ||
  'no reason given'
