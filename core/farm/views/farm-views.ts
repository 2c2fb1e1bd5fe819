import { animalCountsView } from './animals/animal-counts.ts'
import { animalsThenView } from './animals/animals-then.ts'
import { animalsView } from './animals/animals.ts'
import { antibioticReportsView } from './animals/antibiotic-reports.ts'
import { applicationsView } from './office/applications.ts'
import { certificatesView } from './office/certificates.ts'
import { contactsView } from './office/contacts.ts'
import { cropsView, secondCropsView } from './land/crops.ts'
import { cutsLeftView } from './land/cuts-left.ts'
import { dailyUsesView } from './stores/daily-uses.ts'
import { deadlinesView } from './office/deadlines.ts'
import { expectedJobsView } from './office/expected-jobs.ts'
import type { FarmView } from './farm-view.ts'
import { feedingGroupsView, rationsView } from './animals/feeding.ts'
import { fertilizersView } from './land/fertilizers.ts'
import { freePlacesView } from './animals/free-places.ts'
import { fillingsView } from './stores/fillings.ts'
import { fieldsView } from './land/fields.ts'
import { grazingView } from './animals/grazing.ts'
import { groupMovementsView } from './animals/group-movements.ts'
import { holdingView } from './office/holding.ts'
import { peopleView, workingTimesView } from './office/people.ts'
import { herdYearsView } from './animals/herd-years.ts'
import { herdsView } from './animals/herds.ts'
import { leasesView } from './land/leases.ts'
import { lettersView } from './office/letters.ts'
import { levelsView } from './stores/levels.ts'
import { machinesView } from './office/machines.ts'
import { manureTransfersView } from './land/manure-transfers.ts'
import { measurementsView } from './measurements.ts'
import { milkPerCowView } from './animals/milk-per-cow.ts'
import { MONEY_VIEWS } from './money/money-views.ts'
import { needsView } from './stores/needs.ts'
import { nutrientNeedsView } from './land/nutrient-needs.ts'
import { ordersView } from './stores/orders.ts'
import { permitsView } from './office/permits.ts'
import { placesView } from './stores/places.ts'
import { plantProtectionProductsView } from './land/plant-protection-products.ts'
import { purchasesView } from './money/purchases.ts'
import { receiptsView } from './money/receipts.ts'
import { registerEntriesView } from './office/register-entries.ts'
import { selfChecksView } from './animals/self-checks.ts'
import { stockMovementsView } from './stores/stock-movements.ts'
import { stockView } from './stores/stock.ts'
import { treatmentsView } from './animals/treatments.ts'
import { waitingTimesView } from './land/waiting-times.ts'
import { workItemsView } from './land/work-items.ts'
import { yieldsView } from './land/yields.ts'

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
  freePlacesView,
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
  herdYearsView,
  waitingTimesView,
]

/**
 * With what is told to people alone: kinds that no program may read. Those the farm deals with come before its own
 * people.
 */
export const VIEWS_FOR_PEOPLE: readonly FarmView[] = [holdingView, ...FARM_VIEWS, peopleView, workingTimesView]
