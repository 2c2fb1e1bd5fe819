import {
  readFailureText,
  safeFilename,
  type PictureRefused,
  type ReceivedFile,
  type Sources,
} from '../../../core/sources/index.ts'
import { presentRegistered } from '../../presenters/sources.ts'
import { route, type Answer, type Route } from '../pipeline/route.ts'
import { EXAMPLE, EXAMPLE_STATUS } from './examples.ts'
import { ValidationError } from '../pipeline/http-error.ts'
import { FAILURES } from './failures.ts'
import { refuseHeic } from './refuse-heic.ts'
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

const MOST_PICTURES = 20

function pictureFault({ place, reason }: PictureRefused, files: readonly ReceivedFile[]): ValidationError {
  const msg =
    reason.kind === 'unsupported_format'
      ? 'Mehrere Dateien auf einmal werden nur aus Bildern (JPEG, PNG, WebP, TIFF) ein Dokument. Lade diese für sich hoch.'
      : readFailureText(reason)
  const name = safeFilename(files[place]!.filename)
  return new ValidationError([
    { loc: ['body', 'file', place], msg: `Bild ${place + 1} („${name}“): ${msg}`, type: reason.kind },
  ])
}

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
      'Recognized by content, not by name. 202 means that ingestion was queued: poll `Location`. 200 means that these bytes are already here and nothing was queued. `file` may repeat: up to 20 pictures (JPEG, PNG, WebP, TIFF) become one PDF, a page each, in their order; the same pictures in the same order are the same source.',
    upload: UploadForm,
    mostFiles: MOST_PICTURES,
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
      413: 'the files are larger than HOFKERN_MAX_UPLOAD_MB together',
      415: {
        when: 'the body is not multipart/form-data, or a file is a picture in HEIC',
        codes: ['unsupported_media_type', 'heic'],
      },
    },
    async handle({ actor, body: { category, title }, file, files }) {
      await refuseHeic(files)
      if (files.length === 1) return registered(await sources.registerSource(actor, { file, category, title }))
      const bound = await sources.registerPictures(actor, { pictures: files, category, title })
      if (bound.err) throw pictureFault(bound.val, files)
      return registered(bound.val)
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
