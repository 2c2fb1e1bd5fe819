import { animalCounts } from './animal-counts.ts'
import { animals } from './animals.ts'
import { antibioticReports } from './antibiotic-reports.ts'
import { certificates } from './certificates.ts'
import { contacts } from './contacts.ts'
import { expectedJobs } from './expected-jobs.ts'
import { fertilizers } from './fertilizers.ts'
import { fields } from './fields.ts'
import { groupMovements } from './group-movements.ts'
import { herds } from './herds.ts'
import { applications } from './applications.ts'
import { grazingPeriods } from './grazing-periods.ts'
import { holdings } from './holdings.ts'
import { manureTransfers } from './manure-transfers.ts'
import { people } from './people.ts'
import { receipts } from './receipts.ts'
import { selfChecks } from './self-checks.ts'
import { stockMovements } from './stock-movements.ts'
import { workingTimes } from './working-times.ts'
import type { Kind } from './kind.ts'
import { letters } from './letters.ts'
import { machines } from './machines.ts'
import { measurements } from './measurements.ts'
import { needs } from './needs.ts'
import { nutrientNeeds } from './nutrient-needs.ts'
import { orders } from './orders.ts'
import { permits } from './permits.ts'
import { places } from './places.ts'
import { plantProtectionProducts } from './plant-protection-products.ts'
import { registerEntries } from './register-entries.ts'
import { stock } from './stock.ts'
import { treatments } from './treatments.ts'
import { workItems } from './work-items.ts'
import { yields } from './yields.ts'

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
  applications,
  grazing_periods: grazingPeriods,
  holdings,
  manure_transfers: manureTransfers,
  people,
  receipts,
  self_checks: selfChecks,
  stock_movements: stockMovements,
  working_times: workingTimes,
} as const

export type KindSlug = keyof typeof KINDS

/** The same, where it does not matter which. */
export const kindOf = (slug: KindSlug): Kind => KINDS[slug] as unknown as Kind

export const KIND_SLUGS = Object.keys(KINDS) as KindSlug[]

/** False also for what a field may refer to beside rows: a document. */
export const isKindSlug = (name: string): name is KindSlug => Object.hasOwn(KINDS, name)
