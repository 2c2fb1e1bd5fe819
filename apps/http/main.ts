import { run } from '../run.ts'
import { serveHttp } from './serve.ts'

await run(async (application, started) => {
  const service = await serveHttp(application)
  application.log.info(`Hofkern answers at ${application.settings.baseUrl} (port ${service.port})`)
  started(service)
})
