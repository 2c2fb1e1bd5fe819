import { keepingDuties } from './keeping-duties.ts'
import { landDuties } from './plain-duties.ts'
import { retention } from './retention.ts'
import { sprayingRecords } from './spraying-records.ts'
import { training } from './training.ts'
import { weather } from './weather.ts'
import { animalWithdrawal, cropWithdrawal } from './withdrawal.ts'
import { calfBvd, calfReport, calfTag, movementReport } from './animal-duties.ts'
import { autumnNitrogen } from './autumn-nitrogen.ts'
import { compostNitrogen } from './compost-nitrogen.ts'
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
  retention,
  weather,
  ...keepingDuties,
  sprayingRecords,
  recordFertilizing,
  urea,
  incorporation,
  strips,
  waterDistance,
  cropWithdrawal,
  animalWithdrawal,
  training,
  sprayer,
  calfBvd,
  calfTag,
  movementReport,
  calfReport,
  soilSample,
  ...landDuties,
  fallowRest,
  ...yearlyDays,
  soilCover,
  cropChange,
  slurryStore,
  compostNitrogen,
  autumnNitrogen,
  organicNitrogen,
  phosphate,
  spreading,
]
