import type { ExampleRow } from './example-row.ts'
import { exampleAnimalMovements, exampleChecks, exampleGrazing } from './story/animal-movements.ts'
import { exampleAnimals, exampleHerds, exampleTreatments } from './story/animals.ts'
import { exampleManure, exampleReceipts, exampleStockMovements } from './story/goods.ts'
import { exampleApplications, exampleHolding } from './story/holding.ts'
import { exampleFields, examplePlaces } from './story/land.ts'
import { exampleCertificates, exampleContacts } from './story/people.ts'
import {
  exampleFertilizers,
  exampleLetters,
  exampleNeeds,
  exampleProducts,
  exampleRegister,
  exampleStock,
  exampleYields,
} from './story/records.ts'
import { exampleWork } from './story/work.ts'
import type { StoryDays } from './story-days.ts'

/**
 * Hof Wümmetal der Familie Behrens in Musterfeld, Milchvieh, konventionell. Was nur in den Papieren des Hofs steht,
 * kommt mit diesen dazu.
 */
export const exampleRows = (days: StoryDays): ExampleRow[] => [
  ...exampleFields(days),
  ...examplePlaces(),
  ...exampleContacts(),
  ...exampleCertificates(days),
  ...exampleHerds(days),
  ...exampleAnimals(days),
  ...exampleTreatments(days),
  ...exampleWork(days),
  ...exampleYields(days),
  ...exampleFertilizers(days),
  ...exampleProducts(days),
  ...exampleNeeds(days),
  ...exampleStock(),
  ...exampleRegister(days),
  ...exampleLetters(days),
  ...exampleHolding(days),
  ...exampleAnimalMovements(days),
  ...exampleGrazing(days),
  ...exampleChecks(days),
  ...exampleReceipts(days),
  ...exampleStockMovements(days),
  ...exampleManure(days),
  ...exampleApplications(days),
]
