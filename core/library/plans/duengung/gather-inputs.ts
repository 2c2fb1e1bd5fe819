import type { KindSlug, RowValues } from '../../../farm/index.ts'
import { enforcementSaid } from '../../fertilizing/enforcement-said.ts'
import { giftsOn, GIFT_KINDS, useOf, type FieldRow, type Gift } from '../../fertilizing/gifts.ts'
import { highPhosphateOf, samplesOf } from '../../fertilizing/soil-samples.ts'
import { isFarmedOn, mainCropIn, mainCropLine } from '../../cropping/field-crops.ts'
import { LAND_ON, landOf } from '../../nutrients/farm-land.ts'
import { onlyContractor } from '../only-contractor.ts'
import type { PlanScene } from '../plan.ts'
import { STORE_KINDS } from '../goods-in-store.ts'
import { gatherProducts, gatherSlurry } from './gather-stores.ts'
import { gatherYields } from './gather-yields.ts'
import type { FertilizingInputs, FieldInputs, GivenInputs, PermanentCropInputs } from './inputs.ts'
import { lawOf } from './red-zone.ts'

/** What the plan reads. */
export const FERTILIZING_KINDS: readonly KindSlug[] = [
  ...new Set<KindSlug>([
    ...GIFT_KINDS,
    ...STORE_KINDS,
    'fertilizers',
    'stock',
    'herds',
    'measurements',
    'nutrient_needs',
    'yields',
    'contacts',
    'holdings',
  ]),
]

/** Years whose gifts may count in this one: compost counts for three. */
const YEARS_OF_GIFTS = 3

export function gatherFertilizing(scene: PlanScene): FertilizingInputs {
  const { picture, year, land, holding } = scene
  const farmed = picture.rows('fields').filter(({ values }) => isFarmedOn(values, `${year}-${LAND_ON}`))
  return {
    year,
    land: land ?? null,
    enforcement: enforcementSaid(holding) ?? null,
    organic: holding?.farming === 'organic' || holding?.farming === 'conversion',
    landHa: landOf({ picture, year, today: `${year}-12-31`, holding }) ?? null,
    fields: farmed.flatMap((field) => fieldInputs(field, scene)),
    permanentCrops: farmed.flatMap((field) => permanentCropInputs(field, scene)),
    yields: gatherYields(picture, year),
    slurry: gatherSlurry(scene),
    products: gatherProducts(scene),
    contractorId: onlyContractor(picture),
  }
}

function fieldInputs(field: FieldRow, { picture, year }: PlanScene): FieldInputs[] {
  const { values, id } = field
  const use = useOf(values)
  if (use === undefined || values.use === 'fallow') return []
  const line = mainCropLine(values, year)
  const sample = samplesOf(picture, field)
    .filter(({ day }) => day <= `${year}-12-31`)
    .at(-1)
  const determined = determinedFor(field, picture, year)
  return [
    {
      id,
      name: values.name ?? 'ohne Namen',
      areaHa: values.area_ha ?? null,
      use,
      redZone: values.red_zone === 'yes',
      humusPercent: values.humus_percent ?? null,
      soilType: values.soil_type ?? null,
      sample: sample
        ? { day: sample.day, mg: sample.mg ?? null, limitMg: highPhosphateOf(sample, lawOf(year)) ?? null }
        : null,
      crop: line
        ? {
            crop: line.crop,
            variety: line.variety ?? null,
            sownOn: line.sown_on ?? null,
            harvestedOn: line.harvested_on ?? null,
          }
        : null,
      precedingCrop:
        mainCropLine(values, year - 1)?.crop ?? line?.previous_crop ?? mainCropIn(values, year - 1)?.name ?? null,
      catchCrop: catchCropOf(values, year),
      nmin: nminOf(field, picture, year),
      meadow: meadowOf(values, year),
      determined,
      gifts: giftsOn(picture, field)
        .filter((gift) => isNear(gift, year))
        .map(givenOf),
    },
  ]
}

function permanentCropInputs(field: FieldRow, { picture, year }: PlanScene): PermanentCropInputs[] {
  const determined = field.values.use === 'permanent_crop' ? determinedFor(field, picture, year) : null
  const crop = mainCropLine(field.values, year)?.crop ?? null
  return determined ? [{ name: field.values.name ?? 'ohne Namen', crop, kgHa: determined.kgHa }] : []
}

/** The latest need for nitrogen that the farm has determined for a year. */
function determinedFor({ id }: FieldRow, picture: PlanScene['picture'], year: number): FieldInputs['determined'] {
  const latest = picture
    .referring('nutrient_needs', 'field_id', id)
    .filter((row) => row.values.year === year && row.values.n_kg_ha != null)
    .toSorted((one, other) => one.values.determined_on!.localeCompare(other.values.determined_on!))
    .at(-1)?.values
  return latest ? { kgHa: latest.n_kg_ha!, day: latest.determined_on! } : null
}

const isNear = ({ day }: Gift, year: number): boolean =>
  day >= `${year - YEARS_OF_GIFTS}-01-01` && day <= `${year}-12-31`

