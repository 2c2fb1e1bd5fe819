import { z } from 'zod'
import type { AdoptFailure, Library } from '../../../core/library/index.ts'
import { germanList } from '../../../core/shared/german/write-german.ts'
import { HttpError, notFound, ValidationError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'
import {
  EffectsPreview,
  EXAMPLE_PREVIEW,
  EXAMPLE_VARIANTS,
  PlanAcceptRequest,
  PlanRetractResponse,
  PlanVariantRequest,
  PlanVariantsState,
  presentPreview,
  presentRetraction,
  presentVariants,
} from './plan-schemas.ts'

type Failure = AdoptFailure | { kind: 'unknown_variant' }

const invalid = (loc: (string | number)[], msg: string, type: string): Error =>
  new ValidationError([{ loc, msg, type }])

/** As an answer to who asked. */
const FAILURES: { readonly [K in Failure['kind']]: (failure: Extract<Failure, { kind: K }>) => Error } = {
  entry_not_found: () => notFound('Diesen Eintrag gibt es in der Bibliothek nicht.'),
  not_a_plan: () => new HttpError(409, 'not_a_plan', 'Dieser Eintrag ist kein Plan und hat keine Varianten.'),
  period_unknown: ({ example }) =>
    invalid(
      ['query', 'period'],
      `Diesen Zeitraum gibt es hier nicht. Erwartet wird einer wie ${example}.`,
      'period_unknown',
    ),
  unknown_variant: () => notFound('Diese Variante hat der Plan nicht. Lade die Varianten neu.'),
  not_in_calculation: () =>
    invalid(
      ['body', 'key'],
      'Diese Variante steht nicht mehr in der letzten Rechnung. Lade die Varianten neu.',
      'not_in_calculation',
    ),
  not_adoptable: ({ reasons }) => new HttpError(409, 'not_adoptable', reasons.join(' ')),
  recalculated: () =>
    new HttpError(
      409,
      'recalculated',
      'Der Plan wurde inzwischen neu gerechnet. Sieh dir die Varianten noch einmal an.',
    ),
  unknown_effect: ({ names }) =>
    invalid(['body', 'skip'], `Das ist keine Wirkung dieser Variante: ${germanList(names)}.`, 'unknown_effect'),
}

const answerTo = <K extends Failure['kind']>(failure: Extract<Failure, { kind: K }>): Error =>
  FAILURES[failure.kind as K](failure)

const params = z.object({ entry_id: z.string() })
const query = z.object({ period: z.string().optional().describe('Left out: the running one; `2027`') })
const common = { tag: 'Library', access: 'bearer' } as const
const failures = {
  404: 'there is no such entry',
  409: { when: 'the entry is no plan', codes: ['not_a_plan'] },
}
const adoptFailures = {
  404: 'there is no such entry',
  409: {
    when: 'the entry is no plan, something stands against the row, or another calculation is current',
    codes: ['not_a_plan', 'not_adoptable', 'recalculated'],
  },
}
const adopted = {
  200: {
    description: 'The plan with what is adopted now',
    schema: PlanVariantsState,
    example: {
      ...EXAMPLE_VARIANTS,
      rows: [],
      adopted: { key: 'guelle_mineral', at: '2026-05-20T06:31:07.000Z', sheets: [] },
    },
  },
}

export const planRoutes = (library: Library): Route[] => [...readingRoutes(library), ...adoptionRoutes(library)]

const readingRoutes = (library: Library): Route[] => [
  route({
    ...common,
    method: 'get',
    path: '/library/{entry_id}/variants',
    operationId: 'readPlanVariants',
    budget: 'read',
    writes: true,
    summary: 'Read the rows of a plan that can be adopted',
    description: 'Calculated anew where something that goes into it has changed.',
    params,
    query,
    responses: {
      200: {
        description: 'The plan, its rows, and the one adopted',
        schema: PlanVariantsState,
        example: EXAMPLE_VARIANTS,
      },
    },
    failures,
    async handle({ actor, params: { entry_id: entryId }, query: { period } }) {
      const read = await library.readVariants(actor, { entryId, period })
      if (read.err) throw answerTo(read.val)
      return { status: 200, body: presentVariants(read.val) }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/library/{entry_id}/variants/{key}/effects',
    operationId: 'previewPlanEffects',
    budget: 'read',
    writes: true,
    summary: 'See what adopting a row would write',
    description: 'Compared with what is adopted now. Adopting does just this.',
    params: z.object({ entry_id: z.string(), key: z.string() }),
    query,
    responses: { 200: { description: 'The effects', schema: EffectsPreview, example: EXAMPLE_PREVIEW } },
    failures: { ...failures, 404: 'there is no such entry, or the plan has no such row' },
    async handle({ actor, params: { entry_id: entryId, key }, query: { period } }) {
      const seen = await library.previewEffects(actor, { entryId, key, period })
      if (seen.err) throw answerTo(seen.val)
      return { status: 200, body: presentPreview(seen.val) }
    },
  }),
]

const adoptionRoutes = (library: Library): Route[] => [
  route({
    ...common,
    method: 'post',
    path: '/library/{entry_id}/variants',
    operationId: 'adoptPlanVariant',
    budget: 'general',
    summary: 'Adopt a row of a plan',
    description: 'With all of its effects, in the place of what was adopted before. What you have changed stays.',
    params,
    query,
    body: PlanVariantRequest,
    bodyExample: { key: 'guelle_mineral' },
    responses: adopted,
    failures: adoptFailures,
    handle: async ({ actor, params: { entry_id: entryId }, query: { period }, body }) =>
      adopt(library, actor, entryId, { period, ...body, skip: [] }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/library/{entry_id}/variants/accept',
    operationId: 'acceptPlanVariant',
    budget: 'general',
    summary: 'Adopt a row of a plan less some of its effects',
    params,
    query,
    body: PlanAcceptRequest,
    bodyExample: { key: 'guelle_mineral', skip: ['need'] },
    responses: adopted,
    failures: adoptFailures,
    handle: async ({ actor, params: { entry_id: entryId }, query: { period }, body }) =>
      adopt(library, actor, entryId, { period, ...body }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/library/{entry_id}/variants/retract',
    operationId: 'retractPlanVariant',
    budget: 'general',
    summary: 'Give up what is adopted of a plan',
    description: 'The rows that it wrote go; those that you have changed stay.',
    params,
    query,
    responses: {
      200: {
        description: 'What went and what stays',
        schema: PlanRetractResponse,
        example: { removed: 14, kept: [], state: { ...EXAMPLE_VARIANTS, rows: [] } },
      },
    },
    failures,
    async handle({ actor, params: { entry_id: entryId }, query: { period } }) {
      const retracted = await library.retractAdoption(actor, { entryId, period })
      if (retracted.err) throw answerTo(retracted.val)
      return { status: 200, body: presentRetraction(retracted.val) }
    },
  }),
]

async function adopt(
  library: Library,
  actor: Parameters<Library['adoptVariant']>[0],
  entryId: string,
  { calculation_id: calculationId, ...input }: z.output<typeof PlanAcceptRequest>,
) {
  const done = await library.adoptVariant(actor, { entryId, calculationId, ...input })
  if (done.err) throw answerTo(done.val)
  return { status: 200, body: presentVariants(done.val) }
}
