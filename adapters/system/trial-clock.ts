import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MachineDate = Date

/** The moment at which a trial began by its own clock and by that of the machine, in milliseconds since 1970. */
interface Trial {
  clock: number
  machine: number
}

const NOTE = 'trial-clock.json'

/**
 * Lets this process live from `trialNow` on, if that is given. Everything in it that asks what time it is goes by the
 * clock of the trial, libraries too, so that what one signs is good for the other; timers, files and the database keep
 * the machine's. A service begins a trial and notes that in the data folder; what only joins it lives at the same time
 * as the service, where the note is of the same trial.
 */
export function setTrialClock(
  { trialNow, dataDir }: { trialNow: number | undefined; dataDir: string },
  how: 'begin' | 'join',
): void {
  if (trialNow === undefined) return
  const begun = { clock: trialNow, machine: MachineDate.now() }
  const trial = how === 'join' ? (noted(dataDir, trialNow) ?? begun) : begun
  if (how === 'begin') note(dataDir, begun)
  const now = (): number => trial.clock + MachineDate.now() - trial.machine
  globalThis.Date = new Proxy(MachineDate, {
    construct: (date, given: unknown[], newTarget) =>
      Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new MachineDate(now()).toString(),
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  })
}

function note(dataDir: string, trial: Trial): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, NOTE), JSON.stringify(trial))
}

function noted(dataDir: string, clock: number): Trial | undefined {
  try {
    const trial = JSON.parse(readFileSync(join(dataDir, NOTE), 'utf8')) as Trial
    return trial.clock === clock && Number.isFinite(trial.machine) ? trial : undefined
  } catch {
    return undefined
  }
}
