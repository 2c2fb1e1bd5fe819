import { watchLongestStop } from '../longest-stop.ts'
import { run } from '../run.ts'
import { startWorker } from './work.ts'

const WORTH_NOTING = 0.05

await run(async (application, started) => {
  started(await startWorker(application))
  application.log.info('Hofkern works on its jobs')
  const longestStop = watchLongestStop()
  setInterval(() => {
    const seconds = longestStop()
    if (seconds > WORTH_NOTING) application.log.info({ seconds }, 'longest stop of the last minute')
  }, 60_000).unref()
})
