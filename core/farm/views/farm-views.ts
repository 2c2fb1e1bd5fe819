import { animalCountsView } from './animal-counts.ts'
import { animalsThenView } from './animals-then.ts'
import { animalsView } from './animals.ts'
import { antibioticReportsView } from './antibiotic-reports.ts'
import { applicationsView } from './applications.ts'
import { certificatesView } from './certificates.ts'
import { contactsView } from './contacts.ts'
import { cropsView, secondCropsView } from './crops.ts'
import { cutsLeftView } from './cuts-left.ts'
import { dailyUsesView } from './daily-uses.ts'
import { deadlinesView } from './deadlines.ts'
import { expectedJobsView } from './expected-jobs.ts'
import type { FarmView } from './farm-view.ts'
import { feedingGroupsView, rationsView } from './feeding.ts'
import { fertilizersView } from './fertilizers.ts'
import { fillingsView } from './fillings.ts'
import { fieldsView } from './fields.ts'
import { grazingView } from './grazing.ts'
import { groupMovementsView } from './group-movements.ts'
import { holdingView } from './holding.ts'
import { peopleView, workingTimesView } from './people.ts'
import { herdsView } from './herds.ts'
import { leasesView } from './leases.ts'
import { lettersView } from './letters.ts'
import { levelsView } from './levels.ts'
import { machinesView } from './machines.ts'
import { manureTransfersView } from './manure-transfers.ts'
import { measurementsView } from './measurements.ts'
import { milkPerCowView } from './milk-per-cow.ts'
import { MONEY_VIEWS } from './money/money-views.ts'
import { needsView } from './needs.ts'
import { nutrientNeedsView } from './nutrient-needs.ts'
import { ordersView } from './orders.ts'
import { permitsView } from './permits.ts'
import { placesView } from './places.ts'
import { plantProtectionProductsView } from './plant-protection-products.ts'
import { purchasesView } from './purchases.ts'
import { receiptsView } from './receipts.ts'
import { registerEntriesView } from './register-entries.ts'
import { selfChecksView } from './self-checks.ts'
import { stockMovementsView } from './stock-movements.ts'
import { stockView } from './stock.ts'
import { treatmentsView } from './treatments.ts'
import { workItemsView } from './work-items.ts'
import { yieldsView } from './yields.ts'

/** Everything that can be asked about; of two that explain a question equally well the first answers. */
export const FARM_VIEWS: readonly FarmView[] = [
  deadlinesView,
  ordersView,
  fieldsView,
  cropsView,
  secondCropsView,
  herdsView,
  animalsView,
  animalsThenView,
  placesView,
  levelsView,
  fillingsView,
  dailyUsesView,
  fertilizersView,
  workItemsView,
  treatmentsView,
  cutsLeftView,
  measurementsView,
  milkPerCowView,
  yieldsView,
  contactsView,
  ...MONEY_VIEWS,
  receiptsView,
  applicationsView,
  lettersView,
  certificatesView,
  permitsView,
  machinesView,
  needsView,
  nutrientNeedsView,
  expectedJobsView,
  registerEntriesView,
  purchasesView,
  manureTransfersView,
  grazingView,
  leasesView,
  stockMovementsView,
  stockView,
  groupMovementsView,
  animalCountsView,
  feedingGroupsView,
  rationsView,
  selfChecksView,
  antibioticReportsView,
  plantProtectionProductsView,
]

/**
 * With what is told to people alone: kinds that no program may read. Those the farm deals with come before its own
 * people.
 */
export const VIEWS_FOR_PEOPLE: readonly FarmView[] = [holdingView, ...FARM_VIEWS, peopleView, workingTimesView]
