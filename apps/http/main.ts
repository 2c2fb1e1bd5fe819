import { run } from '../run.ts'
import { serveHttp } from './serve.ts'

await run(async (application) => {
  const service = await serveHttp(application)
  application.log.info(`Hofkern answers at ${application.settings.baseUrl} (port ${service.port})`)
  return [service]
})
