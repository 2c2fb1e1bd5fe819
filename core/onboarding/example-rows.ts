import type { ExampleRow } from './example-row.ts'
import { exampleAnimals, exampleHerds } from './story/animals.ts'
import { exampleFields, examplePlaces } from './story/land.ts'
import { exampleCertificates, exampleContacts } from './story/people.ts'
import { exampleFertilizers, exampleLetters, exampleNeeds, exampleRegister, exampleStock, exampleYields } from './story/records.ts'
import { exampleWork } from './story/work.ts'
import type { StoryDays } from './story-days.ts'

/** Hof Wümmetal der Familie Behrens in Musterfeld, Milchvieh, konventionell: alles, was in keinem der Papiere steht, die dazugehören. */
export const exampleRows = (days: StoryDays): ExampleRow[] => [
  ...exampleFields(days), ...examplePlaces(), ...exampleContacts(), ...exampleCertificates(days), ...exampleHerds(days), ...exampleAnimals(days), ...exampleWork(days), ...exampleYields(days),
  ...exampleFertilizers(days), ...exampleNeeds(days), ...exampleStock(), ...exampleRegister(days), ...exampleLetters(days),
]
