import { flushCompileCache } from 'node:module'
import { makeExtractByModel } from '../../core/extraction/index.ts'
import { handleJob } from '../../core/shared/job.ts'
import { INGEST_SOURCE, makeIngestSource } from '../../core/sources/index.ts'
import { openApplication } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { jobHandlers } from '../../apps/worker/work.ts'
import { PgBossWorker } from '../../adapters/jobs/pg-boss-worker.ts'

/**
 * A worker that dies by SIGKILL just before its CRASH_AT-th use of a port while it ingests: a power cut at that very
 * step.
 */
const application = await openApplication(readSettings({ ...process.env }), makeLog('silent'))
// Whoever is killed keeps nothing of what was compiled for the next one.
flushCompileCache()
const { knowledge, platform } = application
let left = Number(process.env['CRASH_AT'])

const mortal = <T extends object>(port: T): T =>
  new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        if (--left === 0) process.kill(process.pid, 'SIGKILL')
        return (member as (...values: unknown[]) => unknown).apply(target, given)
      }
    },
  })

const ingestSource = makeIngestSource({
  sources: mortal(platform.sources),
  objects: mortal(platform.objects),
  reader: mortal(platform.reader),
  provenance: mortal(platform.provenance),
  rowNames: mortal(platform.rowNames),
  proposals: mortal(platform.proposals),
  letters: mortal(platform.letters),
  references: mortal(platform.references),
  ids: platform.ids,
  events: mortal(platform.events),
  live: mortal(platform.live),
  transaction: mortal(platform.transaction),
  figures: platform.figures,
  clock: platform.clock,
  embedDocument: (...document) => mortal({ embed: knowledge.embedDocument }).embed(...document),
  extractByModel: makeExtractByModel(platform),
  jobs: mortal(platform.jobs),
  passages: mortal(platform.passages),
})
const handlers = [
  ...jobHandlers(application, platform).filter(({ kind }) => kind.name !== INGEST_SOURCE.name),
  handleJob(INGEST_SOURCE, {
    work: async (source, { id, lastAttempt }) =>
      void (await ingestSource({ ...source, jobId: id, lastAttempt, lane: 'quick' })),
  }),
]
await new PgBossWorker({ url: application.url, handlers, onError: () => {} }).start()
