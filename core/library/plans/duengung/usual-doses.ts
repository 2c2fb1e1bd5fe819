import { addDays } from '../../../shared/time/days.ts'
import { wordTable } from '../../../shared/word-table.ts'
import { mainCropOf, type MainCrop } from '../../cropping/crop-groups.ts'
import { cropName } from './arable-needs.ts'
import { forageNeedOf } from './grassland-needs.ts'
import type { FieldInputs } from './inputs.ts'

/** One of the gifts in which a need is given; days as `MM-DD`. */
export interface UsualDose {
  from: string
  until: string
  percent: number
  stage?: string
}

const dose = (from: string, until: string, percent: number, stage?: string): UsualDose => ({
  from,
  until,
  percent,
  ...(stage && { stage }),
})

const WINTER_CEREALS = [dose('02-15', '03-15', 50, 'Andüngung'), dose('04-10', '04-30', 50, 'Schossen, EC 31')]
const WINTER_BARLEY = [dose('02-15', '03-10', 55, 'Andüngung'), dose('04-05', '04-25', 45, 'Schossen')]
const SUMMER_CEREALS = [dose('03-15', '04-15', 60, 'zur Saat'), dose('05-01', '05-20', 40, 'EC 30')]
const RAPE = [dose('02-10', '03-05', 50, 'Andüngung'), dose('03-15', '03-31', 50, 'Schossen')]
const MAIZE = [dose('04-15', '05-10', 85, 'zur Saat'), dose('06-01', '06-15', 15, 'EC 14 bis 16')]
const BEET = [dose('03-20', '04-15', 70, 'zur Saat'), dose('05-10', '05-25', 30, '4-Blatt-Stadium')]
const POTATOES = [dose('04-05', '04-30', 100, 'zum Pflanzen')]

/** When and in which parts the need of a crop is given, by its name in the terms [C]. */
const BY_NAME: Readonly<Record<string, readonly UsualDose[]>> = wordTable({
  Winterweizen: [
    dose('02-15', '03-15', 35, 'Andüngung'),
    dose('04-10', '04-30', 35, 'Schossen, EC 31'),
    dose('05-20', '06-05', 30, 'Ährengabe, EC 39 bis 49'),
  ],
  Frühkartoffeln: [dose('03-10', '04-05', 100, 'zum Pflanzen')],
  // Neither is fed before it is harvested: what it bears in the next year it stores afterwards.
  Spargel: [dose('06-25', '07-15', 100, 'nach der Stechzeit')],
  Erdbeeren: [dose('03-01', '03-31', 40, 'im Frühjahr'), dose('07-10', '07-31', 60, 'nach der Ernte')],
})

interface BySeason {
  winter: readonly UsualDose[]
  summer: readonly UsualDose[]
}
const always = (doses: readonly UsualDose[]): BySeason => ({ winter: doses, summer: doses })
const CEREALS: BySeason = { winter: WINTER_CEREALS, summer: SUMMER_CEREALS }

/** Of crops without doses of their own name: those of their relatives, by the genus that crop rotation knows [C]. */
const BY_GENUS: Readonly<Record<string, BySeason>> = wordTable({
  triticum: CEREALS,
  dinkel: CEREALS,
  triticosecale: CEREALS,
  secale: CEREALS,
  avena: CEREALS,
  hordeum: { ...CEREALS, winter: WINTER_BARLEY },
  'brassica napus': { winter: RAPE, summer: SUMMER_CEREALS },
  zea: always(MAIZE),
  beta: always(BEET),
  'solanum tuberosum': always(POTATOES),
})

/** What stands since autumn or for years is fed when it begins to grow [C]. */
const IN_SPRING = [dose('02-15', '03-15', 60, 'im Frühjahr'), dose('04-10', '04-30', 40, 'im Bestand')]
const OF_PERENNIALS = [dose('03-15', '04-15', 100, 'im Frühjahr')]
const SOWN = 'zur Saat oder Pflanzung'
/** Where nobody has said when it is sown or planted. */
const IN_APRIL = [dose('04-01', '04-30', 60, SOWN), dose('06-01', '06-20', 40, 'im Bestand')]

