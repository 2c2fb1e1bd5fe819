import { z } from 'zod'
import type {
  DocumentKept,
  DocumentNotFound,
  EntryNotFound,
  Library,
  PeriodUnknown,
} from '../../../core/library/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { HttpError, notFound, ValidationError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'
import {
  EXAMPLE_ENTRY,
  EXAMPLE_STATE,
  LibraryAdoptRequest,
  LibraryEntryState,
  LibraryResponse,
  LibraryToggleRequest,
  presentEntry,
  presentState,
} from './schemas.ts'

type Failure = EntryNotFound | PeriodUnknown | DocumentNotFound | DocumentKept

/** As an answer to who asked. */
const FAILURES: { readonly [K in Failure['kind']]: (failure: Extract<Failure, { kind: K }>) => Error } = {
  entry_not_found: () => notFound('Diesen Eintrag gibt es in der Bibliothek nicht.'),
  document_not_found: () => notFound('Dieses Dokument gibt es in deinen Quellen nicht.'),
  document_kept: () =>
    new HttpError(
      409,
      'document_kept',
      'Für diesen Zeitraum liegt schon ein Dokument in der Bibliothek. Schalte den Eintrag aus, dann kannst du ein anderes übernehmen.',
    ),
  period_unknown: ({ example }) =>
    new ValidationError([
      {
        loc: ['body', 'period'],
        msg: `Diesen Zeitraum gibt es hier nicht. Erwartet wird einer wie ${example}.`,
        type: 'period_unknown',
      },
    ]),
}

const answerTo = <K extends Failure['kind']>(failure: Extract<Failure, { kind: K }>): Error =>
  FAILURES[failure.kind as K](failure)

const params = z.object({ entry_id: z.string() })
const common = { tag: 'Library', access: 'bearer' } as const

export const libraryRoutes = (library: Library): Route[] => [
  readRoute(library),
  switchRoute(library),
  adoptRoute(library),
]

const readRoute = (library: Library): Route =>
  route({
    ...common,
    method: 'get',
    path: '/library',
    operationId: 'readLibrary',
    budget: 'read',
    summary: 'Read the catalog and what you keep of it',
    responses: {
      200: {
        description: 'Every entry by category, in its running period',
        schema: LibraryResponse,
        example: { categories: [{ id: 'duengung', title: 'Düngung', entries: [EXAMPLE_ENTRY] }] },
      },
    },
    async handle({ actor }) {
      const categories = await library.readLibrary(actor)
      return {
        status: 200,
        body: { categories: categories.map(({ entries, ...one }) => ({ ...one, entries: entries.map(presentEntry) })) },
      }
    },
  })

const switchRoute = (library: Library): Route =>
  route({
    ...common,
    method: 'put',
    path: '/library/{entry_id}',
    operationId: 'switchLibraryEntry',
    budget: 'general',
    summary: 'Switch an entry on or off',
    description:
      'On, a document is kept for the period, by default the running one, and drawn from your rows whenever they change; one that was archived comes back. Off, it is archived. An entry that is on goes on in the next period with a document of its own.',
    params,
    body: LibraryToggleRequest,
    bodyExample: { on: true },
    responses: { 200: { description: 'The entry', schema: LibraryEntryState, example: EXAMPLE_STATE } },
    failures: { 404: 'there is no such entry' },
    async handle({ actor, params: { entry_id: entryId }, body }) {
      const switched = await library.switchEntry(actor, { entryId, ...body })
      if (switched.err) throw answerTo(switched.val)
      return { status: 200, body: presentState(switched.val) }
    },
  })

const adoptRoute = (library: Library): Route =>
  route({
    ...common,
    method: 'post',
    path: '/library/{entry_id}/adopt',
    operationId: 'adoptLibraryDocument',
    budget: 'general',
    summary: 'Keep one of your sources as the document of an entry',
    description: 'It is copied, stays as it is when the source goes, and switches the entry on.',
    params,
    body: LibraryAdoptRequest,
    bodyExample: { document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3f', period: '2026' },
    responses: {
      200: {
        description: 'The entry',
        schema: LibraryEntryState,
        example: { ...EXAMPLE_STATE, document: { ...EXAMPLE_STATE.document, origin: 'adopted' } },
      },
    },
    failures: {
      404: 'there is no such entry, or you have no such source',
      409: { when: 'the entry keeps a document for the period', codes: ['document_kept'] },
    },
    async handle({ actor, params: { entry_id: entryId }, body }) {
      const documentId = body.document_id as DocumentId
      const adopted = await library.adoptDocument(actor, { entryId, documentId, period: body.period })
      if (adopted.err) throw answerTo(adopted.val)
      return { status: 200, body: presentState(adopted.val) }
    },
  })
