import type { Knowledge } from '../../../core/knowledge/index.ts'
import { type DocumentId, isUuid } from '../../../core/shared/ids.ts'
import type { RegisterFromLetterFailure, SourceNotFound, Sources } from '../../../core/sources/index.ts'
import { notFound, type HttpError } from '../pipeline/http-error.ts'
import { route, type Answer, type Route } from '../pipeline/route.ts'
import { SuccessResponse } from '../pipeline/schemas.ts'
import { presentImpact, presentRegistered, presentStatus } from '../../presenters/sources.ts'
import { time } from '../../presenters/time.ts'
import {
  DeleteQuery,
  FromInboundTrainingRequest,
  LooseSourceParams,
  MemoryStatsResponse,
  ReprocessResponse,
  SourceCategoryRequest,
  SourceCategoryResponse,
  SourceImpactResponse,
  SourceParams,
  SourcePreviewsRequest,
  SourcePreviewsResponse,
  SourceUrlResponse,
  TrainingResponse,
  TrainingStatusResponse,
  UploadForm,
} from './schemas.ts'

const FAILURES: Record<(SourceNotFound | RegisterFromLetterFailure)['kind'], HttpError> = {
  source_not_found: notFound('Diese Quelle gibt es hier nicht.'),
  letter_not_found: notFound('Diesen Brief gibt es hier nicht.'),
}

const NO_SOURCE = 'no such source in the caller’s namespace'

const EXAMPLE = {
  document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  job_id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b',
  category: 'duengung',
  status_url: '/training/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  time: '2026-05-20T06:30:00.000Z',
}
const EXAMPLE_STATUS = {
  document_id: EXAMPLE.document_id,
  job_id: EXAMPLE.job_id,
  status: 'completed',
  progress: 1,
  stage_detail: 'Fertig',
  error: null,
  title: 'Bodenuntersuchung Langer Kamp',
  filename: 'boden_2026.pdf',
  category: 'duengung',
  pages: 2,
  passages: 5,
  derived: {},
  warnings: [],
  created_at: EXAMPLE.time,
  updated_at: EXAMPLE.time,
  completed_at: EXAMPLE.time,
}

const looseId = (text: string): DocumentId => {
  if (!isUuid(text)) throw FAILURES.source_not_found
  return text.toLowerCase() as DocumentId
}

const registered = ({
  source,
  outcome,
}: {
  source: Parameters<typeof presentRegistered>[0]
  outcome: 'accepted' | 'duplicate'
}): Answer => ({
  status: outcome === 'accepted' ? 202 : 200,
  body: presentRegistered(source, outcome),
  headers: outcome === 'accepted' ? { Location: `/training/${source.id}` } : {},
})

