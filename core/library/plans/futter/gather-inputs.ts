import type { KindSlug, Picture, PictureRow } from '../../../farm/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { isFarmedOn, mainCropLine } from '../../cropping/field-crops.ts'
import { KILOGRAMS_IN } from '../../../terms/index.ts'
import { useOf } from '../../fertilizing/gifts.ts'
import { cropName } from '../duengung/arable-needs.ts'
import { storeOf, STORE_KINDS } from '../goods-in-store.ts'
import { onlyContractor } from '../only-contractor.ts'
import { LAND_ON } from '../../nutrients/farm-land.ts'
import type { PlanScene } from '../plan.ts'
import { ALL_FEEDS, feedNamed } from './feed-names.ts'
import type { FeedId } from './feeds.ts'
import { gatherGroups } from './gather-groups.ts'
import type { FeedField, FeedingInputs } from './inputs.ts'

/** What the plan reads. */
export const FEEDING_KINDS: readonly KindSlug[] = [
  ...STORE_KINDS,
  'herds',
  'measurements',
  'stock',
  'fields',
  'contacts',
  'holdings',
]

export function gatherFeeding(scene: PlanScene): FeedingInputs {
  const { picture, year, holding } = scene
  const fields = picture.rows('fields').filter(({ values }) => isFarmedOn(values, `${year}-${LAND_ON}`))
  const { groups, missing: missingOfGroups } = gatherGroups(scene)
  const missing = [...missingOfGroups]
  return {
    year,
    groups,
    analyses: analysesOf(picture, year, missing),
    stockT: stocksOf(scene),
    meadows: fields.filter((field) => isMown(field, year)).flatMap(feedField),
    maize: fields
      .filter(({ values }) => cropName(mainCropLine(values, year)?.crop ?? '') === 'Silomais')
      .flatMap(feedField),
    elevationM: holding?.elevation_m ?? 0,
    contractorId: onlyContractor(picture),
    missing,
  }
}

const feedField = ({ id, values }: PictureRow<'fields'>): FeedField[] =>
  values.area_ha == null ? [] : [{ id, name: values.name ?? 'ohne Namen', areaHa: values.area_ha }]

const isMown = ({ values }: PictureRow<'fields'>, year: number): boolean =>
  useOf(values) === 'grassland' && (values.grassland ?? []).find((one) => one.year === year)?.use !== 'pasture'

const PARAMETERS = { TM: 'dryMatter', NEL: 'nel', ME: 'me', Rohprotein: 'xp', nXP: 'nxp', Rohfaser: 'xf' } as const
/** An analysis of silage speaks of what lies in the silo: not of one fed up long ago. */
const YEARS_OF_ANALYSES = 2

/** The latest sample of each feed that tells all that a ration asks for: values of two samples are never mixed. */
function analysesOf(picture: Picture, year: number, missing: string[]): FeedingInputs['analyses'] {
  const values = picture
    .rows('measurements')
    .map((row) => row.values)
    .filter(
      ({ type, date }) => type === 'feed' && date! > `${year - YEARS_OF_ANALYSES}-01-01` && date! <= `${year}-12-31`,
    )
  const samples = Map.groupBy(
    values,
    ({ subject, date, sample_number }) => `${subject ?? ''}|${date}|${sample_number ?? ''}`,
  )
  const whole = [...samples.values()].flatMap((sample) => {
    const { subject, date, sample_number } = sample[0]!
    const feed = feedNamed(subject ?? '')
    if (feed?.pig) {
      missing.push(
        `Die Futteranalyse „${subject}“ vom ${germanDay(date)} wird nicht genutzt: Für Schweine rechnet der Futterplan mit Tabellenwerten.`,
      )
      return []
    }
    const found = Object.entries(PARAMETERS).flatMap(([name, as]) => {
      const one = sample.find(({ parameter }) => parameter === name)
      const unit = one?.unit ?? ''
      const isOfFresh = name !== 'TM' && /FM|OS|Frisch|Original/i.test(unit)
      return one?.value == null || one.value <= 0 || isOfFresh ? [] : [[as, inGrams(one.value, unit)] as const]
    })
    if (feed && found.length < Object.keys(PARAMETERS).length)
      missing.push(
        `Die Futteranalyse „${subject}“ vom ${germanDay(date)} wird nicht genutzt: Sie muss TM, NEL, ME, Rohprotein, nXP und Rohfaser je kg TM nennen.`,
      )
    return feed && found.length === Object.keys(PARAMETERS).length
      ? [
          {
            feed: feed.id,
            day: date!,
            sample: sample_number ?? null,
            ...(Object.fromEntries(found) as never as Values),
          },
        ]
      : []
  })
  const latest = new Map<FeedId, (typeof whole)[number]>()
  for (const one of whole.toSorted((a, b) => (a.day < b.day ? -1 : 1))) latest.set(one.feed, one)
  return [...latest.values()].toSorted((a, b) => (a.feed < b.feed ? -1 : 1))
}

type Values = Omit<FeedingInputs['analyses'][number], 'feed' | 'day' | 'sample'>

/** „34 %“ is 340 g in a kg. */
const inGrams = (value: number, unit: string): number => (unit.startsWith('%') ? value * 10 : value)

/** t that lie in store: by counts and movements, else as the row of the store says it. */
function stocksOf(scene: PlanScene): FeedingInputs['stockT'] {
  const rows = scene.picture.rows('stock').map(({ values }) => values)
  const articles = new Set([
    ...rows.filter(({ category }) => category === 'feed').map(({ article }) => article!),
    ...scene.picture.rows('stock_movements').map(({ values }) => values.article!),
  ])
  const stocks = new Map<FeedId, number>()
  for (const article of articles) {
    const feed = feedNamed(article)
    if (!feed) continue
    const kg = storeOf(scene, [article], 'kg') ?? statedKg(rows.find((row) => row.article === article))
    if (kg !== null) stocks.set(feed.id, (stocks.get(feed.id) ?? 0) + kg / 1000)
  }
  return Object.fromEntries(ALL_FEEDS.flatMap(({ id }) => (stocks.has(id) ? [[id, stocks.get(id)!]] : [])))
}

const statedKg = (row: { amount?: number | null; unit?: string | null } | undefined): number | null => {
  const factor = KILOGRAMS_IN[row?.unit ?? '']
  return row?.amount == null || factor === undefined ? null : Math.max(0, row.amount) * factor
}
