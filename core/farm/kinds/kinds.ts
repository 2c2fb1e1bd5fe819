import { animalCounts, animals, antibioticReports, groupMovements, herds, treatments } from './animals.ts'
import type { Kind } from './kind.ts'
import { fields, places } from './land.ts'
import { certificates, contacts, letters, permits } from './people.ts'
import {
  fertilizers,
  measurements,
  nutrientNeeds,
  orders,
  plantProtectionProducts,
  registerEntries,
  stock,
  yields,
} from './records.ts'
import { expectedJobs, machines, needs, workItems } from './work.ts'

/** Everything that a farm keeps rows of, by the slug of its kind. */
export const KINDS = {
  fields,
  places,
  contacts,
  herds,
  animals,
  treatments,
  work_items: workItems,
  needs,
  expected_jobs: expectedJobs,
  measurements,
  register_entries: registerEntries,
  letters,
  stock,
  orders,
  machines,
  certificates,
  permits,
  plant_protection_products: plantProtectionProducts,
  fertilizers,
  yields,
  nutrient_needs: nutrientNeeds,
  animal_counts: animalCounts,
  group_movements: groupMovements,
  antibiotic_reports: antibioticReports,
} as const

export type KindSlug = keyof typeof KINDS

/** The same, where it does not matter which. */
export const kindOf = (slug: KindSlug): Kind => KINDS[slug] as unknown as Kind

export const KIND_SLUGS = Object.keys(KINDS) as KindSlug[]