const FIRST_GROWTH = dose('02-15', '03-20', 0, 'zum 1. Aufwuchs')
const AFTER_CUT = [
  dose('05-20', '06-05', 0, 'nach dem 1. Schnitt'),
  dose('07-05', '07-20', 0, 'nach dem 2. Schnitt'),
  dose('08-20', '09-05', 0, 'nach dem 3. Schnitt'),
]
/** By how often grass is cut; whoever cuts more often gives no later [C]. */
const GRASS_PERCENT = [[100], [60, 40], [45, 30, 25], [35, 25, 25, 15]] as const

type Fed = Pick<FieldInputs, 'use' | 'crop' | 'meadow'>

/** In which gifts the need of a field is given, wherever the year lies in the law. */
export function usualDoses(field: Fed, year: number): readonly UsualDose[] {
  const { use, crop } = field
  const grown = crop && mainCropOf({ crop: crop.crop, sown_on: crop.sownOn }, year)
  if (use === 'grassland' || crop === null || isCut(crop.crop, grown, field)) return ofSward(field)
  const ofName = BY_NAME[cropName(crop.crop) ?? '']
  if (ofName) return ofName
  // Wheat and barley stand over winter where nobody says otherwise.
  const ofGenus = BY_GENUS[grown?.group ?? '']?.[grown?.season ?? 'winter']
  if (ofGenus) return ofGenus
  if (grown?.leftOut === 'perennial') return OF_PERENNIALS
  return crop.sownOn === null ? IN_APRIL : afterSowing(crop.sownOn, year)
}

/** Whether the gifts hang on a day of sowing that nobody has said. */
export const isSowingGuessed = (field: Fed, year: number): boolean => usualDoses(field, year) === IN_APRIL

const isCut = (crop: string, grown: MainCrop | null | undefined, { meadow }: Fed): boolean =>
  forageNeedOf(crop, meadow?.cuts ?? null) !== undefined ||
  grown?.leftOut === 'grass' ||
  grown?.leftOut === 'fine_legumes'

function ofSward({ meadow }: Fed): readonly UsualDose[] {
  const cuts = meadow?.use === 'pasture' ? 3 : meadow?.use === 'mown_pasture' ? 3 : (meadow?.cuts ?? 4)
  const percents = GRASS_PERCENT[Math.min(Math.max(cuts, 1), GRASS_PERCENT.length) - 1]!
  return [FIRST_GROWTH, ...AFTER_CUT]
    .slice(0, percents.length)
    .map((one, place) => ({ ...one, percent: percents[place]! }))
}

/** Days around sowing, and those of the second gift after it; later in the year there is none [C]. */
const AROUND_SOWING = 10
const SECOND = { from: 30, until: 45, latest: '09-01' }

function afterSowing(sownOn: string, year: number): readonly UsualDose[] {
  if (sownOn < `${year}-01-01`) return IN_SPRING
  const on = (days: number): string => addDays(sownOn, days)
  const isLate = on(SECOND.from) > `${year}-${SECOND.latest}`
  const [from, until] = [on(-AROUND_SOWING), on(AROUND_SOWING)].map((day) => inYear(day, year)) as [string, string]
  return [
    dose(from, until, isLate ? 100 : 60, SOWN),
    ...(isLate ? [] : [dose(inYear(on(SECOND.from), year), inYear(on(SECOND.until), year), 40, 'im Bestand')]),
  ]
}

/** As `MM-DD`, and no day of another year. */
const inYear = (day: string, year: number): string =>
  (day < `${year}-01-01` ? `${year}-01-01` : day > `${year}-12-31` ? `${year}-12-31` : day).slice('YYYY-'.length)
