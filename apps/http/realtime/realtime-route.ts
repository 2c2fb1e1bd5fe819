import { z } from 'zod'
import type { Access } from '../../../core/access/index.ts'
import { time } from '../../presenters/time.ts'
import { ofTeams } from '../pipeline/of-teams.ts'
import { route, type Route } from '../pipeline/route.ts'

const EXAMPLE_EVENT = {
  document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  job_id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b',
  status: 'extracting',
  progress: 0.4,
}

const realtimeOfOwnFarm = route({
  method: 'get',
  path: '/realtime',
  operationId: 'realtime',
  tag: 'Realtime',
  access: 'bearer',
  budget: 'general',
  summary: 'Hear what happens in the namespace',
  description:
    'Server-sent events: `source.progress` with document_id, job_id, status and progress; `source.deleted` with document_id; `rows.changed` with kind and ids, where null stands for so many rows that the kind is best read anew; `proposal.created` with document_id and count, when a document has been read and so many things of it wait for the person; `notification.created` with id, kind and title, to the person alone; `team.left`, when the person does not belong to the team any more, as the last one. What happens on the farm of a team is heard with its `team_id`. `Last-Event-ID` resumes after that event, however many have come since; where there is none by that id any more (they are kept for a day), `reset` says that everything is best read anew. The stream ends when the session does.',
  query: z.object({
    ticket: z
      .string()
      .max(200)
      .optional()
      .describe('Of `POST /realtime/ticket`, in place of the Authorization header, which `EventSource` cannot send'),
    last_event_id: z
      .string()
      .max(40)
      .optional()
      .describe('In place of the Last-Event-ID header, for an `EventSource` that is made anew with another ticket'),
  }),
  responses: {
    200: {
      description: 'The events, as they happen',
      texts: {
        'text/event-stream': `id: 42\nevent: source.progress\ndata: ${JSON.stringify(EXAMPLE_EVENT)}\n\n`,
      },
    },
  },
  failures: {
    429: { when: 'the budget is used up, or too many streams are open', codes: ['rate_limited', 'too_many_streams'] },
  },
  handle: () => Promise.reject(new Error('Realtime answers by itself')),
})

/** For the description; `realtime.ts` serves it. */
export const [realtimeDescription] = ofTeams([realtimeOfOwnFarm]) as [Route]

const RealtimeTicketResponse = z
  .object({ ticket: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: 'RealtimeTicketResponse' })

export const realtimeRoutes = (access: Pick<Access, 'issueRealtimeTicket'>): Route[] => [
  realtimeDescription,
  route({
    method: 'post',
    path: '/realtime/ticket',
    operationId: 'issueRealtimeTicket',
    tag: 'Realtime',
    access: 'bearer',
    budget: 'general',
    summary: 'Get a ticket with which EventSource opens the stream',
    description:
      'It opens `GET /realtime?ticket=…` once within a minute, as this session. When the stream breaks, get another one and go on with `last_event_id`.',
    responses: {
      200: {
        description: 'The ticket',
        schema: RealtimeTicketResponse,
        example: { ticket: 'l3Jm0f7v6Uu0d2k5Gk0jO1mBqvXn2pYt8sR4wE9zA7c', expires_at: '2026-05-20T06:31:00.000Z' },
      },
    },
    async handle({ actor, token }) {
      const { ticket, expiresAt } = await access.issueRealtimeTicket(actor, token)
      return { status: 200, body: { ticket, expires_at: time(expiresAt) } }
    },
  }),
]
