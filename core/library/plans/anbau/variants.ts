import { gapkondv, valueOn } from '../../../law/index.ts'
import { rounded, decimal } from '../../../shared/decimal.ts'
import { germanList } from '../../../shared/german/write-german.ts'
import type { LinearOptimizer } from '../../ports/linear-optimizer.ts'
import { changedShare, judgeYearsOnEnd, needsNoRotation } from '../../cropping/crop-rotation.ts'
import { calculateFeeding } from '../futter/variants.ts'
import type { Calculation, Figure, PlanVariant } from '../plan.ts'
import { written } from '../steps.ts'
import { mainCropOf } from '../../cropping/crop-groups.ts'
import { assignCrops, totalsOf, type Assignment, type Demand, type Totals } from './assign-crops.ts'
import { plannedCrop, PLANNED_CROPS, type PlannedCrop } from './crops.ts'
import { croppingEffects } from './effects.ts'
import type { CroppedField, CroppingInputs } from './inputs.ts'
import { grownCrops, optionsOf, withCrop, type Option } from './options.ts'
import { croppingFigures, croppingMetrics, croppingParts } from './parts.ts'

/** Above this percent nobody has to look twice at the change of crops [C]. */
const SAFE_CHANGE = 40
/** t of dry matter that a hectare of silage maize yields, and percent of it in fresh matter [C]. */
const MAIZE = { dryTHa: 15, dryPercent: 34 }
/** Main crops and percent that the second eco-scheme asks for: of each crop, of legumes and of cereals at most. */
const OER2 = { crops: 5, legumes: 10, least: 10, most: 30, cereals: 66 }
/** Feed is safe with so much percent more. */
const RESERVE = 110

interface Rule {
  key: string
  title: string
  /** Percent of the maize that the herds eat; 0: none is demanded. */
  maize: number
  isDiverse?: boolean
  isAsBefore?: boolean
}

const RULES: readonly Rule[] = [
  { key: 'wie_bisher', title: 'Wie bisher', maize: 0, isAsBefore: true },
  { key: 'db_max', title: 'Bester Deckungsbeitrag mit eigenem Futter', maize: 100 },
  { key: 'oer2', title: 'Öko-Regelung 2', maize: 0, isDiverse: true },
  { key: 'futter_sicher', title: 'Futter sicher', maize: RESERVE },
]

export async function calculateCropping(
  inputs: CroppingInputs,
  { optimizer }: { optimizer: LinearOptimizer },
): Promise<Calculation> {
  const maizeHa = await maizeNeed(inputs, optimizer)
  return {
    missing: [...inputs.missing, ...withoutMargin(inputs)],
    variants: RULES.map((rule) => variantOf(rule, inputs, maizeHa)),
  }
}

/** Crops of the farm that the table of gross margins does not know: they are worth something, and nobody knows what. */
function withoutMargin({ fields }: CroppingInputs): string[] {
  const unknown = fields.filter(({ fixed }) => fixed !== null && plannedCrop(fixed) === undefined)
  return [...Map.groupBy(unknown, ({ fixed }) => fixed!)].map(
    ([crop, on]) =>
      `Der Deckungsbeitrag von ${crop} ist nicht bekannt und in keiner Summe enthalten (${germanList(on.map(({ name }) => `„${name}“`))}).`,
  )
}

/** Hectares of silage maize that the rations of a year ask for; the first that can be fed. */
async function maizeNeed({ feeding }: CroppingInputs, optimizer: LinearOptimizer): Promise<number> {
  if (feeding.groups.length === 0) return 0
  const { variants } = await calculateFeeding(feeding, { optimizer })
  const fed = ['mais_betont', 'gras_betont', 'kostenmin']
    .map((key) => variants.find((one) => one.key === key && one.reasons.length === 0))
    .find((one) => one !== undefined)
  const tonnes = fed?.metrics.find(({ id }) => id === 'maize_silage')?.value ?? 0
  return rounded(decimal(tonnes).times(MAIZE.dryPercent).div(100).div(MAIZE.dryTHa), 2)
}

