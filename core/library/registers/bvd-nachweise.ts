import type { PictureRow } from '../../farm/index.ts'
import { animalText, arrivalText, leavingText, orderOfStay, staysInYear, type AnimalStay } from './animal-register.ts'
import {
  amountText,
  choiceText,
  dayColumn,
  defineRegister,
  earTagText,
  joinTexts,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { calendarYear, isWithin, nameKey, type OrderKey } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

type Known = string | null | undefined

interface Proof extends Entry {
  order: readonly OrderKey[]
  about: string
  born?: Known
  mother?: string
  disease: string
  sampled: Known
  finding: string
  stays?: string
}

/** The BVD finding of each of the year's cattle, the health of the herds, and samples of tissue. */
export const bvdNachweise = defineRegister<Proof>({
  id: 'bvd_nachweise',
  reads: ['animals', 'herds', 'measurements'],
  columns: [
    textColumn('Tier oder Herde', ({ about }) => about, WIDE),
    dayColumn('Geboren', ({ born }) => born),
    textColumn('Muttertier', ({ mother }) => mother),
    textColumn('Untersucht auf', ({ disease }) => disease),
    dayColumn('Probe am', ({ sampled }) => sampled),
    textColumn('Befund, Status', ({ finding }) => finding, WIDE),
    textColumn('Zugang, Abgang', ({ stays }) => stays, WIDE),
  ],
  entriesOf: (scene) => [...animalProofs(scene), ...herdProofs(scene), ...tissueProofs(scene)],
  orderOf: ({ order }) => order,
})

/** An animal that came twice has one finding. */
function animalProofs(scene: RegisterScene): readonly Proof[] {
  const byAnimal = Map.groupBy(staysInYear(scene, ['cattle']), ({ row }) => row)
  return scene.picture.deriveEach(`bvd of ${scene.year}`, [...byAnimal.keys()], [], (row) =>
    animalProof(row, byAnimal.get(row)!),
  )
}

const animalProof = (row: PictureRow<'animals'>, stays: readonly AnimalStay[]): Proof => ({
  row,
  order: [0, ...orderOfStay(stays[0]!)],
  about: animalText(row),
  born: row.values.born_on,
  mother: earTagText(row.values.mother_ear_tag),
  disease: 'BVD',
  sampled: row.values.bvd_sampled_on,
  finding: choiceText('animals', 'bvd', row.values.bvd),
  stays: joinTexts(
    stays.map(({ stay }) => joinTexts([arrivalText(row.values, stay), leavingText(row.values, stay)], ' – ')),
    '; ',
  ),
})

const herdProofs = ({ picture }: RegisterScene): Proof[] =>
  picture.rows('herds').flatMap((row) =>
    (row.values.health ?? []).map(({ disease, status, checked_on, result, vaccinated }) => ({
      row,
      order: [1, nameKey(row.values.name), row.id],
      about: `Herde ${row.values.name}`,
      disease,
      sampled: checked_on,
      finding: joinTexts([status, result, vaccinated && `Impfung: ${vaccinated}`]),
    })),
  )

const tissueProofs = (scene: RegisterScene): Proof[] =>
  scene.picture
    .rows('measurements')
    .filter(({ values }) => values.type === 'tissue' && isWithin(values.date, calendarYear(scene)))
    .map((row: PictureRow<'measurements'>) => {
      const { animal_id, subject, parameter, value, unit, date, sample_number } = row.values
      const animal = scene.picture.byId('animals', animal_id)
      return {
        row,
        order: [2, date, row.id],
        about: animal ? animalText(animal) : (subject ?? ''),
        disease: parameter ?? '',
        sampled: date,
        finding: joinTexts([amountText(value, unit), sample_number && `Probe ${sample_number}`]),
      }
    })
