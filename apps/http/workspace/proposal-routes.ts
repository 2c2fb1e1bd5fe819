import { z } from 'zod'
import { faultText, kindOf, type Farm, type Proposal, type ProposalId } from '../../../core/farm/index.ts'
import { time } from '../../presenters/time.ts'
import { ValidationError } from '../pipeline/http-error.ts'
import { counting, total } from '../pipeline/list-total.ts'
import { wholeNumber } from '../pipeline/query-number.ts'
import { route, type Route } from '../pipeline/route.ts'
import { RowKind } from '../description/named-values.ts'

const RowProposal = z
  .object({
    id: z.uuid(),
    document_id: z.uuid(),
    kind: RowKind,
    label: z.string(),
    values: z.record(z.string(), z.unknown()).describe('As the source says, by field name'),
    row_id: z.uuid().nullable().describe('The row that it would change; null where it would be a new one'),
    confidence: z.number().describe('0 to 1'),
    page: z.int().nullable(),
    quote: z.string().nullable().describe('Stands literally in the source'),
    created_at: z.iso.datetime(),
    differences: z
      .array(z.object({ field: z.string(), label: z.string(), current: z.unknown(), proposed: z.unknown() }))
      .describe('Where it contradicts values that a person has changed; empty for what is new'),
  })
  .meta({ id: 'RowProposal' })

const ProposalList = z
  .object({ items: z.array(RowProposal), has_more: z.boolean(), total: total() })
  .meta({ id: 'RowProposalList' })

const ProposalDecision = z
  .strictObject({
    accept: z
      .array(
        z.strictObject({
          id: z.guid().toLowerCase(),
          corrections: z
            .record(z.string(), z.unknown())
            .optional()
            .describe('Values that were read wrong, by field name'),
        }),
      )
      .max(200)
      .default([]),
    decline: z.array(z.guid().toLowerCase()).max(200).default([]),
  })
  .meta({ id: 'ProposalDecision' })

const ProposalOutcome = z
  .object({ rows: z.array(z.object({ kind: RowKind, id: z.uuid() })), declined: z.int() })
  .meta({ id: 'ProposalOutcome' })

const EXAMPLE = {
  id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  document_id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b',
  kind: 'letters',
  label: 'Anhörung zur Düngung · Landkreis Rotenburg',
  values: { subject: 'Anhörung zur Düngung', deadline: '2026-06-24' },
  row_id: null,
  confidence: 0.7,
  page: 1,
  quote: 'innerhalb eines Monats nach Bekanntgabe',
  created_at: '2026-05-20T06:30:00.000Z',
  differences: [],
}

/** „Zu bestätigen": rows that sources were read to say, but not surely. */
export const proposalRoutes = (farm: Farm): Route[] => [
  route({
    method: 'get',
    path: '/workspace/proposals',
    operationId: 'listProposals',
    tag: 'Workspace',
    access: 'bearer',
    budget: 'general',
    summary: 'List the rows that wait to be confirmed',
    query: z.strictObject({
      limit: wholeNumber(1, 200).default(50),
      offset: wholeNumber(0, 1_000_000).default(0),
      count: counting(),
    }),
    responses: {
      200: {
        description: 'Oldest first',
        schema: ProposalList,
        example: { items: [EXAMPLE], has_more: false, total: 1 },
      },
    },
    async handle({ actor, query }) {
      const { count, ...page } = query
      const found = await farm.listProposals(actor, { ...page, count: count === 'true' })
      return { status: 200, body: { items: found.proposals.map(present), has_more: found.hasMore, total: found.total } }
    },
  }),
  route({
    method: 'post',
    path: '/workspace/proposals',
    operationId: 'decideProposals',
    tag: 'Workspace',
    access: 'bearer',
    budget: 'general',
    summary: 'Confirm or decline rows',
    description:
      'What you correct is your own word: no later reading changes it. What you confirm as it is goes on following its sources. What you decline is not proposed again from the same source. A proposal with differences contradicts values that you have changed: confirmed, it takes their place. Proposals that no longer wait are passed over.',
    body: ProposalDecision,
    bodyExample: { accept: [{ id: EXAMPLE.id, corrections: { deadline: '2026-06-23' } }], decline: [] },
    responses: {
      200: {
        description: 'The rows that were made',
        schema: ProposalOutcome,
        example: { rows: [{ kind: 'letters', id: EXAMPLE.document_id }], declined: 0 },
      },
    },
    async handle({ actor, body }) {
      const decided = await farm.decideProposals(actor, {
        accept: body.accept.map(({ id, corrections }) => ({ id: id as ProposalId, corrections })),
        decline: body.decline as ProposalId[],
      })
      if (decided.err) {
        const { index, faults } = decided.val
        throw new ValidationError(
          faults.map((fault) => ({
            loc: ['body', 'accept', index, 'corrections', ...fault.path],
            msg: faultText(fault),
            type: fault.fault.code,
          })),
        )
      }
      return { status: 200, body: decided.val }
    },
  }),
]

const present = ({
  id,
  documentId,
  kind,
  label,
  values,
  about,
  confidence,
  page,
  quote,
  createdAt,
  differences,
}: Proposal) => ({
  id,
  document_id: documentId,
  kind,
  label,
  values,
  row_id: about,
  confidence,
  page,
  quote,
  created_at: time(createdAt),
  differences: differences.map(({ field, current, proposed }) => ({
    field,
    label: kindOf(kind).fields[field]?.label ?? field,
    current,
    proposed,
  })),
})
