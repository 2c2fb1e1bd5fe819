import type { Logger } from 'pino'
import { openApplication, type Application } from './composition/application.ts'
import { makeLog } from './composition/log.ts'
import { readSettings, SettingsError, type Settings } from './composition/settings.ts'
import { explainForeseen } from './foreseen-faults.ts'

/** Something started that has to be stopped. */
export interface Running {
  stop(timeoutMs: number): Promise<void>
}

const STOP_MS = 8000
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs a program until SIGTERM or SIGINT: settings, application, `start`, and at the end everything in reverse within
 * ten seconds.
 */
export async function run(start: (application: Application) => Promise<Running[]>): Promise<void> {
  const settings = settingsOrExit()
  const log = makeLog(settings.logLevel)
  for (const name of settings.unknown) log.warn(`${name} is not a setting of Hofkern; see .env.example`)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  const opening = openApplication(settings, log)
  // Until everything runs, a signal ends what has been started so far, its database server with it.
  let leaving = false
  const leave = () => {
    leaving = true
    setTimeout(() => process.exit(0), STOP_MS).unref()
    void opening.then((application) => application.close()).finally(() => process.exit(0))
  }
  for (const signal of SIGNALS) process.on(signal, leave)
  try {
    const application = await opening
    for (const migration of application.applied) log.info(`applied migration ${migration}`)
    const running = await start(application).catch(async (error: unknown) => {
      await application.close().catch(() => {})
      throw error
    })
    for (const signal of SIGNALS) process.off(signal, leave)
    stopOnSignal(log, application, running)
  } catch (error) {
    // What breaks off because the ground is taken away is no news to whoever took it.
    if (!leaving) explainAndExit(error, log)
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

/** Faults of the surroundings get one line, faults of ours their stack. */
export function explainAndExit(error: unknown, log: Logger): never {
  const foreseen = explainForeseen(error)
  if (foreseen === undefined) log.fatal({ err: error }, 'Hofkern could not start')
  else console.error(foreseen)
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
  for (const signal of SIGNALS) process.on(signal, () => void stop(signal).catch((error) => explainAndExit(error, log)))
}
