import type { Knowledge } from '../../../core/knowledge/index.ts'
import { type DocumentId } from '../../../core/shared/ids.ts'
import type { Sources } from '../../../core/sources/index.ts'
import { time } from '../../presenters/time.ts'
import { route, type Route } from '../pipeline/route.ts'
import { EXAMPLE } from './examples.ts'
import { FAILURES, looseId, NO_SOURCE } from './failures.ts'
import {
  LooseSourceParams,
  MemoryStatsResponse,
  SourcePreviewsRequest,
  SourcePreviewsResponse,
  SourceUrlResponse,
} from './schemas.ts'

/** What there is of sources, and their files. */
export const fileRoutes = ({ sources, knowledge }: { sources: Sources; knowledge: Knowledge }): Route[] => [
  route({
    method: 'get',
    path: '/training/memory-stats',
    operationId: 'trainingMemoryStats',
    tag: 'Training',
    access: 'bearer',
    budget: 'read',
    summary: 'Count the nodes of the three knowledge graphs',
    responses: {
      200: {
        description: 'Nodes by graph; 0 where a graph is unavailable',
        schema: MemoryStatsResponse,
        example: { knowledge: 4210, personal: 318, team: 0 },
      },
    },
    handle: async ({ actor }) => ({ status: 200, body: await knowledge.readMemoryStats(actor) }),
  }),
  route({
    method: 'post',
    path: '/training/previews',
    operationId: 'trainingPreviews',
    tag: 'Training',
    access: 'bearer',
    budget: 'general',
    summary: 'Get first-page pictures of sources',
    body: SourcePreviewsRequest,
    bodyExample: { document_ids: [EXAMPLE.document_id] },
    responses: {
      200: {
        description: 'Addresses of PNG pictures, 640 px wide',
        schema: SourcePreviewsResponse,
        example: {
          previews: [
            {
              document_id: EXAMPLE.document_id,
              url: 'http://127.0.0.1:8080/objects/preview.png',
              expires_at: EXAMPLE.time,
            },
          ],
        },
      },
    },
    async handle({ actor, body }) {
      const files = await sources.readPreviewUrls(actor, body.document_ids as DocumentId[])
      return {
        status: 200,
        body: {
          previews: files.map(({ source, url, expiresAt }) => ({
            document_id: source.id,
            url,
            expires_at: time(expiresAt),
          })),
        },
      }
    },
  }),
  route({
    method: 'get',
    path: '/training/{document_id}/url',
    operationId: 'trainingOriginalUrl',
    tag: 'Training',
    access: { agent: 'training.write' },
    budget: 'general',
    summary: 'Get a short-lived address of the original file',
    params: LooseSourceParams,
    responses: {
      200: {
        description: 'Works for five minutes',
        schema: SourceUrlResponse,
        example: {
          url: 'http://127.0.0.1:8080/objects/original',
          expires_at: EXAMPLE.time,
          filename: 'boden_2026.pdf',
          content_type: 'application/pdf',
          size_bytes: 148_221,
        },
      },
    },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params }) {
      const result = await sources.readOriginalUrl(actor, looseId(params.document_id))
      if (result.err) throw FAILURES[result.val.kind]
      const { source, url, expiresAt } = result.val
      return {
        status: 200,
        body: {
          url,
          expires_at: time(expiresAt),
          filename: source.filename,
          content_type: source.contentType,
          size_bytes: source.sizeBytes,
        },
      }
    },
  }),
]
