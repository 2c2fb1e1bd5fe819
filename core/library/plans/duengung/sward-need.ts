import { decimal, type Decimal } from '../../../shared/decimal.ts'
import { stepsOf, totalOf, written, type Summand } from '../steps.ts'
import {
  GRASSLAND_NEEDS_SOURCE,
  LEGUME_GRASS_PER_10_PERCENT,
  legumeSupply,
  PURE_LEGUMES,
  soilSupply,
  type GrasslandNeed,
} from './grassland-needs.ts'
import type { FertilizingInputs, FieldInputs } from './inputs.ts'
import { lastYears } from './last-years.ts'
import { expectedYield, yearsWanted } from './expected-yield.ts'
import { totalStep, type NitrogenNeed } from './field-need.ts'
import { isEnforced } from './red-zone.ts'

/** Assumed where nobody has said it [C]. */
const ASSUMED = { humusPercent: 8, legumesPercent: 10, legumeGrassPercent: 50 }

/** A harvest, and how it was reckoned where it is the mean of years; null where nobody has said it. */
interface Harvest {
  is: number | null
  mean: string | null
}

/** The mean of the years before, else as the farm expects it of the year itself. */
export function harvestOf(
  of: 'dryMatterDtHa' | 'proteinPercent',
  { meadow, redZone }: FieldInputs,
  inputs: FertilizingInputs,
): Harvest {
  const years = (meadow?.years ?? []).flatMap((one) => (one[of] === null ? [] : [{ year: one.year, dtHa: one[of] }]))
  const mean = expectedYield(years, inputs.year, redZone && isEnforced(inputs))
  return mean ? { is: mean.dtHa, mean: mean.formula } : { is: meadow?.[of] ?? null, mean: null }
}

/** The need of grassland and of forage on arable land. */
export function needOfSward(
  field: FieldInputs,
  { row, guessed }: { row: GrasslandNeed; guessed: boolean },
  inputs: FertilizingInputs,
): NitrogenNeed {
  const { year } = inputs
  const { name, meadow } = field
  const dryMatter = harvestOf('dryMatterDtHa', field, inputs)
  const dtHa = dryMatter.is ?? row.yieldDtHa
  const summands: Summand[] = [
    {
      label: `Bedarfswert ${row.title} bei ${written(row.yieldDtHa)} dt TM/ha und ${written(row.proteinPercent)} % Rohprotein`,
      formula: '',
      value: decimal(row.nitrogenKgHa),
      source: GRASSLAND_NEEDS_SOURCE,
      certainty: guessed ? 'C' : 'A',
    },
    correction('Ertrag', ' dt TM/ha', [dryMatter, row.yieldDtHa], 10, row.per10Dt),
    correction(
      'Rohprotein',
      ' %',
      [harvestOf('proteinPercent', field, inputs), row.proteinPercent],
      1,
      row.perProteinPercent,
    ),
    ...lastYears(field, year),
    ...(row.use === 'forage' ? [] : [soilSummand(field)]),
    legumeSummand(row, meadow?.legumesPercent ?? null),
  ]
  const kgHa = totalOf(summands)
  return {
    kgHa,
    yieldDtHa: dtHa,
    tableDtHa: row.yieldDtHa,
    steps: [...stepsOf(summands, 'kg N/ha'), totalStep(row.title, kgHa)],
    missing: [
      ...(guessed
        ? [`Für „${name}“ ist nicht klar, wie intensiv es genutzt wird. Gerechnet ist mit „${row.title}“.`]
        : []),
      ...(dryMatter.is === null
        ? [
            `Für „${name}“ fehlen TM-Erträge ${yearsWanted(year, field.redZone && isEnforced(inputs))}. Gerechnet ist mit ${written(dtHa)} dt TM/ha; trag sie beim Feld unter „Grünland je Jahr“ ein.`,
          ]
        : []),
      ...(field.humusPercent === null && row.use !== 'forage'
        ? [
            `Für „${name}“ fehlt der Humusgehalt. Gerechnet ist mit ${ASSUMED.humusPercent} bis unter 15 % organischer Substanz.`,
          ]
        : []),
      ...(meadow?.legumesPercent == null && row.forage !== 'legumes' && row.forage !== 'grass'
        ? [
            `Für „${name}“ fehlt der Anteil an Leguminosen. Gerechnet ist mit ${row.forage ? ASSUMED.legumeGrassPercent : '5 bis 10'} %.`,
          ]
        : []),
    ],
  }
}

/** Where the farm says nothing of it, it is taken to be as in the table. */
function correction(
  what: string,
  unit: string,
  [{ is: said, mean }, table]: [Harvest, number],
  step: number,
  perStep: number,
): Summand {
  const is = said ?? table
  const difference = `(${written(is)} − ${written(table)})${step === 1 ? '' : ` / ${step}`}`
  return {
    label: `${what} ${written(is)}${unit}${said == null ? ', angenommen' : ''}`,
    formula: [...(mean === null ? [] : [`${mean} = ${written(is)}${unit}`]), `${difference} · ${perStep}`].join('; '),
    value: decimal(is).minus(table).div(step).times(perStep).round(1, 1),
    source: GRASSLAND_NEEDS_SOURCE,
    certainty: said == null ? 'C' : 'A',
  }
}

function soilSummand({ humusPercent, soilType }: FieldInputs): Summand {
  const { kg, label } = soilSupply(humusPercent ?? ASSUMED.humusPercent, soilType)
  return {
    label: `Bodenvorrat, ${label}`,
    formula: '',
    value: decimal(kg).neg(),
    source: 'DüV Anl. 4 Tab. 11',
    certainty: humusPercent === null ? 'C' : 'A',
  }
}

function legumeSummand({ forage }: GrasslandNeed, percent: number | null): Summand {
  const [kg, assumed] = legumesOf(forage, percent)
  return {
    label:
      percent === null && assumed !== null
        ? `Leguminosen, angenommen ${written(assumed)} %`
        : `Leguminosen${percent === null ? '' : ` ${written(percent)} %`}`,
    formula: '',
    value: kg.neg(),
    source: 'DüV Anl. 4 Tab. 12',
    certainty: percent === null && assumed !== null ? 'C' : 'A',
  }
}

/** kg N/ha, and the percent that was taken for it where none is known. */
function legumesOf(forage: GrasslandNeed['forage'], percent: number | null): [Decimal, number | null] {
  if (forage === 'grass') return [decimal(0), null]
  if (forage === 'legumes') return [decimal(PURE_LEGUMES), null]
  if (forage === undefined) return [decimal(legumeSupply(percent ?? ASSUMED.legumesPercent)), ASSUMED.legumesPercent]
  const share = percent ?? ASSUMED.legumeGrassPercent
  return [decimal(share).div(10).times(LEGUME_GRASS_PER_10_PERCENT).round(1, 1), ASSUMED.legumeGrassPercent]
}
