import type { Sources } from '../../../core/sources/index.ts'
import { presentRegistered } from '../../presenters/sources.ts'
import { route, type Answer, type Route } from '../pipeline/route.ts'
import { EXAMPLE, EXAMPLE_STATUS } from './examples.ts'
import { FAILURES } from './failures.ts'
import { FromInboundTrainingRequest, TrainingResponse, UploadForm } from './schemas.ts'

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

/** How a file becomes a source. */
export const submitRoutes = (sources: Sources): Route[] => [
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
        headers: ['Location'],
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
]
