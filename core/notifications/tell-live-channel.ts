import { ROWS_CHANGED } from '../farm/index.ts'
import { declareReader, handleEvents } from '../shared/events.ts'
import type { JobHandler } from '../shared/job.ts'
import type { EventsRead } from '../shared/ports/events-read.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { SOURCE_DELETED } from '../sources/index.ts'

/** Tells open screens what changed on the farm. */
export const LIVE_CHANNEL = declareReader('tell_live_channel', {
  rowsChanged: ROWS_CHANGED,
  sourceDeleted: SOURCE_DELETED,
})

interface Dependencies {
  transaction: Transaction
  eventsRead: EventsRead
  live: LiveEvents
}

export const handleLiveChannel = ({ live, ...reading }: Dependencies): JobHandler =>
  handleEvents(LIVE_CHANNEL, reading, {
    async rowsChanged(namespace, { rows }) {
      for (const { kind, ids } of rows) await live.publish(namespace, { event: 'rows.changed', data: { kind, ids } })
    },
    sourceDeleted: (namespace, { documentId }) =>
      live.publish(namespace, { event: 'source.deleted', data: { document_id: documentId } }),
  })
