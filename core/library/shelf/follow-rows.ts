import { ROWS_CHANGED } from '../../farm/index.ts'
import { declareReader, handleEvents } from '../../shared/events.ts'
import type { JobId } from '../../shared/ids.ts'
import type { JobHandler } from '../../shared/job.ts'
import type { EventsRead } from '../../shared/ports/events-read.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { entryOf } from '../catalog/entries.ts'
import { isRunning } from '../catalog/periods.ts'
import { REDRAW_KEPT_DOCUMENT } from '../jobs.ts'
import type { Register } from '../registers/register.ts'
import { kindsOf } from './draw-kept-document.ts'
import { openPeriods, type ShelfDependencies } from './open-periods.ts'

/** Has the documents drawn again that changed rows stand in. */
export const OUTDATE_KEPT_DOCUMENTS = declareReader('outdate_kept_documents', { rowsChanged: ROWS_CHANGED })

interface Dependencies extends ShelfDependencies {
  transaction: Transaction
  eventsRead: EventsRead
  registers: readonly Register[]
}

export const handleRows = (deps: Dependencies): JobHandler =>
  handleEvents(OUTDATE_KEPT_DOCUMENTS, deps, {
    async rowsChanged(namespaceId, { rows }) {
      const today = dayOf(deps.clock.now())
      const changed = new Set(rows.map(({ kind }) => kind))
      const outdated = (await openPeriods(deps, namespaceId)).filter(
        ({ origin, archivedAt, entryId, period }) =>
          origin === 'generated' &&
          archivedAt === null &&
          isRunning(entryOf(entryId), period, today) &&
          kindsOf(deps.registers.find(({ id }) => id === entryId)).some((kind) => changed.has(kind)),
      )
      // One that waits to be drawn has a job already.
      const ids = await deps.keptDocuments.outdate(
        namespaceId,
        outdated.map(({ documentId }) => documentId),
      )
      for (const { documentId, entryId, period } of outdated)
        if (ids.includes(documentId))
          await deps.jobs.enqueue(
            REDRAW_KEPT_DOCUMENT.of(deps.ids.next<JobId>(), { namespaceId, entryId, period }, namespaceId),
          )
    },
  })
