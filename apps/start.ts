import { serveHttp } from './http/serve.ts'
import { run } from './run.ts'
import { startWorker } from './worker/work.ts'
import { seedDemoUser } from './composition/demo-user.ts'

await run(async (application) => {
  const { settings, log } = application
  const [service, worker] = await Promise.all([serveHttp(application), startWorker(application)])
  const demo = settings.seedDemo ? await seedDemoUser(application.parts) : undefined
  log.info(`Hofkern answers at ${settings.baseUrl}`)
  log.info(`API reference: ${settings.baseUrl}/docs`)
  if (demo) log.info(`Demo sign-in: ${demo.email} / ${demo.password} · a bearer for curl: npx hofkern token issue --email ${demo.email}`)
  return [service, worker]
})
