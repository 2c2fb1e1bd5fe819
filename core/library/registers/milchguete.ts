import { choiceText, dayColumn, defineRegister, joinTexts, textColumn } from './define-register.ts'
import { animalText } from './animal-register.ts'
import { calendarYear, isWithin, sortedBy } from './order-and-time.ts'
import { resultsText, samplesOf, type Sample } from './samples.ts'

const OF_MILK = new Set(['milk_quality', 'bulk_milk', 'milk_recording'])

/** What was found in the milk, a line for each sample. */
export const milchguete = defineRegister<Sample>({
  id: 'milchguete',
  reads: ['measurements', 'herds', 'animals'],
  columns: [
    dayColumn('Datum', ({ row }) => row.values.date),
    textColumn('Art', ({ row }) => choiceText('measurements', 'type', row.values.type)),
    textColumn('Wovon', ({ row: { values } }, { picture }) => {
      const animal = picture.byId('animals', values.animal_id)
      return joinTexts([
        picture.byId('herds', values.herd_id)?.values.name,
        animal && animalText(animal),
        values.subject,
      ])
    }),
    textColumn('Labor, Probe', ({ row }) => joinTexts([row.values.laboratory, row.values.sample_number])),
    textColumn('Ergebnisse', resultsText, { width: 3 }),
  ],
  entriesOf: (scene) =>
    sortedBy(
      samplesOf(
        scene.picture
          .rows('measurements')
          .filter(({ values }) => OF_MILK.has(values.type ?? '') && isWithin(values.date, calendarYear(scene))),
      ),
      ({ row }) => [row.values.date, row.values.type, row.id],
    ),
})