export const trainingRoutes = ({ sources, knowledge }: { sources: Sources; knowledge: Knowledge }): Route[] => [
  route({
    method: 'post',
    path: '/training',
    operationId: 'submitTraining',
    tag: 'Training',
    access: { agent: 'training.write' },
    budget: 'uploads',
    idempotent: true,
    summary: 'Submit a file as a source',
    description:
      'Recognized by content, not by name. 202 means that ingestion was queued: poll `Location`. 200 means that these bytes are already here and nothing was queued.',
    upload: UploadForm,
    bodyExample: { title: EXAMPLE_STATUS.title, category: EXAMPLE_STATUS.category },
    responses: {
      202: {
        description: 'Accepted; ingestion runs in the background',
        schema: TrainingResponse,
        example: { ...EXAMPLE, time: undefined, status: 'accepted' },
      },
      200: {
        description: 'These bytes are already a source of this namespace',
        schema: TrainingResponse,
        example: { ...EXAMPLE, time: undefined, status: 'duplicate' },
      },
    },
    failures: {
      413: 'the file is larger than HOFKERN_MAX_UPLOAD_MB',
      415: 'the body is not multipart/form-data',
      409: 'the first request with this Idempotency-Key is still running',
    },
    async handle({ actor, body, file }) {
      return registered(await sources.registerSource(actor, { file, category: body.category, title: body.title }))
    },
  }),
  route({
    method: 'post',
    path: '/training/from-inbound',
    operationId: 'trainingFromInbound',
    tag: 'Training',
    access: 'bearer',
    budget: 'general',
    summary: 'Copy an inbound letter into the sources',
    body: FromInboundTrainingRequest,
    bodyExample: { letter_id: EXAMPLE.document_id, category: 'briefe' },
    responses: {
      200: {
        description: 'The source of this letter; repeated calls give the same',
        schema: TrainingResponse,
        example: { ...EXAMPLE, time: undefined, status: 'accepted' },
      },
    },
    failures: { 404: 'no such letter in the caller’s namespace' },
    async handle({ actor, body }) {
      const result = await sources.registerFromLetter(actor, { letterId: body.letter_id, category: body.category })
      if (result.err) throw FAILURES[result.val.kind]
      return { status: 200, body: presentRegistered(result.val.source, result.val.outcome) }
    },
  }),
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
  route({
    method: 'patch',
    path: '/training/{document_id}',
    operationId: 'fileTraining',
    tag: 'Training',
    access: 'bearer',
    budget: 'general',
    summary: 'File a source into another Fach',
    description: 'A person’s filing is final and survives a reprocess.',
    params: SourceParams,
    body: SourceCategoryRequest,
    bodyExample: { category: 'duengung' },
    responses: {
      200: {
        description: 'Filed',
        schema: SourceCategoryResponse,
        example: { document_id: EXAMPLE.document_id, category: 'duengung' },
      },
    },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params, body }) {
      const result = await sources.fileSource(actor, params.document_id as DocumentId, body.category)
      if (result.err) throw FAILURES[result.val.kind]
      return { status: 200, body: { document_id: result.val.id, category: result.val.category } }
    },
  }),
  route({
    method: 'delete',
    path: '/training/{document_id}',
    operationId: 'deleteTraining',
    tag: 'Training',
    access: 'bearer',
    budget: 'general',
    summary: 'Delete a source',
    description: 'Does what impact says. It is out of the search at once; its files follow.',
    params: LooseSourceParams,
    query: DeleteQuery,
    responses: { 200: { description: 'Deleted', schema: SuccessResponse, example: { success: true } } },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params, query }) {
      const result = await sources.deleteSource(actor, looseId(params.document_id), { keepDerived: query.keep_derived })
      if (result.err) throw FAILURES[result.val.kind]
      return { status: 200, body: { success: true } }
    },
  }),
  route({
    method: 'get',
    path: '/training/{document_id}',
    operationId: 'trainingStatus',
    tag: 'Training',
    access: { agent: 'training.write' },
    budget: 'general',
    summary: 'Read the status of a source',
    params: SourceParams,
    responses: {
      200: { description: 'Where ingestion stands', schema: TrainingStatusResponse, example: EXAMPLE_STATUS },
    },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params }) {
      const result = await sources.readSource(actor, params.document_id as DocumentId)
      if (result.err) throw FAILURES[result.val.kind]
      return { status: 200, body: presentStatus(result.val) }
    },
  }),
  route({
    method: 'post',
    path: '/training/{document_id}/reprocess',
    operationId: 'reprocessTraining',
    tag: 'Training',
    access: 'bearer',
    budget: 'general',
    summary: 'Read a source again',
    params: SourceParams,
    responses: {
      202: {
        description: 'Queued',
        schema: ReprocessResponse,
        example: { document_id: EXAMPLE.document_id, job_id: EXAMPLE.job_id },
      },
    },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params }) {
      const result = await sources.reprocessSource(actor, params.document_id as DocumentId)
      if (result.err) throw FAILURES[result.val.kind]
      return {
        status: 202,
        body: { document_id: result.val.documentId, job_id: result.val.jobId },
        headers: { Location: `/training/${result.val.documentId}` },
      }
    },
  }),
  route({
    method: 'get',
    path: '/training/{document_id}/impact',
    operationId: 'trainingImpact',
    tag: 'Training',
    access: 'bearer',
    budget: 'general',
    summary: 'Tell what deleting a source would remove and keep',
    params: SourceParams,
    responses: {
      200: {
        description: 'The plan that deletion carries out',
        schema: SourceImpactResponse,
        example: {
          document_id: EXAMPLE.document_id,
          removes: { original: true, passages: 5, graph_nodes: 12, rows: [] },
          keeps: [],
          totals: { removed: 0, kept: 0 },
        },
      },
    },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params }) {
      const result = await sources.readImpact(actor, params.document_id as DocumentId)
      if (result.err) throw FAILURES[result.val.kind]
      return { status: 200, body: presentImpact(result.val) }
    },
  }),
]
