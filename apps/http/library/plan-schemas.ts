import { z } from 'zod'
import {
  EFFECT_KINDS,
  type EffectsPreview as Preview,
  type PlanVariants,
  type Retraction,
} from '../../../core/library/index.ts'
import { time } from '../../presenters/time.ts'
import { EntryName, RowKind } from '../description/named-values.ts'

const ID = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e'

const Step = z.object({
  label: z.string(),
  formula: z.string().describe('German, with the numbers put in'),
  result: z.string(),
  unit: z.string(),
  source: z.string().describe('A statute, a table, or a row of the farm'),
  certainty: z.enum(['A', 'B', 'C']).optional(),
})

const PlanRow = z
  .object({
    key: z.string().describe('The same while the row means the same'),
    title: z.string(),
    metrics: z.array(z.object({ id: z.string(), label: z.string(), value: z.number().nullable(), unit: z.string() })),
    adoptable: z.boolean(),
    reasons: z.array(z.string()).describe('German: why it cannot be adopted'),
    parts: z
      .array(
        z.object({
          title: z.string(),
          row: z.object({ kind: RowKind, id: z.uuid() }).nullable(),
          steps: z.array(Step),
        }),
      )
      .describe('By field or group: how each number came about'),
  })
  .meta({ id: 'PlanRow' })

export const PlanVariantsState = z
  .object({
    entry_id: EntryName,
    period: z.string(),
    calculation: z.object({
      id: z.uuid(),
      calculated_at: z.iso.datetime(),
      inputs_hash: z.string().describe('Of all that went into it'),
      missing: z.array(z.string()).describe('German: what you must still enter'),
    }),
    rows: z.array(PlanRow),
    adopted: z
      .object({
        key: z.string(),
        at: z.iso.datetime(),
        sheets: z.array(z.object({ effect_id: z.string(), title: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'PlanVariantsState' })

export const EffectsPreview = z
  .object({
    key: z.string(),
    calculation_id: z.uuid(),
    effects: z.array(
      z.object({
        effect_id: z.string(),
        kind: z.enum(EFFECT_KINDS),
        title: z.string(),
        details: z.string().describe('As planned, with what of a changed row stays, and that a deleted one stays away'),
        change: z.enum(['create', 'update', 'remove', 'unchanged']).describe('unchanged: adopting writes nothing'),
      }),
    ),
    left_out: z
      .array(z.string())
      .describe('German: what of it is over and not written any more; metrics count the whole year'),
    compared_with: z.object({ key: z.string(), at: z.iso.datetime() }).nullable().describe('What is adopted now'),
  })
  .meta({ id: 'EffectsPreview' })

const adopting = {
  key: z.string().min(1).max(100).describe('Of a row'),
  calculation_id: z.guid().toLowerCase().optional().describe('Where another is current: 409 `recalculated`'),
  period: z.string().optional(),
}
export const PlanVariantRequest = z.strictObject(adopting).meta({ id: 'PlanVariantRequest' })
export const PlanAcceptRequest = z
  .strictObject({
    ...adopting,
    skip: z
      .array(z.string().max(200))
      .max(10_000)
      .default([])
      .describe('Effects that are left out: ids, or all of a kind'),
  })
  .meta({ id: 'PlanAcceptRequest' })

export const PlanRetractResponse = z
  .object({
    removed: z.int(),
    kept: z.array(
      z.object({
        kind: RowKind,
        id: z.uuid(),
        label: z.string(),
        reason: z.enum(['edited', 'other_source']),
      }),
    ),
    state: PlanVariantsState,
  })
  .meta({ id: 'PlanRetractResponse' })

export const presentVariants = ({
  entryId,
  period,
  calculation,
  variants,
  adopted,
}: PlanVariants): z.input<typeof PlanVariantsState> => ({
  entry_id: entryId,
  period,
  calculation: {
    id: calculation.id,
    calculated_at: time(calculation.calculatedAt),
    inputs_hash: calculation.inputsHash,
    missing: [...calculation.missing],
  },
  rows: variants.map(({ key, title, metrics, reasons, parts }) => ({
    key,
    title,
    metrics: [...metrics],
    adoptable: reasons.length === 0,
    reasons: [...reasons],
    parts: parts.map(({ title: part, row, steps }) => ({ title: part, row, steps: [...steps] })),
  })),
  adopted: adopted && {
    key: adopted.key,
    at: time(adopted.at),
    sheets: adopted.effects.flatMap(({ id, title, sheet }) => (sheet ? [{ effect_id: id, title }] : [])),
  },
})

export const presentPreview = ({
  key,
  calculationId,
  effects,
  leftOut,
  comparedWith,
}: Preview): z.input<typeof EffectsPreview> => ({
  key,
  calculation_id: calculationId,
  effects: effects.map(({ id, kind, title, details, change }) => ({ effect_id: id, kind, title, details, change })),
  left_out: leftOut,
  compared_with: comparedWith && { key: comparedWith.key, at: time(comparedWith.at) },
})

export const presentRetraction = ({ removed, kept, state }: Retraction): z.input<typeof PlanRetractResponse> => ({
  removed: removed.length,
  kept,
  state: presentVariants(state),
})

export const EXAMPLE_VARIANTS: z.input<typeof PlanVariantsState> = {
  entry_id: 'duengeplan',
  period: '2027',
  calculation: {
    id: ID,
    calculated_at: '2026-05-20T06:31:07.000Z',
    inputs_hash: '4f1c…',
    missing: ['Trag für „Langer Kamp“ einen Nmin-Wert ein.'],
  },
  rows: [
    {
      key: 'guelle_mineral',
      title: 'Gülle + mineralisch',
      metrics: [{ id: 'mineral_n', label: 'Mineralischer Stickstoff', value: 2310, unit: 'kg N' }],
      adoptable: true,
      reasons: [],
      parts: [
        {
          title: 'Moorstück · Winterweizen',
          row: { kind: 'fields', id: ID },
          steps: [
            {
              label: 'Bedarfswert',
              formula: '',
              result: '230',
              unit: 'kg N/ha',
              source: 'DüV Anlage 4 Tabelle 2',
              certainty: 'A',
            },
          ],
        },
      ],
    },
  ],
  adopted: null,
}

export const EXAMPLE_PREVIEW: z.input<typeof EffectsPreview> = {
  key: 'guelle_mineral',
  calculation_id: ID,
  effects: [
    {
      effect_id: `duengung.${ID}.1`,
      kind: 'field_work',
      title: 'Kalkammonsalpeter streuen',
      details: 'Moorstück, 15.02. bis 15.03.2027, 210 kg/ha',
      change: 'create',
    },
  ],
  left_out: [],
  compared_with: null,
}
