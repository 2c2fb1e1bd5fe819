import { decimal, type Decimal } from '../../../shared/decimal.ts'
import type { Step } from '../plan.ts'
import { written } from '../steps.ts'
import { isPigNorm, type GroupInputs } from './inputs.ts'
import { pigRequirement } from './pig-norms.ts'
import type { Requirement } from './requirement.ts'

const GFE = 'GfE 2001'

/** MJ NEL in an energy-corrected kg of milk [B]. */
const CORRECTED_MJ = 3.28
/** Percent of what is eaten that a ration fills at least, so that nobody stays hungry [C]. */
const FILLED = { usual: 95, suckler: 80 }

/** Points between which is drawn a straight line; outside the nearer end holds. */
type Curve = readonly (readonly [x: number, y: number])[]

/** kg dry matter a day by kg milk; at none that of dry cows [B]. */
const INTAKE: Curve = [
  [0, 10.5],
  [10, 12.5],
  [20, 16],
  [30, 20],
  [40, 23],
  [50, 26],
]
/** MJ NEL and g usable protein a day for an animal of so many kg [B]. */
const MAINTENANCE_NXP: Curve = [
  [600, 430],
  [650, 450],
  [700, 470],
]
/** By kg live weight: kg dry matter, MJ ME and g crude protein a day, of fattening bulls at 1350 g a day [C]. */
const BULLS: Readonly<Record<'dryMatter' | 'me' | 'xp', Curve>> = {
  dryMatter: [
    [200, 4.6],
    [300, 6.3],
    [400, 7.8],
    [500, 9],
    [600, 9.8],
    [700, 10.3],
  ],
  me: [
    [200, 52],
    [300, 71],
    [400, 88],
    [500, 102],
    [600, 111],
    [700, 116],
  ],
  xp: [
    [200, 680],
    [300, 850],
    [400, 980],
    [500, 1080],
    [600, 1150],
    [700, 1200],
  ],
}
/** Of young cattle of 6 to 24 months at 750 g a day [C]. */
const YOUNG: Readonly<Record<'dryMatter' | 'me', Curve>> = {
  dryMatter: [
    [200, 4.6],
    [300, 6.2],
    [400, 7.6],
    [500, 8.8],
  ],
  me: [
    [200, 44],
    [300, 58],
    [400, 70],
    [500, 81],
  ],
}
/** g crude protein in a kg of dry matter that young cattle need at least [C]. */
const YOUNG_XP = 120
/** MJ NEL and g usable protein of dry cows from the sixth week before calving and from the third on [B]. */
const DRY = { early: { nel: 49.5, nxp: 1070 }, late: { nel: 56, nxp: 1165 }, dryMatter: 10.5 }
/** MJ NEL of suckler cows that stand dry, and of a kg of milk: the middle of 35 to 40, and of 3,1 to 3,5 [C]. */
const SUCKLER = { nel: 37.5, ofMilk: 3.3 }

const at = (curve: Curve, x: number): Decimal => {
  const [first, last] = [curve[0]!, curve.at(-1)!]
  if (x <= first[0]) return decimal(first[1])
  if (x >= last[0]) return decimal(last[1])
  const above = curve.findIndex(([one]) => one >= x)
  const [[x0, y0], [x1, y1]] = [curve[above - 1]!, curve[above]!]
  return decimal(y0).plus(
    decimal(x - x0)
      .times(y1 - y0)
      .div(x1 - x0),
  )
}

/** NEL of maintenance, MJ a day: 0,293 · kg^0,75, rounded to a tenth as tables print it. */
export const maintenanceNel = (liveWeightKg: number): Decimal => decimal((0.293 * liveWeightKg ** 0.75).toFixed(1))

/** MJ NEL in a kg of milk: 0,38 · fat % + 0,21 · protein % + 1,05. */
export const nelOfMilk = (fat: number, protein: number): Decimal =>
  decimal(0.38).times(fat).plus(decimal(0.21).times(protein)).plus(1.05)

/** kg of milk with these contents in so many energy-corrected kg. */
export const milkOf = (correctedKg: Decimal, fat: number, protein: number): Decimal =>
  correctedKg.times(CORRECTED_MJ).div(nelOfMilk(fat, protein))

/** Energy-corrected kg of milk. */
export const energyCorrected = (milkKg: number, fat: number, protein: number): Decimal =>
  nelOfMilk(fat, protein).times(milkKg).div(CORRECTED_MJ)

/** Milk needs so much usable protein: g in a kg by its percent of protein. */
const nxpOfMilk = (protein: number): Decimal => decimal(protein).times(20).plus(17)

export function requirementOf(group: GroupInputs, year: number): Requirement {
  const { norm } = group
  if (isPigNorm(norm)) return pigRequirement(norm, year)
  switch (norm) {
    case 'lactating':
      return lactating(group)
    case 'dry':
    case 'dry_early':
    case 'dry_late':
      return dryCows(norm)
    case 'suckler':
      return sucklerCows(group)
    case 'bull':
      return byEnergy(
        'me',
        at(BULLS.me, group.liveWeightKg),
        at(BULLS.dryMatter, group.liveWeightKg),
        at(BULLS.xp, group.liveWeightKg),
        group,
      )
    case 'young':
      return youngCattle(group)
  }
}

