import { z } from 'zod'
import type { Sources } from '../../../core/sources/index.ts'
import { time } from '../../presenters/time.ts'
import { route, type Route } from '../pipeline/route.ts'
import { EXAMPLE_ID } from '../workspace/schemas.ts'
import { RowKind } from '../description/named-values.ts'

const TrainingSummary = z
  .object({
    since: z.iso.datetime(),
    sources: z.record(z.string(), z.int()).describe('How many sources have each status'),
    rows: z.record(z.string(), z.int()).describe('How many rows bear their stamps, each once, by kind'),
    proposals_waiting: z.int().describe('How many things of them wait to be confirmed'),
    next_deadlines: z
      .array(z.object({ kind: RowKind, id: z.uuid(), what: z.string(), on: z.iso.date(), why: z.string() }))
      .describe('Of the whole farm, from today on, at most 5'),
  })
  .meta({ id: 'TrainingSummary' })

/** What became of a batch of uploads. */
export const summaryRoute = (areas: { sources: Sources }): Route =>
  route({
    method: 'get',
    path: '/training/summary',
    operationId: 'sumUpTraining',
    tag: 'Training',
    access: 'bearer',
    budget: 'read',
    summary: 'Sum up a batch of uploads',
    query: z.strictObject({
      since: z.iso
        .datetime({ offset: true })
        .optional()
        .describe('Sources that were submitted then or later; of the last 24 hours where it is left out'),
    }),
    responses: {
      200: {
        description: 'What was read, what waits, which deadlines are next',
        schema: TrainingSummary,
        example: {
          since: '2026-05-19T06:30:00.000Z',
          sources: { completed: 11, failed: 1 },
          rows: { letters: 3, stock: 24 },
          proposals_waiting: 2,
          next_deadlines: [
            {
              kind: 'letters',
              id: EXAMPLE_ID,
              what: 'Anhörung zur Düngung',
              on: '2026-06-24',
              why: 'so steht es im Schreiben',
            },
          ],
        },
      },
    },
    async handle({ actor, query }) {
      const summed = await areas.sources.sumUpSources(
        actor,
        query.since === undefined ? undefined : Date.parse(query.since),
      )
      const { since, sources, rows, proposalsWaiting, deadlines } = summed
      return {
        status: 200,
        body: {
          since: time(since),
          sources,
          rows,
          proposals_waiting: proposalsWaiting,
          next_deadlines: deadlines.map(({ kind, rowId, what, on, why }) => ({ kind, id: rowId, what, on, why })),
        },
      }
    },
  })