function variantOf(rule: Rule, inputs: CroppingInputs, maizeHa: number): PlanVariant {
  const grown = grownCrops(inputs)
  const candidates = rule.isDiverse ? PLANNED_CROPS.filter((crop) => grown.includes(crop) || isEasy(crop)) : grown
  const isExempt = wasExempt(inputs)
  const all = inputs.fields.map((field) => ({ field, options: optionsOf(field, candidates, inputs.year, isExempt) }))
  const without = all.filter(({ options }) => options.length === 0).map(({ field }) => field)
  const demand = demandOf(rule, isExempt, maizeHa, inputs.year)
  const assigned = assignCrops(
    all.filter(({ options }) => options.length > 0),
    demand,
    rule.isAsBefore ? asBefore(inputs) : (_, { value }) => value,
  )
  const totals = totalsOf(assigned)
  return {
    key: rule.key,
    title: rule.title,
    metrics: croppingMetrics(assigned, totals, inputs.year),
    reasons: reasonsOf(rule, inputs, assigned, without, maizeHa),
    parts: croppingParts(assigned, totals, inputs),
    figures: [...croppingFigures(totals), ...lackingFigure(rule, totals, maizeHa)],
    effects: croppingEffects(assigned, inputs),
  }
}

/** What a farm takes up without machines of its own for it. */
const isEasy = ({ isLegume, kind }: PlannedCrop): boolean => isLegume === true || kind === 'Hafer' || kind === 'Gerste'

/** Hectares that are missing in all. */
function demandOf(rule: Rule, isExempt: boolean, maizeHa: number, year: number): Demand {
  const wanted = (maizeHa * rule.maize) / 100
  return (totals) =>
    changeMissing(totals, isExempt) +
    Math.max(0, wanted - (totals.hectares.get('Silomais') ?? 0)) +
    (rule.isDiverse ? diversityMissing(totals, year) : 0)
}

/** Safely above what the law asks for. */
const changeMissing = ({ countedHa, changedHa }: Totals, isExempt: boolean): number =>
  isExempt ? 0 : Math.max(0, (countedHa * SAFE_CHANGE) / 100 - changedHa)

function diversityMissing({ hectares, allHa }: Totals, year: number): number {
  const grown = [...hectares].filter(([, ha]) => ha > 0.0001)
  const [least, most] = [(allHa * OER2.least) / 100, (allHa * OER2.most) / 100]
  const ha = (some: typeof grown): number => some.reduce((sum, [, of]) => sum + of, 0)
  // Silage and grain maize are one main crop, winter and summer barley are two.
  const shares = [...Map.groupBy(grown, ([name]) => mainCropNameOf(name, year)).values()]
    .map(ha)
    .toSorted((one, other) => other - one)
  const wanted = Array.from({ length: OER2.crops }, (_, place) => Math.max(0, least - (shares[place] ?? 0)))
  const legumes = ha(grown.filter(([name]) => plannedCrop(name)?.isLegume))
  const cereals = ha(grown.filter(([name]) => CEREALS.test(name)))
  return (
    wanted.reduce((sum, one) => sum + one, 0) +
    shares.reduce((sum, one) => sum + Math.max(0, one - most), 0) +
    Math.max(0, (allHa * OER2.legumes) / 100 - legumes) +
    Math.max(0, cereals - (allHa * OER2.cereals) / 100)
  )
}

const CEREALS = /weizen|gerste|roggen|triticale|hafer|dinkel/i

/** What counts as one main crop: the genus, in winter and in summer apart. */
function mainCropNameOf(name: string, year: number): string {
  const crop = mainCropOf({ crop: name }, year)
  return crop ? `${crop.group} ${crop.season ?? ''}` : name
}

