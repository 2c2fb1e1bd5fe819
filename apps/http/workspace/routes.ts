import { z } from 'zod'
import {
  faultText,
  FORMATS,
  KIND_SLUGS,
  kindOf,
  type Farm,
  type Fault,
  type Fields,
  type Kind,
  type KindSlug,
  type RowFilter,
  type RowId,
  type RowNotFound,
  type RowRefused,
  type RowStale,
  type ShownRow,
} from '../../../core/farm/index.ts'
import { HttpError, notFound, ValidationError } from '../pipeline/http-error.ts'
import { route, type Answer, type Route } from '../pipeline/route.ts'
import { examplesOf, pascal, schemasOf } from './schemas.ts'

const RowParams = z.object({ id: z.guid().toLowerCase() })
const Match = z.object({
  'If-Match': z
    .string()
    .regex(/^"\d{1,9}"$|^\*$/, 'Erwartet wird der ETag, den diese Zeile hatte, zum Beispiel "3".')
    .optional()
    .describe('The ETag that the row had when you read it; with another one nothing is changed'),
})

interface ListQuery {
  limit: number
  offset: number
  count: 'true' | 'false'
  q?: string
}

/** The routes of every kind of row. */
export const workspaceRoutes = (farm: Farm): Route[] => KIND_SLUGS.flatMap((slug) => routesOf(kindOf(slug), slug, farm))

function routesOf(kind: Kind, slug: KindSlug, farm: Farm): Route[] {
  const { Create, Change, Kept, List, Query } = schemasOf(kind)
  const { given, change, kept } = examplesOf(kind)
  const [path, name] = [`/workspace/${slug}`, pascal(slug)]
  const common = { tag: 'Workspace', access: 'bearer' as const, budget: 'general' as const }
  const unknown = { 404: 'no such row in the caller’s namespace' }
  const stale = { 412: 'the row has another version than If-Match names' }
  const taken = { 409: { when: 'another row has the same key, such as an ear tag', codes: ['duplicate'] } }
  return [
    route({
      ...common,
      method: 'get',
      path,
      operationId: `list${name}`,
      summary: `List: ${kind.label}`,
      description: 'Newest first.',
      query: Query,
      responses: {
        200: { description: 'A page of rows', schema: List, example: { items: [kept], has_more: false, total: 1 } },
      },
      async handle({ actor, query }) {
        const { limit, offset, count, q, ...filters } = query as ListQuery
        const { json, hasMore, total } = await farm.showRows(actor, slug, {
          limit,
          offset,
          count: count === 'true',
          text: q,
          filters: readFilters(kind.fields, filters),
        })
        const counted = total === undefined ? '' : `,"total":${total}`
        return { status: 200, json: `{"items":${json},"has_more":${hasMore}${counted}}` }
      },
    }),
    route({
      ...common,
      method: 'post',
      path,
      operationId: `create${name}`,
      summary: `Create: ${kind.singular}`,
      body: Create,
      bodyExample: given,
      responses: {
        201: {
          description: 'Made; yours, so that no source overwrites it',
          headers: ['ETag', 'Location'],
          schema: Kept,
          example: kept,
        },
      },
      failures: taken,
      async handle({ actor, body }) {
        const made = await farm.createRow(actor, slug, body as Record<string, unknown>)
        if (made.err) throw refusal(made.val, kind)
        return rowAnswer(201, made.val, { Location: `${path}/${made.val.id}` })
      },
    }),
    route({
      ...common,
      method: 'get',
      path: `${path}/{id}`,
      operationId: `read${name}`,
      summary: `Read: ${kind.singular}`,
      params: RowParams,
      responses: {
        200: { description: 'The row; its ETag is its version', headers: ['ETag'], schema: Kept, example: kept },
      },
      failures: unknown,
      async handle({ actor, params }) {
        const found = await farm.readRow(actor, slug, params.id as RowId)
        if (found.err) throw refusal(found.val, kind)
        return rowAnswer(200, found.val)
      },
    }),
    route({
      ...common,
      method: 'patch',
      path: `${path}/{id}`,
      operationId: `change${name}`,
      summary: `Change: ${kind.singular}`,
      description: 'Only the fields that are given; null empties one. The row is yours from then on.',
      params: RowParams,
      headers: Match,
      body: Change,
      bodyExample: change,
      responses: { 200: { description: 'Changed', headers: ['ETag'], schema: Kept, example: { ...kept, version: 2 } } },
      failures: { ...unknown, ...taken, ...stale },
      async handle({ actor, params, headers, body }) {
        const changed = await farm.changeRow(
          actor,
          slug,
          params.id as RowId,
          body as Record<string, unknown>,
          versionOf(headers['If-Match']),
        )
        if (changed.err) throw refusal(changed.val, kind)
        return rowAnswer(200, changed.val)
      },
    }),
    route({
      ...common,
      method: 'delete',
      path: `${path}/{id}`,
      operationId: `delete${name}`,
      summary: `Delete: ${kind.singular}`,
      params: RowParams,
      headers: Match,
      responses: { 204: { description: 'Deleted' } },
      failures: { ...unknown, ...stale },
      async handle({ actor, params, headers }) {
        const deleted = await farm.deleteRow(actor, slug, params.id as RowId, versionOf(headers['If-Match']))
        if (deleted.err) throw refusal(deleted.val, kind)
        return { status: 204 }
      },
    }),
  ]
}

const versionOf = (match: string | undefined): number | undefined =>
  match === undefined || match === '*' ? undefined : Number(match.slice(1, -1))

const rowAnswer = (status: number, { version, json }: ShownRow, headers: Record<string, string> = {}): Answer => ({
  status,
  json,
  headers: { ETag: `"${version}"`, ...headers },
})

function refusal(failure: RowNotFound | RowRefused | RowStale, kind: Kind): Error {
  const refusals: {
    [K in (typeof failure)['kind']]: (failure: Extract<RowNotFound | RowRefused | RowStale, { kind: K }>) => Error
  } = {
    row_not_found: () => notFound(`Diese Zeile gibt es unter „${kind.label}“ nicht.`),
    version_conflict: () =>
      new HttpError(412, 'version_conflict', 'Die Zeile wurde inzwischen geändert. Lies sie neu und ändere sie dann.'),
    key_taken: ({ called }) => new HttpError(409, 'duplicate', `„${called}“ gibt es unter „${kind.label}“ schon.`),
    invalid_values: ({ faults }) =>
      new ValidationError(
        faults.map((fault: Fault) => ({ loc: ['body', ...fault.path], msg: faultText(fault), type: fault.fault.code })),
      ),
  }
  return (refusals[failure.kind] as (failure: RowNotFound | RowRefused | RowStale) => Error)(failure)
}

/** What the query narrows the list to; a text with a format is sought in its one spelling. */
function readFilters(fields: Fields, query: Record<string, string | number | undefined>): RowFilter[] {
  return Object.entries(query).flatMap(([name, value]): RowFilter[] => {
    if (value === undefined) return []
    const end = /_(from|until)$/.exec(name)?.[1]
    if (end !== undefined && !Object.hasOwn(fields, name))
      return [{ field: name.slice(0, -end.length - 1), is: end === 'from' ? 'at_least' : 'at_most', value }]
    const { shape } = fields[name]!
    if (shape.type === 'flag') return [{ field: name, is: 'equal', value: value === 'true' }]
    return [
      {
        field: name,
        is: 'equal',
        value:
          shape.type === 'text' && shape.format ? (FORMATS[shape.format].canonical(String(value)) ?? value) : value,
      },
    ]
  })
}
