import { z } from 'zod'
import type { Onboarding, SeededExampleFarm } from '../../../core/onboarding/index.ts'
import { time } from '../../presenters/time.ts'
import { route, type Route } from '../pipeline/route.ts'
import { RowKind } from '../description/named-values.ts'

const RowCounts = z.partialRecord(RowKind, z.int()).describe('How many rows of each kind')

const SeedExampleDataResponse = z
  .object({
    seeded: z
      .boolean()
      .describe('False where the example farm was made before; the rest of the answer tells of it all the same'),
    rows: RowCounts,
    documents: z
      .array(z.object({ document_id: z.uuid(), title: z.string() }))
      .describe('Filed and read in the background, with rows of their own'),
    support_thread: z
      .object({
        id: z.uuid(),
        title: z.string(),
        messages: z.array(
          z.object({ id: z.uuid(), from: z.enum(['support', 'person']), text: z.string(), sent_at: z.iso.datetime() }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'SeedExampleDataResponse' })

const RemoveExampleDataResponse = z
  .object({
    removed: RowCounts,
    documents: z
      .int()
      .describe('Documents that were there and went: filed ones, and those that the library kept of the farm'),
    kept: z
      .array(z.object({ kind: RowKind, id: z.uuid(), label: z.string() }))
      .describe('Rows that you have changed or that another source speaks of'),
  })
  .meta({ id: 'RemoveExampleDataResponse' })

const ID = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e'

export const onboardingRoutes = (onboarding: Onboarding): Route[] => [
  route({
    method: 'post',
    path: '/onboarding/seed-example-data',
    operationId: 'seedExampleData',
    tag: 'Onboarding',
    access: 'bearer',
    budget: 'exampleData',
    summary: 'Make the example farm',
    description:
      'Once for each farm; later calls change nothing, not even after its removal. Rows of your own stay as they are, and an example row that would have the key of one is left out.',
    responses: {
      200: {
        description: 'What the example farm was made with',
        schema: SeedExampleDataResponse,
        example: {
          seeded: true,
          rows: { fields: 8, animals: 12 },
          documents: [{ document_id: ID, title: 'Flächennutzungsnachweis 2026' }],
          support_thread: {
            id: ID,
            title: 'Willkommen auf dem Beispielhof',
            messages: [
              { id: ID, from: 'support', text: 'Willkommen auf dem Beispielhof.', sent_at: '2026-05-20T06:30:00.000Z' },
            ],
          },
        },
      },
    },
    handle: async ({ actor }) => ({ status: 200, body: present(await onboarding.seedExampleFarm(actor)) }),
  }),
  route({
    method: 'delete',
    path: '/onboarding/example-data',
    operationId: 'removeExampleData',
    tag: 'Onboarding',
    access: 'bearer',
    budget: 'general',
    summary: 'Remove the example farm',
    description:
      'Its rows, its documents with the rows they yielded, what the library kept of it, and its support thread, all at once. What you have changed is yours and stays.',
    responses: {
      200: {
        description: 'What went and what stays',
        schema: RemoveExampleDataResponse,
        example: {
          removed: { fields: 7, animals: 12 },
          documents: 27,
          kept: [{ kind: 'fields', id: ID, label: 'Steinacker' }],
        },
      },
    },
    handle: async ({ actor }) => ({ status: 200, body: await onboarding.removeExampleFarm(actor) }),
  }),
]

const present = ({ seeded, rows, documents, thread }: SeededExampleFarm) => ({
  seeded,
  rows,
  documents: documents.map(({ documentId, title }) => ({ document_id: documentId, title })),
  support_thread: thread
    ? {
        id: thread.id,
        title: thread.title,
        messages: thread.messages.map(({ id, from, text, sentAt }) => ({ id, from, text, sent_at: time(sentAt) })),
      }
    : null,
})
