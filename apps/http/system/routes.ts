import { z } from 'zod'
import type { Operations } from '../../../core/operations/index.ts'
import type { HttpMetrics } from '../pipeline/observe.ts'
import { route, type Route } from '../pipeline/route.ts'

const PartState = z.enum(['ok', 'unavailable'])
const Ready = z
  .object({ status: PartState, parts: z.object({ database: PartState, queue: PartState, store: PartState }) })
  .meta({ id: 'ReadyResponse' })
const ALL_OK = { status: 'ok', parts: { database: 'ok', queue: 'ok', store: 'ok' } } as const

export const healthRoutes = (
  { readReadiness }: Pick<Operations, 'readReadiness'>,
  { registry }: HttpMetrics,
  /** Brings the figures of the installation up to date. */
  readFigures: () => Promise<void>,
): Route[] => [
  route({
    method: 'get',
    path: '/health',
    operationId: 'health',
    tag: 'System',
    access: 'none',
    budget: 'unlimited',
    summary: 'Tell that the process is alive',
    responses: {
      200: {
        description: 'Alive',
        schema: z.object({ status: z.literal('ok') }).meta({ id: 'HealthResponse' }),
        example: { status: 'ok' },
      },
    },
    handle: async () => ({ status: 200, body: { status: 'ok' } }),
  }),
  route({
    method: 'get',
    path: '/ready',
    operationId: 'ready',
    tag: 'System',
    access: 'none',
    budget: 'unlimited',
    summary: 'Tell whether database, queue and store can be reached',
    responses: {
      200: { description: 'All parts answer', schema: Ready, example: ALL_OK },
      503: {
        description: 'A part does not answer; the body names it',
        schema: Ready,
        example: { status: 'unavailable', parts: { ...ALL_OK.parts, store: 'unavailable' } },
      },
    },
    async handle() {
      const { ready, parts } = await readReadiness()
      const { database, queue, store } = parts
      return {
        status: ready ? 200 : 503,
        body: {
          status: stateOf(ready),
          parts: { database: stateOf(database), queue: stateOf(queue), store: stateOf(store) },
        },
      }
    },
  }),
  route({
    method: 'get',
    path: '/metrics',
    operationId: 'metrics',
    tag: 'System',
    access: 'none',
    budget: 'unlimited',
    summary: 'Figures for Prometheus',
    responses: {
      200: {
        description: 'The format of Prometheus',
        texts: {
          'text/plain': '# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 143654912\n',
        },
      },
    },
    async handle() {
      // Figures of this process are worth having when the database is away.
      await readFigures().catch(() => {})
      return { status: 200, text: await registry.metrics(), headers: { 'Content-Type': registry.contentType } }
    },
  }),
]

const stateOf = (works: boolean): z.infer<typeof PartState> => (works ? 'ok' : 'unavailable')
