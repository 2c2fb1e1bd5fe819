import { calfBvd, calfReport, calfTag, movementReport } from './animal-duties.ts'
import { autumnNitrogen } from './autumn-nitrogen.ts'
import { cropChange } from './crop-change.ts'
import { fallowRest } from './fallow-rest.ts'
import { incorporation } from './incorporation.ts'
import { organicNitrogen } from './organic-nitrogen.ts'
import { phosphate } from './phosphate.ts'
import { recordFertilizing } from './record-fertilizing.ts'
import { slurryStore } from './slurry-store.ts'
import { soilCover } from './soil-cover.ts'
import { soilSample } from './soil-sample.ts'
import { spreading } from './spreading.ts'
import { sprayer } from './sprayer.ts'
import { strips } from './strips.ts'
import type { LawTopic } from './topic.ts'
import { urea } from './urea.ts'
import { waterDistance } from './water-distance.ts'
import { yearlyDays } from './yearly-days.ts'

/** In the order in which they are asked: what is asked by words that no other topic takes comes first. */
export const LAW_TOPICS: readonly LawTopic[] = [
  recordFertilizing,
  urea,
  incorporation,
  strips,
  waterDistance,
  sprayer,
  calfBvd,
  calfTag,
  movementReport,
  calfReport,
  soilSample,
  fallowRest,
  ...yearlyDays,
  soilCover,
  cropChange,
  slurryStore,
  autumnNitrogen,
  organicNitrogen,
  phosphate,
  spreading,
]
