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

/** Starts what a program consists of, and hands each part over as soon as it runs. */
export type Start = (application: Application, started: (part: Running) => void) => Promise<void>

/**
 * Runs a program until SIGTERM or SIGINT: settings, application, `start`, and at the end everything in reverse within
 * ten seconds; also where the start fails or is broken off, so that nothing is left running.
 */
export async function run(start: Start): Promise<void> {
  const settings = settingsOrExit()
  const log = makeLog(settings.logLevel)
  for (const name of settings.unknown) log.warn(`${name} is not a setting of Hofkern; see .env.example`)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  const opening = openApplication(settings, log)
  const running: Running[] = []
  let exitCode = 0
  const stop = once(async () => {
    setTimeout(() => process.exit(exitCode), STOP_MS + 1500).unref()
    await Promise.all(running.map((part) => part.stop(STOP_MS)))
    await opening.then((application) => application.close())
  })
  let leaving = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!leaving) log.info(`${signal}: stopping`)
      leaving = true
      void stop().then(
        () => process.exit(0),
        (error) => explainAndExit(error, log),
      )
    })
  try {
    const application = await opening
    for (const migration of application.applied) log.info(`applied migration ${migration}`)
    await start(application, (part) => running.push(part))
  } catch (error) {
    // What breaks off because everything is taken away is no news to whoever took it.
    if (leaving) return
    exitCode = 1
    await stop().catch(() => {})
    explainAndExit(error, log)
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
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
