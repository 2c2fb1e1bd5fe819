import type { View } from '../view.ts'
import { animalsView, herdsView, treatmentsView } from './animals.ts'
import { deadlinesView } from './deadlines.ts'
import { cropsView, fieldsView, placesView } from './land.ts'
import { certificatesView, contactsView, lettersView, permitsView, registerView } from './people.ts'
import { fertilizersView, measurementsView, nutrientNeedsView, ordersView, stockView, yieldsView } from './records.ts'
import { jobsView, machinesView, needsView, workView } from './work.ts'

/** Everything that can be asked about; of two that understand a question equally well the first answers. */
export const VIEWS: readonly View[] = [
  deadlinesView,
  fieldsView,
  cropsView,
  placesView,
  herdsView,
  animalsView,
  treatmentsView,
  fertilizersView,
  workView,
  measurementsView,
  nutrientNeedsView,
  yieldsView,
  contactsView,
  lettersView,
  certificatesView,
  permitsView,
  machinesView,
  stockView,
  ordersView,
  needsView,
  jobsView,
  registerView,
]