/** Where nobody tells the weeks apart, the mean of both. */
function dryCows(norm: 'dry' | 'dry_early' | 'dry_late'): Requirement {
  const { early, late } = DRY
  const of = (what: 'nel' | 'nxp'): { value: Decimal; formula: string } => {
    if (norm !== 'dry') return { value: decimal(norm === 'dry_early' ? early[what] : late[what]), formula: '' }
    return {
      value: decimal(early[what]).plus(late[what]).div(2),
      formula: `(${written(early[what])} + ${written(late[what])}) / 2`,
    }
  }
  const [nel, nxp] = [of('nel'), of('nxp')]
  const weeks = { dry: '', dry_early: ', 6. bis 4. Woche vor dem Kalben', dry_late: ', ab der 3. Woche vor dem Kalben' }
  return {
    energy: { system: 'nel', mj: nel.value },
    nxpG: nxp.value,
    xpG: null,
    dryMatterKg: decimal(DRY.dryMatter),
    filledPercent: FILLED.usual,
    rnb: { least: -20, most: 50 },
    pig: null,
    steps: [
      step(`Energie trockenstehender Kühe${weeks[norm]}`, nel.formula, nel.value, 'MJ NEL', 'B'),
      step('Nutzbares Rohprotein', nxp.formula, nxp.value, 'g nXP', 'B'),
      step('TM-Aufnahme', '', decimal(DRY.dryMatter), 'kg TM', 'B'),
    ],
  }
}

/** With a calf at foot they need what their milk takes beside, and eat more. */
function sucklerCows(group: GroupInputs): Requirement {
  const { milkKg } = group
  const mj = decimal(SUCKLER.ofMilk).times(milkKg).plus(SUCKLER.nel).round(1, 1)
  const need = byEnergy('nel', mj, at(INTAKE, milkKg), null, group)
  if (milkKg <= 0) return need
  const ofMilk = `${written(SUCKLER.nel)} + ${written(milkKg)} · ${written(SUCKLER.ofMilk)}`
  return { ...need, steps: [step('Energiebedarf mit Kalb', ofMilk, mj, 'MJ NEL', 'C'), ...need.steps.slice(1)] }
}

function youngCattle(group: GroupInputs): Requirement {
  const eaten = at(YOUNG.dryMatter, group.liveWeightKg)
  return byEnergy('me', at(YOUNG.me, group.liveWeightKg), eaten, eaten.times(YOUNG_XP).round(0, 1), group)
}

function lactating({ milkKg, fat, protein, liveWeightKg }: GroupInputs): Requirement {
  const [maintenance, ofMilk] = [maintenanceNel(liveWeightKg), nelOfMilk(fat, protein)]
  const mj = maintenance.plus(ofMilk.times(milkKg)).round(1, 1)
  const [nxpKept, nxpMilk] = [at(MAINTENANCE_NXP, liveWeightKg), nxpOfMilk(protein)]
  const nxp = nxpKept.plus(nxpMilk.times(milkKg)).round(0, 1)
  const eaten = at(INTAKE, milkKg)
  return {
    energy: { system: 'nel', mj },
    nxpG: nxp,
    xpG: null,
    dryMatterKg: eaten,
    filledPercent: FILLED.usual,
    rnb: { least: -20, most: 50 },
    pig: null,
    steps: [
      step('Energie für Erhaltung', `0,293 · ${written(liveWeightKg)}^0,75`, maintenance, 'MJ NEL', 'B'),
      step(
        'Energie je kg Milch',
        `0,38 · ${written(fat, 2)} + 0,21 · ${written(protein, 2)} + 1,05`,
        ofMilk,
        'MJ NEL',
        'B',
      ),
      step('Energiebedarf', `${written(maintenance)} + ${written(milkKg)} · ${written(ofMilk, 3)}`, mj, 'MJ NEL', 'B'),
      step(
        'Bedarf an nutzbarem Rohprotein',
        `${written(nxpKept)} + ${written(milkKg)} · ${written(nxpMilk)}`,
        nxp,
        'g nXP',
        'B',
      ),
      step('TM-Aufnahme', `bei ${written(milkKg)} kg Milch`, eaten, 'kg TM', 'B'),
    ],
  }
}

function byEnergy(
  system: 'nel' | 'me',
  mj: Decimal,
  dryMatterKg: Decimal,
  xpG: Decimal | null,
  { liveWeightKg, norm }: GroupInputs,
): Requirement {
  const at = norm === 'suckler' ? '' : `bei ${written(liveWeightKg)} kg Lebendmasse`
  return {
    energy: { system, mj },
    nxpG: null,
    xpG,
    dryMatterKg,
    filledPercent: norm === 'suckler' ? FILLED.suckler : FILLED.usual,
    rnb: null,
    pig: null,
    steps: [
      step('Energiebedarf', at, mj, `MJ ${system.toUpperCase()}`, 'C'),
      ...(xpG ? [step('Bedarf an Rohprotein', at, xpG, 'g XP', 'C')] : []),
      step('TM-Aufnahme', at, dryMatterKg, 'kg TM', 'C'),
    ],
  }
}

const step = (label: string, formula: string, value: Decimal, unit: string, certainty: 'B' | 'C'): Step => ({
  label,
  formula,
  result: written(value, 3),
  unit,
  source: GFE,
  certainty,
})
