import { ROWS_CHANGED } from '../../farm/index.ts'
import { declareReader, handleEvents } from '../../shared/events.ts'
import type { JobId, NamespaceId } from '../../shared/ids.ts'
import type { JobHandler } from '../../shared/job.ts'
import type { EventsRead } from '../../shared/ports/events-read.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { PLAN_ADOPTED } from '../events.ts'
import { REDRAW_KEPT_DOCUMENT } from '../jobs.ts'
import type { Plan } from '../plans/plan.ts'
import type { Register } from '../registers/register.ts'
import { isLiving, standsOn } from './documents-of-kinds.ts'
import type { KeptDocument } from './kept-document.ts'
import { openPeriods, type ShelfDependencies } from './open-periods.ts'

/** Has the documents drawn again that changed rows stand in, and the plan of which something else was adopted. */
export const OUTDATE_KEPT_DOCUMENTS = declareReader('outdate_kept_documents', {
  rowsChanged: ROWS_CHANGED,
  planAdopted: PLAN_ADOPTED,
})

interface Dependencies extends ShelfDependencies {
  transaction: Transaction
  eventsRead: EventsRead
  registers: readonly Register[]
  plans: readonly Plan[]
}

export const handleRows = (deps: Dependencies): JobHandler =>
  handleEvents(OUTDATE_KEPT_DOCUMENTS, deps, {
    async rowsChanged(namespaceId, { rows }) {
      await outdate(deps, namespaceId, standsOn(deps, new Set(rows.map(({ kind }) => kind))))
    },
    async planAdopted(namespaceId, plan) {
      await outdate(deps, namespaceId, ({ entryId, period }) => entryId === plan.entryId && period === plan.period)
    },
  })

async function outdate(deps: Dependencies, namespaceId: NamespaceId, isMeant: (document: KeptDocument) => boolean) {
  const today = dayOf(deps.clock.now())
  const outdated = (await openPeriods(deps, namespaceId)).filter(
    (document) => isLiving(document, today) && isMeant(document),
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
}
