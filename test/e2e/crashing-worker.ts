import { makeIngestSource } from '../../core/sources/index.ts'
import { openApplication } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { PARTS as P } from '../../apps/composition/tokens.ts'
import { jobHandlers } from '../../apps/worker/work.ts'
import { PgBossWorker } from '../../adapters/jobs/pg-boss-worker.ts'

/**
 * A worker that dies by SIGKILL just before its CRASH_AT-th use of a port while it ingests: a power cut at that very
 * step.
 */
const application = await openApplication(readSettings({ ...process.env }), makeLog('silent'))
const { parts } = application
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
  sources: mortal(parts.get(P.sources)),
  objects: mortal(parts.get(P.objects)),
  reader: mortal(parts.get(P.reader)),
  rows: mortal(parts.get(P.rows)),
  proposals: mortal(parts.get(P.proposals)),
  letters: mortal(parts.get(P.letters)),
  farmRows: mortal(parts.get(P.farmRows)),
  ids: parts.get(P.ids),
  live: mortal(parts.get(P.live)),
  transaction: mortal(parts.get(P.transaction)),
  clock: parts.get(P.clock),
  embedDocument: (...document) => mortal({ embed: parts.get(P.embedDocument) }).embed(...document),
  extractByModel: parts.get(P.extractByModel),
  indexDocument: (document) =>
    mortal({ index: parts.get(P.indexDocument) })
      .index(document)
      .then((made) => mortal({ indexed: () => made }).indexed()),
})
const handlers = jobHandlers(parts)
handlers.ingest_source.work = async ({ namespaceId, documentId, id }, { lastAttempt }) =>
  void (await ingestSource({ namespaceId, documentId, jobId: id, lastAttempt }))
await new PgBossWorker({ url: application.url, handlers, onError: () => {} }).start()