/** What most often followed the crop of the year before on this farm; else what is worth most. */
function asBefore({ fields, year }: CroppingInputs): (field: CroppedField, option: Option) => number {
  const followed = new Map<string, number>()
  for (const { names, areaHa } of fields)
    for (const [of, name] of Object.entries(names)) {
      const before = plannedCrop(names[Number(of) - 1] ?? '')?.name
      const after = plannedCrop(name)?.name
      if (before && after) followed.set(`${before} ${after}`, (followed.get(`${before} ${after}`) ?? 0) + areaHa)
    }
  return ({ names, areaHa }, { name, value }) => {
    const before = plannedCrop(names[year - 1] ?? '')?.name
    return (followed.get(`${before} ${name}`) ?? 0) * areaHa + value / 10_000
  }
}

/** Whether the farm needed no change of crops by what grew in the year before; what is planned now may end that. */
const wasExempt = ({ fields, fallow, farm, year }: CroppingInputs): boolean =>
  needsNoRotation({ ...farm, fields: [...fields.map(({ rotation }) => rotation), ...fallow] }, year - 1) === true

const wantedHa = (rule: Rule, maizeHa: number): number => (maizeHa * rule.maize) / 100

/** Hectares of silage maize that the herds need and nobody grows. */
const lackingHa = (rule: Rule, { hectares }: Totals, maizeHa: number): number =>
  Math.max(0, wantedHa(rule, maizeHa) - (hectares.get('Silomais') ?? 0))

function lackingFigure(rule: Rule, totals: Totals, maizeHa: number): Figure[] {
  const lacking = rounded(decimal(lackingHa(rule, totals, maizeHa)), 2)
  return lacking === 0
    ? []
    : [{ id: 'lacking_ha', label: 'Silomais, der für das Futter fehlt', value: lacking, unit: 'ha' }]
}

function reasonsOf(
  rule: Rule,
  inputs: CroppingInputs,
  assigned: readonly Assignment[],
  without: readonly CroppedField[],
  maizeHa: number,
): string[] {
  const totals = totalsOf(assigned)
  const [wanted, lacking] = [wantedHa(rule, maizeHa), lackingHa(rule, totals, maizeHa)]
  return [
    ...(inputs.fields.length === 0 ? ['Es gibt keine Ackerschläge mit Größe. Trag sie bei den Feldern ein.'] : []),
    ...without.map(({ name }) => `Für „${name}“ gibt es keine Kultur, die Fruchtwechsel und Anbaupause einhält.`),
    ...rotationReasons(inputs, assigned),
    ...(lacking > 0.001
      ? [`Für das Futter fehlen ${written(lacking, 2)} ha Silomais: gebraucht werden ${written(wanted, 2)} ha.`]
      : []),
    ...(rule.isDiverse && diversityMissing(totals, inputs.year) > 0.01
      ? [
          `Fünf Hauptfrüchte mit je ${OER2.least} bis ${OER2.most} %, ${OER2.legumes} % Leguminosen und höchstens ${OER2.cereals} % Getreide gehen mit diesen Schlägen nicht auf.`,
        ]
      : []),
  ]
}

/** What the law finds in the fields as they are planned, by the same functions that judge them afterwards. */
function rotationReasons({ fallow, farm, year }: CroppingInputs, assigned: readonly Assignment[]): string[] {
  const planned = assigned.map(({ field, chosen }) => ({ field, rotation: withCrop(field, chosen.name, year) }))
  const all = [...planned.map(({ rotation }) => rotation), ...fallow]
  if (needsNoRotation({ ...farm, fields: all }, year) === true) return []
  const least = valueOn(gapkondv.fruchtwechselAnteil, `${year}-12-31`)
  const share = changedShare(all, year)
  return [
    ...planned
      .filter(({ rotation }) => judgeYearsOnEnd(rotation, year) === 'broken')
      .map(({ field }) => `Auf „${field.name}“ steht ${year} zum dritten Mal nacheinander dieselbe Hauptfrucht.`),
    ...(share && least !== undefined && share.atMost < least
      ? [
          `Die Hauptfrucht wechselt nur auf ${written(share.atMost, 2)} % der Ackerfläche, vorgeschrieben sind ${written(least)} %.`,
        ]
      : []),
  ]
}
