import { decimal, rounded } from '../../../shared/decimal.ts'
import { gapkondv, entryOn } from '../../../law/index.ts'
import type { Figure, Metric, PlanPart } from '../plan.ts'
import { written } from '../steps.ts'
import type { Assignment, Totals } from './assign-crops.ts'
import { plannedCrop } from './crops.ts'
import type { CroppingInputs } from './inputs.ts'
import { winterMetric, winterParts } from './winter.ts'

export function croppingMetrics(assigned: readonly Assignment[], totals: Totals, year: number): Metric[] {
  const { countedHa, changedHa, allHa, hectares } = totals
  // Of a crop that the table does not know the margin is no zero, and where it knows none there is no sum.
  const known = assigned.filter(({ chosen }) => chosen.crop !== undefined)
  const margin =
    known.length === 0 && assigned.length > 0 ? null : known.reduce((sum, { chosen }) => sum + chosen.value, 0)
  const metric = (id: string, label: string, value: number | null, unit: string, places = 0): Metric => ({
    id,
    label,
    value: value === null ? null : rounded(decimal(value), places),
    unit,
  })
  const legumes = [...hectares].filter(([name]) => plannedCrop(name)?.isLegume).reduce((sum, [, ha]) => sum + ha, 0)
  return [
    metric('margin', 'Deckungsbeitrag, angenommen', margin, '€'),
    metric('change', 'Wechsel der Hauptfrucht', countedHa > 0 ? (changedHa * 100) / countedHa : null, '%', 1),
    winterMetric(assigned, year),
    metric('crops', 'Hauptfrüchte', [...hectares.values()].filter((ha) => ha > 0).length, ''),
    metric('legumes', 'Leguminosen', allHa > 0 ? (legumes * 100) / allHa : null, '%', 1),
    metric('maize', 'Silomais', hectares.get('Silomais') ?? 0, 'ha', 2),
  ]
}

/** Hectares of each crop that has any. */
export const croppingFigures = ({ hectares }: Totals): Figure[] =>
  [...hectares]
    .filter(([, ha]) => ha > 0.0001)
    .map(([label, ha]) => ({ id: 'hectares', label, value: rounded(decimal(ha), 2), unit: 'ha' }))

/** Why each field gets its crop, and how the change of crops adds up. */
export function croppingParts(assigned: readonly Assignment[], totals: Totals, { year }: CroppingInputs): PlanPart[] {
  const share = entryOn(gapkondv.fruchtwechselAnteil, `${year}-12-31`)
  const percent = totals.countedHa > 0 ? (totals.changedHa * 100) / totals.countedHa : 100
  return [
    {
      title: `Fruchtwechsel ${year} · Wechselanteil`,
      row: null,
      steps: [
        {
          label: 'Anteil mit anderer Hauptfrucht als im Vorjahr',
          formula: `${written(totals.changedHa, 2)} ha / ${written(totals.countedHa, 2)} ha`,
          result: written(percent),
          unit: '%',
          source: share?.source ?? '',
          ...(share && { certainty: share.certainty }),
        },
      ],
    },
    ...winterParts(assigned, year),
    ...assigned.map(({ field, chosen }) => ({
      title: `${field.name} · ${chosen.name}`,
      row: { kind: 'fields' as const, id: field.id },
      figures: [
        { id: 'crop', label: chosen.name, value: rounded(decimal(field.areaHa), 2), unit: 'ha', steps: 2 },
        ...(chosen.crop
          ? [{ id: 'margin_field', label: 'Deckungsbeitrag', value: rounded(decimal(chosen.value), 0), unit: '€' }]
          : []),
      ],
      steps: [
        {
          label: 'Vorfrüchte',
          formula: [year - 2, year - 1].map((one) => `${one}: ${field.names[one] ?? 'unbekannt'}`).join(', '),
          result: chosen.isFixed ? `${chosen.name} steht schon fest` : chosen.name,
          unit: '',
          source: 'deine Felder',
        },
        {
          label: CHANGES[chosen.change],
          formula: chosen.crop && chosen.crop.pause > 0 ? `Anbaupause ${chosen.crop.pause} Jahre` : '',
          result: written(field.areaHa, 2),
          unit: 'ha',
          source: share?.source ?? '',
        },
        chosen.crop
          ? {
              label: 'Deckungsbeitrag',
              formula: `${written(field.areaHa, 2)} ha · ${written(chosen.value / field.areaHa, 0)} €/ha`,
              result: written(chosen.value, 0),
              unit: '€',
              source: 'Vorgabe',
              certainty: 'C' as const,
            }
          : { label: 'Deckungsbeitrag', formula: '', result: 'nicht bekannt', unit: '', source: 'Vorgabe' },
      ],
    })),
  ]
}

const CHANGES = {
  changed: 'Andere Hauptfrucht als im Vorjahr',
  unchanged: 'Gleiche Hauptfrucht wie im Vorjahr',
  unknown: 'Vorfrucht unbekannt',
  left_out: 'Zählt beim Fruchtwechsel nicht mit',
} as const
