import { z } from 'zod'
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi/api'
import { FAECHER } from '../../../core/extraction/index.ts'

const Category = z.enum(FAECHER).describe('Fach of the Dokumente page')
const DocumentId = z.guid().toLowerCase().describe('Id of a source')
const Time = z.iso.datetime()

export const SourceParams = z.object({ document_id: DocumentId })
/** Where the interface types the id as a string, any text is a valid parameter; one that is no id names no source. */
export const LooseSourceParams = z.object({ document_id: z.string() })

export const UploadForm = z
  .strictObject({
    category: Category.optional(),
    title: z.string().trim().min(1).max(200).optional(),
  })
  .meta({ id: 'Body_submit_training_training_post' })

export const TrainingResponse = z
  .object({
    document_id: DocumentId,
    job_id: z.uuid(),
    status: z.enum(['accepted', 'duplicate']),
    category: Category,
    status_url: z.string(),
  })
  .meta({ id: 'TrainingResponse' })

export const SourceStatusText = z.enum(['queued', 'extracting', 'indexing', 'deriving', 'completed', 'failed'])

export const TrainingStatusResponse = z
  .object({
    document_id: DocumentId,
    job_id: z.uuid(),
    status: SourceStatusText,
    progress: z.number().min(0).max(1),
    stage_detail: z.string().describe('German'),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    title: z.string(),
    filename: z.string(),
    category: Category,
    sender: z.string().nullable().describe('„From“ of a mail, else who issued the document'),
    dated: z.iso.date().nullable().describe('The day that the document bears'),
    pages: z.int().nullable(),
    passages: z.int().nullable(),
    derived: z.record(z.string(), z.int()).describe('Rows made from this source, by kind'),
    warnings: z.array(z.string()),
    created_at: Time,
    updated_at: Time,
    completed_at: Time.nullable(),
  })
  .meta({ id: 'TrainingStatusResponse' })

export const SourceUrlResponse = z
  .object({
    url: z.url(),
    expires_at: Time,
    filename: z.string(),
    content_type: z.string(),
    size_bytes: z.int(),
  })
  .meta({ id: 'SourceUrlResponse' })

export const SourceCategoryRequest = z.strictObject({ category: Category }).meta({ id: 'SourceCategoryRequest' })
export const SourceCategoryResponse = z
  .object({ document_id: DocumentId, category: Category })
  .meta({ id: 'SourceCategoryResponse' })

export const SourcePreviewsRequest = z
  .strictObject({ document_ids: z.array(DocumentId).min(1).max(100) })
  .meta({ id: 'SourcePreviewsRequest' })
export const SourcePreviewsResponse = z
  .object({
    previews: z
      .array(z.object({ document_id: DocumentId, url: z.url(), expires_at: Time }))
      .describe('Only sources that the caller can see and that have a preview'),
  })
  .meta({ id: 'SourcePreviewsResponse' })

export const FromInboundTrainingRequest = z
  .strictObject({ letter_id: z.uuid(), category: Category.optional() })
  .meta({ id: 'FromInboundTrainingRequest' })

const RowFate = z
  .object({
    kind: z.string(),
    id: z.uuid(),
    label: z.string(),
    fate: z.enum(['removed', 'kept_edited', 'kept_other_source']),
    sources: z.array(z.uuid()),
  })
  .meta({ id: 'RowFate' })

export const SourceImpactResponse = z
  .object({
    document_id: DocumentId,
    removes: z.object({ original: z.boolean(), passages: z.int(), graph_nodes: z.int(), rows: z.array(RowFate) }),
    keeps: z.array(RowFate),
    loses_reference: z
      .array(z.object({ kind: z.string(), id: z.uuid(), label: z.string(), field: z.string() }))
      .describe('Rows that stay and whose field is emptied, since it refers to a removed row or to the document'),
    living_documents: z
      .array(z.object({ entry_id: z.string(), period: z.string(), title: z.string() }))
      .describe('Documents of the library that are drawn anew'),
    totals: z.object({ removed: z.int(), kept: z.int() }),
  })
  .meta({ id: 'SourceImpactResponse' })

const share = () => z.number().min(0).max(1)
export const Boxes = z
  .array(
    z
      .object({ x: share(), y: share(), width: share(), height: share() })
      .describe(
        'Shares of the width and height of the page as it is shown (cropped and turned), from its upper left corner',
      )
      .meta({ id: 'Box' }),
  )
  .describe(
    'Where its lines stand on the page, a box for each; empty where that is not known: the format has no pages, the line lies outside of its page, or the source was read before boxes were kept (reprocessing finds them)',
  )

export const ReprocessResponse = z
  .object({ document_id: DocumentId, job_id: z.uuid() })
  .meta({ id: 'ReprocessResponse' })

export const MemoryStatsResponse = z
  .object({ knowledge: z.int(), personal: z.int(), team: z.int() })
  .meta({ id: 'MemoryStatsResponse' })

export const DeleteQuery = z.object({
  keep_derived: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((text) => text === 'true' || text === '1')
    .meta({
      override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
        delete jsonSchema.enum
        Object.assign(jsonSchema, { type: 'boolean', default: false })
      },
      description: 'Keep the rows that only this source made',
    }),
})
