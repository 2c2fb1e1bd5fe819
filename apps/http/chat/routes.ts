import { z } from 'zod'
import type { Knowledge } from '../../../core/knowledge/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { AskInput, AskOutput, AskSource, exhaustedText, presentAnswer, presentSource } from '../../tools/knowledge.ts'
import { HttpError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'
import { Boxes } from '../training/schemas.ts'

const Turn = z.strictObject({ question: z.string().max(4000), answer: z.string().max(20_000) })
const AskRequest = AskInput.extend({
  previous: z
    .array(Turn)
    .max(6)
    .optional()
    .describe('What was asked before, from the first to the last, for „und im Jahr davor?“'),
}).meta({ id: 'AskRequest' })
const { document_id, page, start, end, row } = AskSource.shape
const AskResponse = AskOutput.extend({
  sources: z
    .array(
      AskSource.extend({
        document_id: document_id.unwrap().nullable(),
        page: page.unwrap().nullable(),
        start: start.unwrap().nullable(),
        end: end.unwrap().nullable(),
        boxes: Boxes,
        row: row.unwrap().nullable(),
      }),
    )
    .describe('At most five passages or ten rows, best first; null where a source has none of the kind'),
  rows: z
    .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .optional()
    .describe('The row of a table that answers, below its headings'),
}).meta({ id: 'AskResponse' })

const NOTHING = { document_id: null, page: null, start: null, end: null, row: null }

const EXAMPLE = {
  answer: 'In „DüV“ steht (§ 10, Seite 1): „Spätestens 14 Tage nach jeder Düngungsmaßnahme …“',
  answered: true,
  sources: [
    {
      document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
      title: 'Verordnung über … (Düngeverordnung - DüV)',
      page: 1,
      start: 412,
      end: 458,
      quote: 'Spätestens 14 Tage nach jeder Düngungsmaßnahme',
      boxes: [{ x: 0.1008, y: 0.4121, width: 0.7412, height: 0.0151 }],
      score: 0.92,
      row: null,
    },
  ],
  model: 'hofkern-extractive',
}

export const chatRoutes = (knowledge: Knowledge): Route[] => [
  route({
    method: 'post',
    path: '/chat/ask',
    operationId: 'ask',
    tag: 'Chat',
    access: { agent: 'ask' },
    budget: 'general',
    idempotent: true,
    summary: 'Ask a question and get one German answer with literal quotes',
    description:
      'Changes nothing of the farm. Costs AKh where the operator sells them; an answer that fails costs nothing, and a repetition with the same Idempotency-Key is paid once.',
    headers: z.object({
      'X-Timezone': z
        .string()
        .max(64)
        .refine(isTimezone, 'Das ist keine Zeitzone der IANA-Liste.')
        .optional()
        .describe('IANA name; Europe/Berlin where it is left out'),
    }),
    body: AskRequest,
    bodyExample: { question: 'Bis wann muss ich eine Düngung aufschreiben?' },
    responses: { 200: { description: 'The answer', schema: AskResponse, example: EXAMPLE } },
    failures: { 402: { when: 'the balance does not cover the question', codes: ['akh_exhausted'] } },
    async handle({ actor, body, headers, repeatKey, whenLeft }) {
      const asked = await knowledge.askQuestion(actor, {
        question: body.question,
        previous: body.previous,
        documentIds: body.document_ids as DocumentId[] | undefined,
        timeZone: headers['X-Timezone'],
        paymentKey: repeatKey,
        whenLeft,
      })
      if (asked.err) throw new HttpError(402, 'akh_exhausted', exhaustedText(asked.val))
      const answer = asked.val
      const sources = answer.sources.map((source) => ({
        ...NOTHING,
        ...presentSource(source),
        boxes: source.boxes ?? [],
      }))
      return { status: 200, body: { ...presentAnswer(answer), sources, ...(answer.table && { rows: answer.table }) } }
    },
  }),
]

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('de', { timeZone: name })
    return true
  } catch {
    return false
  }
}
