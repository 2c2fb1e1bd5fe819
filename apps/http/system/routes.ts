import { z } from 'zod'
import type { HttpMetrics } from '../pipeline/observe.ts'
import { route, type Route } from '../pipeline/route.ts'

export interface HealthChecks {
  /** Each part that the service needs, and how to see that it works: throws if it does not. */
  parts: Record<'database' | 'queue' | 'store', () => Promise<void>>
}

const PartState = z.enum(['ok', 'unavailable'])
const Ready = z
  .object({ status: PartState, parts: z.object({ database: PartState, queue: PartState, store: PartState }) })
  .meta({ id: 'ReadyResponse' })
const ALL_OK = { status: 'ok', parts: { database: 'ok', queue: 'ok', store: 'ok' } } as const
const TIMEOUT_MS = 3000

export const healthRoutes = ({ parts }: HealthChecks, { registry }: HttpMetrics): Route[] => [
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
    responses: { 200: { description: 'All parts answer', schema: Ready, example: ALL_OK } },
    failures: { 503: 'a part does not answer; the body names it' },
    async handle() {
      const states = await Promise.all(
        Object.entries(parts).map(async ([name, check]) => [name, await stateOf(check)] as const),
      )
      const ok = states.every(([, state]) => state === 'ok')
      return { status: ok ? 200 : 503, body: { status: ok ? 'ok' : 'unavailable', parts: Object.fromEntries(states) } }
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
    handle: async () => ({
      status: 200,
      text: await registry.metrics(),
      headers: { 'Content-Type': registry.contentType },
    }),
  }),
]

async function stateOf(check: () => Promise<void>): Promise<z.infer<typeof PartState>> {
  const timeout = new Promise<'unavailable'>((done) => setTimeout(done, TIMEOUT_MS, 'unavailable').unref())
  return Promise.race([
    check().then(
      () => 'ok' as const,
      () => 'unavailable' as const,
    ),
    timeout,
  ])
}
