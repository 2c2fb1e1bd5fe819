import { run } from '../run.ts'
import { startWorker } from './work.ts'

await run(async (application, started) => {
  started(await startWorker(application))
  application.log.info('Hofkern works on its jobs')
})
