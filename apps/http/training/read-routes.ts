import { z } from 'zod'
import { FAECHER } from '../../../core/extraction/index.ts'
import type { Knowledge } from '../../../core/knowledge/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { foldText } from '../../../core/shared/german/fold.ts'
import { isDay } from '../../../core/shared/time/days.ts'
import type { Sources } from '../../../core/sources/index.ts'
import { presentStatus } from '../../presenters/sources.ts'
import { notFound } from '../pipeline/http-error.ts'
import { counting, total } from '../pipeline/list-total.ts'
import { route, type Route } from '../pipeline/route.ts'
import { EXAMPLE, EXAMPLE_STATUS } from './examples.ts'
import { Boxes, SourceStatusText, TrainingStatusResponse } from './schemas.ts'

const Day = z
  .string()
  .refine(isDay, 'Erwartet wird ein Tag, wie 2026-05-20.')
  .optional()
  .meta({ description: 'A day of the document, included', override: { type: 'string', format: 'date' } })

const ListQuery = z.strictObject({
  category: z.enum(FAECHER).optional(),
  status: SourceStatusText.optional(),
  q: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,100}$/u, 'Erwartet werden 1 bis 100 Zeichen ohne Steuerzeichen.')
    .optional()
    .describe('Stands in the title or the file name'),
  sender: z
    .string()
    .max(100)
    .refine((text) => foldText(text) !== '', 'Erwartet werden Buchstaben oder Ziffern.')
    .optional()
    .describe('Stands in the sender, whatever the case; ä, ae and a are one letter'),
  dated_from: Day,
  dated_until: Day,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  count: counting(),
})
const List = z
  .object({ items: z.array(TrainingStatusResponse), has_more: z.boolean(), total: total() })
  .meta({ id: 'TrainingList' })

const PageParams = z.object({
  document_id: z.guid().toLowerCase().describe('Id of a source'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'Erwartet wird die Nummer einer Seite, ab 1.')
    .meta({ description: 'From 1', override: { type: 'integer', minimum: 1 } }),
})
const PageQuery = z.strictObject({
  from: z.coerce.number().int().min(0).max(1_000_000_000).default(0).describe('Where to go on in a long page'),
})
const PageResponse = z
  .object({
    document_id: z.uuid(),
    title: z.string(),
    page: z.int(),
    start: z.int().describe('Where `text` begins in the text of the page; all offsets are UTF-16 units'),
    text: z.string().describe('Every word of the page; the space between paragraphs may be other space'),
    lines: z
      .array(z.object({ start: z.int(), end: z.int(), boxes: Boxes }))
      .describe('The lines that hold something, by where they stand in the text of the page and on the page itself'),
    has_more: z.boolean().describe('The page goes on: ask again with `from` = start + length of `text`'),
    previous: z.int().nullable(),
    next: z.int().nullable(),
  })
  .meta({ id: 'TrainingPageResponse' })

const TEXT = 'Bodenuntersuchung\nLanger Kamp'
const LINES = [
  { start: 0, end: 17, boxes: [{ x: 0.1008, y: 0.0577, width: 0.2733, height: 0.0226 }] },
  { start: 18, end: 29, boxes: [{ x: 0.1008, y: 0.0927, width: 0.1109, height: 0.0139 }] },
]

/** What sources there are, and what they say. */
export const readRoutes = ({ sources, knowledge }: { sources: Sources; knowledge: Knowledge }): Route[] => [
  route({
    method: 'get',
    path: '/training',
    operationId: 'listTraining',
    tag: 'Training',
    access: { agent: 'documents.read' },
    budget: 'read',
    summary: 'List the sources',
    description: 'Newest first.',
    query: ListQuery,
    responses: {
      200: {
        description: 'A page of sources',
        schema: List,
        example: { items: [EXAMPLE_STATUS], has_more: false, total: 1 },
      },
    },
    async handle({ actor, query: { q, dated_from, dated_until, limit, offset, count, ...filter } }) {
      const passing = { ...filter, text: q, datedFrom: dated_from, datedUntil: dated_until }
      const [listed, counted] = await Promise.all([
        sources.listSources(actor, { ...passing, limit, offset }),
        count === 'true' ? sources.countSources(actor, passing) : undefined,
      ])
      return {
        status: 200,
        body: {
          items: listed.sources.map(presentStatus),
          has_more: listed.more,
          ...(counted && { total: counted.total }),
        },
      }
    },
  }),
  route({
    method: 'get',
    path: '/training/{document_id}/pages/{page}',
    operationId: 'readTrainingPage',
    tag: 'Training',
    access: { agent: 'documents.read' },
    budget: 'read',
    summary: 'Read a page of a source with the places of its lines',
    description:
      'Sources of answers name `start` and `end` in this text, and the `boxes` of the lines that they touch.',
    params: PageParams,
    query: PageQuery,
    responses: {
      200: {
        description: 'The page, about 200,000 characters of it',
        schema: PageResponse,
        example: {
          document_id: EXAMPLE.document_id,
          title: EXAMPLE_STATUS.title,
          page: 1,
          start: 0,
          text: TEXT,
          lines: LINES,
          has_more: false,
          previous: null,
          next: 2,
        },
      },
    },
    failures: { 404: 'no such source, or it has no text on that page' },
    async handle({ actor, params, query }) {
      const document = params.document_id as DocumentId
      const found = await knowledge.readPage(actor, { document, page: Number(params.page), from: query.from })
      if (found.err)
        throw notFound(
          found.val.kind === 'page_not_found'
            ? 'Auf dieser Seite steht kein Text.'
            : 'Diese Quelle gibt es hier nicht, oder sie ist noch nicht eingelesen.',
        )
      const { more, ...page } = found.val
      return {
        status: 200,
        body: { document_id: document, ...page, has_more: more },
      }
    },
  }),
]
