import { route } from '../pipeline/route.ts'

/** For the description; `realtime.ts` serves it. */
export const realtimeDescription = route({
  method: 'get',
  path: '/realtime',
  operationId: 'realtime',
  tag: 'Realtime',
  access: 'bearer',
  budget: 'general',
  summary: 'Hear what happens in the namespace',
  description:
    'Server-sent events: `source.progress` with document_id, job_id, status and progress; `source.deleted` with document_id; `rows.changed` with kind and ids, where null stands for so many rows that the kind is best read anew. `Last-Event-ID` resumes after that event, however many have come since; where there is none by that id any more (they are kept for a day), `reset` says that everything is best read anew.',
  responses: {
    200: {
      description: 'The events, as they happen',
      texts: {
        'text/event-stream': `id: 42\nevent: source.progress\ndata: ${JSON.stringify({ document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e', job_id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b', status: 'extracting', progress: 0.4 })}\n\n`,
      },
    },
  },
  failures: {
    429: { when: 'the budget is used up, or too many streams are open', codes: ['rate_limited', 'too_many_streams'] },
  },
  handle: () => Promise.reject(new Error('Realtime answers by itself')),
})
