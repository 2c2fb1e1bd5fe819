import { wordTable } from '../../../shared/word-table.ts'
import { closedPeriodOn, type State } from '../../../law/index.ts'
import { addDays } from '../../../shared/time/days.ts'
import { cropName } from './arable-needs.ts'
import type { FieldInputs } from './inputs.ts'

/** One of the gifts in which a need is given; days as `MM-DD`. */
interface UsualDose {
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
const SUMMER_CEREALS = [dose('03-15', '04-15', 60, 'zur Saat'), dose('05-01', '05-20', 40, 'EC 30')]
const MAIZE = [dose('04-15', '05-10', 85, 'zur Saat'), dose('06-01', '06-15', 15, 'EC 14 bis 16')]

/** When and in which parts a need is given [C]. */
const DOSES: Readonly<Record<string, readonly UsualDose[]>> = wordTable({
  Winterweizen: [
    dose('02-15', '03-15', 35, 'Andüngung'),
    dose('04-10', '04-30', 35, 'Schossen, EC 31'),
    dose('05-20', '06-05', 30, 'Ährengabe, EC 39 bis 49'),
  ],
  Hartweizen: WINTER_CEREALS,
  Wintergerste: [dose('02-15', '03-10', 55, 'Andüngung'), dose('04-05', '04-25', 45, 'Schossen')],
  Winterroggen: WINTER_CEREALS,
  Roggen: WINTER_CEREALS,
  Wintertriticale: WINTER_CEREALS,
  Triticale: WINTER_CEREALS,
  Winterraps: [dose('02-10', '03-05', 50, 'Andüngung'), dose('03-15', '03-31', 50, 'Schossen')],
  Raps: [dose('02-10', '03-05', 50, 'Andüngung'), dose('03-15', '03-31', 50, 'Schossen')],
  Sommergerste: SUMMER_CEREALS,
  Hafer: SUMMER_CEREALS,
  Silomais: MAIZE,
  Körnermais: MAIZE,
  Zuckerrüben: [dose('03-20', '04-15', 70, 'zur Saat'), dose('05-10', '05-25', 30, '4-Blatt-Stadium')],
  Kartoffeln: [dose('04-05', '04-30', 100, 'zum Pflanzen')],
  Frühkartoffeln: [dose('03-10', '04-05', 100, 'zum Pflanzen')],
})

const FIRST_GROWTH = dose('02-15', '03-20', 0, 'zum 1. Aufwuchs')
const AFTER_CUT = [
  dose('05-20', '06-05', 0, 'nach dem 1. Schnitt'),
  dose('07-05', '07-20', 0, 'nach dem 2. Schnitt'),
  dose('08-20', '09-05', 0, 'nach dem 3. Schnitt'),
]
/** By how often grass is cut; whoever cuts more often gives no later [C]. */
const GRASS_PERCENT = [[100], [60, 40], [45, 30, 25], [35, 25, 25, 15]] as const

function usualDoses({ use, crop, meadow }: FieldInputs): readonly UsualDose[] {
  const name = crop === null ? undefined : cropName(crop.crop)
  const ofCrop = use === 'arable' && name !== undefined ? DOSES[name] : undefined
  if (ofCrop) return ofCrop
  const cuts = meadow?.use === 'pasture' ? 3 : meadow?.use === 'mown_pasture' ? 3 : (meadow?.cuts ?? 4)
  const percents = GRASS_PERCENT[Math.min(Math.max(cuts, 1), GRASS_PERCENT.length) - 1]!
  return [FIRST_GROWTH, ...AFTER_CUT]
    .slice(0, percents.length)
    .map((one, place) => ({ ...one, percent: percents[place]! }))
}

/** A gift with the days on which it may be given. */
export interface Dose {
  number: number
  stage: string
  from: string
  until: string
  percent: number
}

/**
 * The gifts of a field in the year, none on a day of a closed period: a window that begins in one begins after it, and
 * one that lies in it is none. What stands in `closed` cannot be given.
 */
export function dosesOf(field: FieldInputs, year: number, land: State | null): { doses: Dose[]; closed: Dose[] } {
  const all = usualDoses(field).map(({ from, until, percent, stage }, place) => ({
    number: place + 1,
    stage: stage ?? '',
    from: openFrom(`${year}-${from}`, field, year, land),
    until: `${year}-${until}`,
    percent,
  }))
  return {
    doses: all.filter(({ from, until }) => from <= until),
    closed: all.filter(({ from, until }) => from > until),
  }
}

/** The first day, from this one on, on which neither nitrogen nor phosphate is closed. */
function openFrom(day: string, { use, redZone, crop }: FieldInputs, year: number, land: State | null): string {
  // What stands in spring was sown after the harvest of the year before, whichever day that was.
  const harvestedOn = crop?.harvestedOn != null && crop.harvestedOn < day ? crop.harvestedOn : `${year - 1}-08-01`
  const closures = (['nitrogen', 'phosphate'] as const).map((material) =>
    closedPeriodOn(day, { use, material, redZone, harvestedOn, ...(land && { land }) }),
  )
  const until = closures
    .flatMap((closure) => (closure.state === 'closed' ? [closure.until] : []))
    .toSorted()
    .at(-1)
  return until === undefined ? day : openFrom(addDays(until, 1), { use, redZone, crop } as FieldInputs, year, land)
}
