import { ROWS_CHANGED, type ProposalStore } from '../farm/index.ts'
import { declareReader, handleEvents } from '../shared/events.ts'
import type { JobHandler } from '../shared/job.ts'
import type { EventsRead } from '../shared/ports/events-read.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { SOURCE_DELETED, SOURCE_ENDED } from '../sources/index.ts'

/** Tells open screens what changed on the farm. */
export const LIVE_CHANNEL = declareReader('tell_live_channel', {
  rowsChanged: ROWS_CHANGED,
  sourceEnded: SOURCE_ENDED,
  sourceDeleted: SOURCE_DELETED,
})

interface Dependencies {
  transaction: Transaction
  eventsRead: EventsRead
  proposals: Pick<ProposalStore, 'countOf'>
  live: LiveEvents
}

export const handleLiveChannel = ({ live, proposals, ...reading }: Dependencies): JobHandler =>
  handleEvents(LIVE_CHANNEL, reading, {
    async rowsChanged(namespace, { rows }) {
      for (const { kind, ids } of rows) await live.publish(namespace, { event: 'rows.changed', data: { kind, ids } })
    },
    async sourceEnded(namespace, { documentId }) {
      const count = await proposals.countOf(namespace, documentId)
      if (count > 0)
        await live.publish(namespace, { event: 'proposal.created', data: { document_id: documentId, count } })
    },
    sourceDeleted: (namespace, { documentId }) =>
      live.publish(namespace, { event: 'source.deleted', data: { document_id: documentId } }),
  })
