import type { RowId } from '../../../farm/index.ts'
import type { FeedId, FeedValues } from './feeds.ts'

/** Everything that goes into the feeding plan of a year. */
export interface FeedingInputs {
  year: number
  groups: readonly GroupInputs[]
  /** Values of the farm's own analyses, each of one sample. */
  analyses: readonly (FeedValues & { feed: FeedId; day: string; sample: string | null })[]
  /** t of fresh matter in store; feeds that nobody has counted are left out. */
  stockT: Readonly<Partial<Record<FeedId, number>>>
  /** Where silage grows. */
  meadows: readonly FeedField[]
  maize: readonly FeedField[]
  elevationM: number
  /** Who chops, where the farm has one contractor. */
  contractorId: RowId | null
  /** What was missing while these were gathered, in German. */
  missing: readonly string[]
}

export interface FeedField {
  id: RowId
  name: string
  areaHa: number
}

/** Dry cows: of the six weeks, of the first three of them, of the last three before calving. */
export type CattleNorm = 'lactating' | 'dry' | 'dry_early' | 'dry_late' | 'suckler' | 'bull' | 'young'

/** By weight: piglets to 15 and to 28 kg, fattening to 40, 65, 90 and 120 kg; sows by what they do. */
export const PIG_NORMS = [
  'piglet_1',
  'piglet_2',
  'fattening_1',
  'fattening_2',
  'fattening_3',
  'fattening_4',
  'gestating',
  'suckling',
] as const
export type PigNorm = (typeof PIG_NORMS)[number]

const OF_PIGS: ReadonlySet<string> = new Set(PIG_NORMS)

export const isPigNorm = (norm: CattleNorm | PigNorm): norm is PigNorm => OF_PIGS.has(norm)

export interface GroupInputs {
  herdId: RowId
  herd: string
  group: string
  norm: CattleNorm | PigNorm
  animals: number
  /** kg a day of one animal; 0 for what gives none. */
  milkKg: number
  fat: number
  protein: number
  liveWeightKg: number
  /** kg of fresh matter a day of one animal, as the farm feeds now. */
  ration: readonly { feed: FeedId; kg: number }[]
  /** Feeds of its ration that are not known, or not entered in kg of fresh matter. */
  unread: readonly string[]
}
