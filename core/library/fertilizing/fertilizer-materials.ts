import type { RowValues } from '../../farm/index.ts'
import {
  isCompost,
  isLiquid,
  isManureOfHoofedAnimals,
  ORGANIC_FERTILIZERS,
  readMineralFertilizer,
  readOrganicFertilizer,
  type MineralFertilizer,
  type OrganicFertilizer,
} from '../../terms/index.ts'

type FertilizerRow = RowValues<'fertilizers'>

export type Material = OrganicFertilizer | MineralFertilizer

/** What is spread: by its row where the farm has one, else by its name; undefined where neither says it. */
export function materialOf(name: string, row: FertilizerRow | undefined): Material | undefined {
  const organic = readOrganicFertilizer(name) ?? readOrganicFertilizer(row?.name ?? '')
  const mineral = readMineralFertilizer(name) ?? readMineralFertilizer(row?.name ?? '')
  switch (row?.type) {
    case 'slurry':
      return organic ?? 'slurry'
    case 'manure':
      return organic ?? 'manure'
    case 'digestate':
      return organic ?? 'liquid_digestate'
    case 'compost':
      return organic ?? 'compost'
    case 'lime':
      return 'lime'
    case 'mineral':
      return mineral ?? mineralByContents(row)
    default:
      return organic ?? mineral
  }
}

function mineralByContents({ n_percent, p2o5_percent, k2o_percent, cao_percent }: FertilizerRow) {
  if ((n_percent ?? 0) > 0) return (p2o5_percent ?? 0) > 0 ? 'nitrogen_phosphate' : 'nitrogen'
  if ((p2o5_percent ?? 0) > 0) return 'phosphate'
  return (k2o_percent ?? 0) > 0 ? 'potash' : (cao_percent ?? 0) > 0 ? 'lime' : undefined
}

export const isOrganic = (material: Material | undefined): material is OrganicFertilizer =>
  material !== undefined && Object.hasOwn(ORGANIC_FERTILIZERS, material)

export const isLiquidOrganic = (material: Material | undefined): boolean => isOrganic(material) && isLiquid(material)

/** Solid manure of hoofed animals and compost, which have closed periods of their own. */
export const isSolidManureOrCompost = (material: Material | undefined): boolean =>
  isOrganic(material) && (isManureOfHoofedAnimals(material) || isCompost(material))

export const isCompostMaterial = (material: Material | undefined): boolean => isOrganic(material) && isCompost(material)

const WITHOUT_NITROGEN: ReadonlySet<Material> = new Set(['phosphate', 'potash', 'lime'])
const WITHOUT_PHOSPHATE: ReadonlySet<Material> = new Set(['urea', 'nitrogen', 'potash', 'lime'])

export const hasNitrogen = (material: Material): boolean => !WITHOUT_NITROGEN.has(material)
export const hasPhosphate = (material: Material): boolean => !WITHOUT_PHOSPHATE.has(material)
