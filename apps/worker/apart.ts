// The main file of the process that `npm start` gives its heavy jobs to: it takes them over the IPC channel and ends
// with the process that started it.
import { openApplication } from '../composition/application.ts'
import { watchLongestStop } from '../longest-stop.ts'
import { makeLog } from '../composition/log.ts'
import { readSettings } from '../composition/settings.ts'
import { jobHandlers } from './work.ts'
import type { WorkOrder, WorkOutcome, WorkReport } from './worker-process.ts'

const settings = readSettings(process.env)
const log = makeLog(settings.logLevel)
const opening = openApplication(settings, log, { trial: 'join' })
const handlers = opening.then(
  (application) => new Map(jobHandlers(application, application.platform).map((one) => [one.kind.name, one])),
)

const longestStop = watchLongestStop()
const report = (ended?: WorkOutcome) => {
  if (process.connected) process.send!({ longestStop: longestStop(), ...(ended && { ended }) } satisfies WorkReport)
}
setInterval(() => report(), 1000).unref()

process.on('message', ({ number, kind, stored, attempt }: WorkOrder) => {
  handlers
    .then((known) => known.get(kind)!.work(stored, attempt))
    .then(
      () => report({ number }),
      (error: Error) => report({ number, error: error.message }),
    )
})
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
// Ctrl-C in a terminal reaches every process of the group: the one that serves decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => {
  const end = () => process.exit()
  void opening.then((application) => application.close()).then(end, end)
})