/** On the average of the whole field. */
function givenOf({ day, material, nKg, countedKg, p2o5Kg, areaHa, field }: Gift): GivenInputs {
  const whole = field?.values.area_ha
  const share = areaHa === undefined || whole == null || whole <= 0 ? 1 : Math.min(1, areaHa / whole)
  const onAverage = (kg: number | undefined): number | null =>
    kg === undefined ? null : Math.round(kg * share * 1000) / 1000
  return {
    day,
    material: material ?? null,
    nKgHa: onAverage(nKg),
    countedKgHa: onAverage(countedKg),
    p2o5KgHa: onAverage(p2o5Kg),
  }
}

/** What stood between the main crop of the year before and that of this one. */
function catchCropOf({ crops }: RowValues<'fields'>, year: number): FieldInputs['catchCrop'] {
  const line = (crops ?? []).find(
    (one) => one.role === 'catch' && (one.sown_on != null ? one.sown_on.startsWith(`${year - 1}-`) : one.year === year),
  )
  const named = (crops ?? []).find((one) => one.year === year && (one.role ?? 'main') === 'main')?.catch_crop
  if (!line) return named == null ? null : { words: named, legumesPercent: null, usedAs: null }
  const words = [line.crop, line.mixture, line.winter_cover, named].filter((one) => one != null)
  return {
    words: [...new Set(words)].join(', '),
    legumesPercent: line.legumes_percent ?? null,
    usedAs: line.used_as ?? null,
  }
}

const SPRING = { from: '01-01', until: '06-30' }

/** The latest of spring: of the whole depth, else the sum of its layers; of several samples of a day the mean. */
function nminOf({ id }: FieldRow, picture: PlanScene['picture'], year: number): FieldInputs['nmin'] {
  const rows = picture
    .referring('measurements', 'field_id', id)
    .map(({ values }) => values)
    .filter(
      ({ type, date, value }) =>
        type === 'nmin' && value != null && date! >= `${year}-${SPRING.from}` && date! <= `${year}-${SPRING.until}`,
    )
  const day = rows
    .map(({ date }) => date!)
    .toSorted()
    .at(-1)
  if (day === undefined) return null
  const byDepth = [
    ...Map.groupBy(
      rows.filter(({ date }) => date === day),
      depthOf,
    ),
  ].map(([depth, samples]) => ({
    ...depthOfName(depth),
    kgHa: samples.reduce((sum, { value }) => sum + value!, 0) / samples.length,
  }))
  const whole = byDepth.filter((one) => one.isWhole).toSorted((one, other) => other.until - one.until)[0]
  const kgHa = whole?.kgHa ?? byDepth.reduce((sum, one) => sum + one.kgHa, 0)
  return { kgHa: Math.round(kgHa * 10) / 10, day }
}

/** „30-60“; empty of the sum that a laboratory prints below its layers, and where nobody has entered it. */
const depthOf = ({ parameter, depth_cm }: RowValues<'measurements'>): string =>
  /gesamt|summe/i.test(parameter ?? '')
    ? ''
    : (/\d+ ?[-–] ?\d+/.exec(depth_cm ?? '')?.[0] ?? '').replace(/ ?[-–] ?/, '-')

function depthOfName(depth: string): { isWhole: boolean; until: number } {
  const [from = 0, until = Infinity] = depth === '' ? [] : depth.split('-').map(Number)
  return { isWhole: from === 0 && until > TOPSOIL_CM, until }
}

/** Nmin of the topsoil alone is a layer. */
const TOPSOIL_CM = 30

function meadowOf({ grassland, crops }: RowValues<'fields'>, year: number): FieldInputs['meadow'] {
  const lines = (grassland ?? []).filter((one) => one.year <= year).toSorted((one, other) => one.year - other.year)
  const line = lines.at(-1)
  const ofYear = line?.year === year ? line : undefined
  const said = (crops ?? []).find((one) => one.year === year)?.crop ?? ''
  const cuts = line?.cuts ?? (Number(/(\d) ?(?:schnitt|-schnitt)/i.exec(said)?.[1] ?? 0) || null)
  const use = line?.use ?? (/mähweide/i.test(said) ? 'mown_pasture' : /(?<!\p{L})weide/iu.test(said) ? 'pasture' : null)
  const grazedPercent = /(\d{1,3}) ?% ?(?:be)?weide/i.exec(said)?.[1]
  if (cuts === null && use === null && !line) return null
  return {
    use,
    cuts,
    grazedPercent: grazedPercent === undefined ? null : Number(grazedPercent),
    dryMatterDtHa: ofYear?.dry_matter_dt_ha ?? null,
    proteinPercent: ofYear?.crude_protein_percent ?? null,
    legumesPercent: lines.findLast(({ legumes_percent }) => legumes_percent != null)?.legumes_percent ?? null,
    years: lines
      .filter((one) => one !== ofYear && (one.dry_matter_dt_ha != null || one.crude_protein_percent != null))
      .map((one) => ({
        year: one.year,
        dryMatterDtHa: one.dry_matter_dt_ha ?? null,
        proteinPercent: one.crude_protein_percent ?? null,
      })),
  }
}
