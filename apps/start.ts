import { seedDemoFarm, seedDemoUser } from './composition/demo-user.ts'
import { serveHttp } from './http/serve.ts'
import { run } from './run.ts'
import { startWorker } from './worker/work.ts'
import { makeWorkerProcess } from './worker/worker-process.ts'

await run(async (application, started) => {
  const { settings, log } = application
  const apart = makeWorkerProcess({ databaseUrl: application.url })
  const [demo] = await Promise.all([
    settings.seedDemo ? seedDemoUser(application) : undefined,
    startWorker(application, apart).then(started),
  ])
  // Last, so that whoever finds the service ready finds all of it.
  started(await serveHttp(application, { workerStop: apart.longestStop }))
  log.info(`Hofkern answers at ${settings.baseUrl}`)
  log.info(`API reference: ${settings.baseUrl}/docs`)
  if (demo)
    log.info(
      `Demo sign-in: ${demo.email} / ${demo.password} · a bearer for curl: npx hofkern token issue --email ${demo.email}`,
    )
  // Nobody waits for it: it is made beside the first requests, or at the next start.
  if (demo) seedDemoFarm(application).catch((error) => log.warn({ err: error }, 'the example farm was not made'))
})
