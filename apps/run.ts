import type { Logger } from 'pino'
import { openApplication, type Application } from './composition/application.ts'
import { makeLog } from './composition/log.ts'
import { readSettings, SettingsError, type Settings } from './composition/settings.ts'
import { ListenError } from './http/serve.ts'

/** Something started that has to be stopped. */
export interface Running {
  stop(timeoutMs: number): Promise<void>
}

const STOP_MS = 8000

/**
 * Runs a program until SIGTERM or SIGINT: settings, application, `start`, and at the end everything in reverse within
 * ten seconds.
 */
export async function run(start: (application: Application) => Promise<Running[]>): Promise<void> {
  const settings = settingsOrExit()
  const log = makeLog(settings.logLevel)
  for (const name of settings.unknown) log.warn(`${name} is not a setting of Hofkern; see .env.example`)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  try {
    const application = await openApplication(settings, log)
    for (const migration of application.applied) log.info(`applied migration ${migration}`)
    stopOnSignal(log, application, await start(application))
  } catch (error) {
    explainAndExit(error, log)
  }
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const OF_THE_SURROUNDINGS = new Set(['EmbeddedServerError', 'DatabaseAwayError', 'RoleError', 'SecretFileError'])

/** Faults of the surroundings get one line, faults of ours their stack. */
export function explainAndExit(error: unknown, log: Logger): never {
  const { name, code, message } = error as { name?: string; code?: string; message: string }
  if (error instanceof ListenError || OF_THE_SURROUNDINGS.has(name ?? '')) console.error(message)
  else if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code?.startsWith('28') || code === '3D000')
    console.error(`The database at DATABASE_URL cannot be used: ${message}`)
  else if (code === 'ENOSPC') console.error('The disk is full: Hofkern cannot start.')
  else if (code === 'EACCES' || code === 'EROFS') console.error(`Hofkern may not write here: ${message}`)
  else log.fatal({ err: error }, 'Hofkern could not start')
  process.exit(1)
}

function stopOnSignal(log: Logger, application: Application, running: Running[]): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info(`${signal}: stopping`)
    setTimeout(() => process.exit(0), STOP_MS + 1500).unref()
    await Promise.all(running.map((part) => part.stop(STOP_MS)))
    await application.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => void stop(signal).catch((error) => explainAndExit(error, log)))
}
