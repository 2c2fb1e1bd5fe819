import { kindOf, type KindSlug, type ProposalStore } from '../farm/index.ts'
import { germanList, germanNumber } from '../shared/german/write-german.ts'
import { declareReader, handleEvents } from '../shared/events.ts'
import type { JobHandler } from '../shared/job.ts'
import type { EventsRead } from '../shared/ports/events-read.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { readFailureText, SOURCE_ENDED, type Source, type SourceStore } from '../sources/index.ts'
import type { Message } from './notification.ts'
import { notify, type NotifyDependencies } from './notify.ts'

/** Notifies people of what came of their documents. */
export const NOTIFY_OF_SOURCES = declareReader('notify_of_sources', { sourceEnded: SOURCE_ENDED })

export interface FollowSourcesDependencies extends NotifyDependencies {
  transaction: Transaction
  eventsRead: EventsRead
  sources: Pick<SourceStore, 'byId'>
  proposals: Pick<ProposalStore, 'countOf'>
}

export const handleSources = (deps: FollowSourcesDependencies): JobHandler =>
  handleEvents(NOTIFY_OF_SOURCES, deps, {
    async sourceEnded(namespace, { documentId, jobId }) {
      const source = await deps.sources.byId(namespace, documentId)
      // A newer run tells of itself.
      if (source?.jobId !== jobId) return
      const waiting = source.status === 'completed' ? await deps.proposals.countOf(namespace, documentId) : 0
      if (waiting > 0)
        await deps.live.publish(namespace, {
          event: 'proposal.created',
          data: { document_id: documentId, count: waiting },
        })
      // Papers come in stacks: people hear of a stack once.
      await notify(deps, namespace, messagesOf(source, waiting), { held: true })
    },
  })

/** What is to be told of a source whose run has ended; `waiting` proposals of it wait. */
export function messagesOf(source: Source, waiting: number): Message[] {
  const { id, jobId, filename, status, error } = source
  const common = { about: `${id} ${jobId}`, link: `/quellen/${id}` }
  if (status === 'failed')
    return [
      {
        ...common,
        kind: 'source_failed',
        title: `${filename} ließ sich nicht lesen.`,
        body: error ? readFailureText(error) : '',
        link: null,
      },
    ]
  if (status !== 'completed') return []
  const rows = Object.values(source.derived).reduce((sum, count) => sum + count, 0)
  const read: Message = {
    ...common,
    kind: 'source_read',
    title: `${filename} ist gelesen: ${rows === 0 ? 'Du kannst jetzt danach fragen.' : `${lines(rows)} angelegt.`}`,
    body: rows === 0 ? '' : `${byKind(source.derived)}.`,
  }
  if (waiting === 0) return [read]
  const title = `${filename}: ${waiting === 1 ? 'Eine Angabe wartet' : `${germanNumber(waiting)} Angaben warten`} auf dein Wort.`
  return [
    read,
    {
      ...common,
      kind: 'proposals_waiting',
      title,
      body: 'Hofkern war sich nicht sicher, oder das Dokument sagt etwas anderes als du. Sieh nach und übernimm, was stimmt.',
    },
  ]
}

const lines = (count: number): string => (count === 1 ? 'eine Zeile' : `${germanNumber(count)} Zeilen`)

const byKind = (derived: Readonly<Record<string, number>>): string =>
  germanList(
    Object.entries(derived)
      .filter(([, count]) => count > 0)
      .map(([slug, count]) => `${kindOf(slug as KindSlug).label} (${germanNumber(count)})`),
  )
