import { type DocumentId } from '../../../core/shared/ids.ts'
import type { Library } from '../../../core/library/index.ts'
import type { Sources } from '../../../core/sources/index.ts'
import { presentImpact, presentStatus } from '../../presenters/sources.ts'
import { route, type Route } from '../pipeline/route.ts'
import { SuccessResponse } from '../pipeline/schemas.ts'
import { EXAMPLE, EXAMPLE_STATUS } from './examples.ts'
import { FAILURES, looseId, NO_SOURCE } from './failures.ts'
import {
  DeleteQuery,
  LooseSourceParams,
  ReprocessResponse,
  SourceCategoryRequest,
  SourceCategoryResponse,
  SourceImpactResponse,
  SourceParams,
  TrainingStatusResponse,
} from './schemas.ts'

/** One source: its state, its filing, its end. */
export const sourceRoutes = (sources: Sources, library: Pick<Library, 'findDocumentsOfKinds'>): Route[] => [
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
        headers: ['Location'],
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
          loses_reference: [
            {
              kind: 'letters',
              id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d40',
              label: 'Anhörung zur Düngung',
              field: 'sender_id',
            },
          ],
          living_documents: [{ entry_id: 'sachkunde', period: '', title: 'Sachkundenachweise und Fortbildungen' }],
          totals: { removed: 0, kept: 0 },
        },
      },
    },
    failures: { 404: NO_SOURCE },
    async handle({ actor, params }) {
      const result = await sources.readImpact(actor, params.document_id as DocumentId)
      if (result.err) throw FAILURES[result.val.kind]
      const { removes, keeps, losesReference } = result.val
      const kinds = new Set([...removes, ...keeps, ...losesReference].map(({ kind }) => kind))
      const living = kinds.size === 0 ? [] : await library.findDocumentsOfKinds(actor.namespaceId, kinds)
      return { status: 200, body: presentImpact(result.val, living) }
    },
  }),
]
