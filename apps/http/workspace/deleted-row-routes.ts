import { z } from 'zod'
import { kindOf, type Farm, type RowId } from '../../../core/farm/index.ts'
import { time } from '../../presenters/time.ts'
import { HttpError, notFound } from '../pipeline/http-error.ts'
import { counting, total } from '../pipeline/list-total.ts'
import { wholeNumber } from '../pipeline/query-number.ts'
import { route, type Route } from '../pipeline/route.ts'
import { EXAMPLE_ID } from './schemas.ts'
import { RowKind } from '../description/named-values.ts'

const DeletedRow = z
  .object({
    kind: RowKind,
    id: z.uuid(),
    label: z.string(),
    deleted_at: z.iso.datetime(),
    deleted_by: z.enum(['person', 'source']).describe('source: it went with the document that it came of'),
    document_name: z.string().nullable().describe('What that document was called'),
    restorable_until: z.iso.datetime(),
  })
  .meta({ id: 'DeletedRow' })

const DeletedRowList = z
  .object({ items: z.array(DeletedRow), has_more: z.boolean(), total: total() })
  .meta({ id: 'DeletedRowList' })

const RestoredRow = z
  .looseObject({ id: z.uuid(), version: z.int(), label: z.string() })
  .meta({ id: 'RestoredRow', description: 'The row, as rows of its kind are read' })

const EXAMPLE = {
  kind: 'contacts',
  id: EXAMPLE_ID,
  label: 'Landkreis Rotenburg',
  deleted_at: '2026-05-20T06:30:00.000Z',
  deleted_by: 'source',
  document_name: 'anhoerung.pdf',
  restorable_until: '2026-06-19T06:30:00.000Z',
}

/** Rows that were deleted, and bringing them back. */
export const deletedRowRoutes = (farm: Farm): Route[] => [
  route({
    method: 'get',
    path: '/workspace/deleted',
    operationId: 'listDeletedRows',
    tag: 'Workspace',
    access: 'bearer',
    budget: 'general',
    summary: 'List the deleted rows that can be brought back',
    query: z.strictObject({
      kind: RowKind.optional(),
      limit: wholeNumber(1, 200).default(50),
      offset: wholeNumber(0, 1_000_000).default(0),
      count: counting(),
    }),
    responses: {
      200: {
        description: 'The last deleted first',
        schema: DeletedRowList,
        example: { items: [EXAMPLE], has_more: false, total: 1 },
      },
    },
    async handle({ actor, query }) {
      const { count, ...page } = query
      const found = await farm.listDeletedRows(actor, { ...page, count: count === 'true' })
      const items = found.rows.map(({ kind, id, label, at, by, documentName, until }) => ({
        kind,
        id,
        label,
        deleted_at: time(at),
        deleted_by: by,
        document_name: documentName,
        restorable_until: time(until),
      }))
      return { status: 200, body: { items, has_more: found.hasMore, total: found.total } }
    },
  }),
  route({
    method: 'post',
    path: '/workspace/{kind}/{id}/restore',
    operationId: 'restoreRow',
    tag: 'Workspace',
    access: 'bearer',
    budget: 'general',
    summary: 'Bring a deleted row back',
    description:
      'As it was, with its id, for 30 days; what referred to it does so again where that field is still empty and untouched. A row that went with a document comes back as yours. A row that is there is given as it is.',
    params: z.object({ kind: RowKind, id: z.guid().toLowerCase() }),
    responses: {
      200: {
        description: 'The row; its ETag is its version',
        headers: ['ETag'],
        schema: RestoredRow,
        example: { id: EXAMPLE_ID, version: 2, label: EXAMPLE.label },
      },
    },
    failures: {
      404: 'no such row in the caller’s namespace, or it was deleted more than 30 days ago',
      409: { when: 'another row has its key by now, such as an ear tag; nothing is changed', codes: ['key_taken'] },
    },
    async handle({ actor, params: { kind, id } }) {
      const restored = await farm.restoreRow(actor, kind, id as RowId)
      if (restored.ok) {
        const { version, json } = restored.val
        return { status: 200, json, headers: { ETag: `"${version}"` } }
      }
      const { label } = kindOf(kind)
      if (restored.val.kind === 'row_not_found')
        throw notFound(`Diese Zeile gibt es unter „${label}“ nicht, und sie lässt sich nicht mehr zurückholen.`)
      throw new HttpError(
        409,
        'key_taken',
        `„${restored.val.called}“ gibt es unter „${label}“ inzwischen wieder. Ändere oder lösche erst jene Zeile.`,
      )
    },
  }),
]
