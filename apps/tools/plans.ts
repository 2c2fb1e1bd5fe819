import { z } from 'zod'
import { PLANS, type Library, type PlanPart, type PlanVariant, type PlanVariants } from '../../core/library/index.ts'
import { germanNumber } from '../../core/shared/german/write-german.ts'
import { Cursor, offsetOf, textPage } from './slices.ts'
import { tool, ToolRefusal, type Tool } from './tool.ts'

const PlanId = z.enum(PLANS.map(({ id }) => id) as [string, ...string[]])

/** Plans with what their variants come to. */
export const planTools = (library: Library): Tool[] => [
  tool({
    name: 'read_plan',
    title: 'Plan lesen',
    scope: 'documents.read',
    effect: 'reads',
    description: 'Gibt die Varianten eines Plans wieder, mit `variant` (a key) Rechenweg und Wirkung.',
    input: z.strictObject({
      plan: PlanId,
      period: z.string().optional().describe('A year'),
      variant: z.string().optional(),
      cursor: Cursor.optional(),
    }),
    async run(actor, { plan, period, variant: key, cursor }) {
      const read = await library.readVariants(actor, { entryId: plan, period })
      if (read.err) throw new ToolRefusal('Diesen Plan gibt es für diese Zeit nicht. Nenne ein Jahr wie 2026.')
      const { variants } = read.val
      const variant = variants.find((one) => one.key === key)
      if (key !== undefined && !variant)
        throw new ToolRefusal(`Diese Variante gibt es nicht. Es gibt: ${variants.map((one) => one.key).join(', ')}.`)
      const lines = variant ? detailsOf(variant) : overviewOf(read.val)
      return textPage(lines, (line) => line, offsetOf(cursor), 'Der Plan ist leer.')
    },
  }),
]

function overviewOf({ period, adopted, variants, calculation }: PlanVariants): string[] {
  const told = variants.map(({ key, title, metrics, reasons }) => {
    const numbers = metrics.flatMap(({ label, value, unit }) =>
      value === null ? [] : [`${label}: ${germanNumber(value, { most: 2 })} ${unit}`.trim()],
    )
    return [`${title} (${key}): ${numbers.join('; ')}`, ...reasons.map((one) => `Nicht möglich: ${one}`)].join('\n')
  })
  const state = adopted ? `Für ${period} angenommen ist ${adopted.key}.` : `Für ${period} ist nichts angenommen.`
  return [state, ...told, ...calculation.missing.map((sentence) => `Es fehlt: ${sentence}`)]
}

const detailsOf = ({ parts, effects }: PlanVariant): string[] => [
  ...parts.map(partText),
  ...effects.map(({ title, details }) => `${title}: ${details}`),
]

const partText = ({ title, steps }: PlanPart): string =>
  [
    title,
    ...steps.map(({ label, formula, result, unit, source }) => {
      const sum = [formula, [result, unit].filter(Boolean).join(' ')].filter(Boolean).join(' = ')
      return `- ${label}: ${sum} (${source})`
    }),
  ].join('\n')
