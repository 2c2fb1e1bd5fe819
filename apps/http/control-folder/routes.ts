import { z } from 'zod'
import type { ControlFolder } from '../../../core/control-folder/index.ts'
import { notFound } from '../pipeline/http-error.ts'
import { wholeNumber } from '../pipeline/query-number.ts'
import { route, type Route } from '../pipeline/route.ts'
import { AcknowledgeRequest, Befund, EXAMPLE_FINDING, OrdnerState, presentFinding, presentFolder } from './schemas.ts'

const common = { tag: 'Control folder', access: 'bearer' } as const

export const controlFolderRoutes = (folder: ControlFolder): Route[] => [
  route({
    ...common,
    method: 'get',
    path: '/kontrollordner',
    operationId: 'readControlFolder',
    budget: 'read',
    summary: 'Read what an inspection of a year would find',
    description:
      'Found anew from the rows at each call. `jahr` is the calendar year; left out, that of today in Germany.',
    query: z.object({ jahr: wholeNumber(1990, 2199).optional() }),
    responses: {
      200: {
        description: 'The findings and the herds',
        schema: OrdnerState,
        example: {
          jahr: 2026,
          befunde: [EXAMPLE_FINDING],
          herden: [{ id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3f', name: 'Milchkühe', tierart: 'cattle', anzahl: 70 }],
        },
      },
    },
    handle: async ({ actor, query: { jahr } }) => ({
      status: 200,
      body: presentFolder(await folder.readFolder(actor, { year: jahr })),
    }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/kontrollordner/befunde/{id}/quittung',
    operationId: 'acknowledgeFinding',
    budget: 'general',
    summary: 'Say that you know of a finding, and why it stands',
    description:
      'It stays in the folder and in the books, with what you said. A second time takes the place of the first.',
    params: z.object({ id: z.string().min(1).max(200) }),
    body: AcknowledgeRequest,
    bodyExample: { grund: 'Wurde mit der Düngebehörde am 02.04.2026 besprochen.' },
    responses: {
      200: {
        description: 'The finding',
        schema: Befund,
        example: {
          ...EXAMPLE_FINDING,
          quittiert: { am: '2026-05-20T06:31:07.000Z', grund: 'Wurde mit der Düngebehörde am 02.04.2026 besprochen.' },
        },
      },
    },
    failures: { 404: 'there is no such finding now' },
    async handle({ actor, params, body }) {
      const acknowledged = await folder.acknowledgeFinding(actor, { findingId: params.id, reason: body.grund })
      if (acknowledged.err) throw notFound('Diesen Befund gibt es nicht mehr. Lade den Kontrollordner neu.')
      return { status: 200, body: presentFinding(acknowledged.val) }
    },
  }),
]
