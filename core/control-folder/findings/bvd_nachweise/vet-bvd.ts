import { bvdvv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import { animalName, animalsOf, isBornHere, isGone, isInYear, type Animal } from '../animals.ts'
import { judgeInTime, limitAfter } from '../in-time.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, judgeEach, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const vetBvd: Rule = {
  id: 'vet_bvd',
  title: 'Rinder auf BVD untersucht',
  register: 'bvd_nachweise',
  legalBasis: 'BVDVV §§ 3 (1), 4',
  certainty: 'A',
  measure: 'Lass das Tier auf BVD untersuchen und trag Tag der Probe und Befund ein.',
  reads: ['animals'],
  judge(scene) {
    const cattle = animalsOf(scene.picture, 'cattle')
    return [
      ...judgeEach('vet_bvd', scene, { of: cattle }, judgeCalf),
      ...cattle
        .filter(({ values }) => isInYear(values.left_on, scene.year))
        .flatMap((animal) => judgeMoved(animal, scene)),
    ]
  },
}

/** A calf belongs to the year in which it was born, and to that in which its time runs out. */
function judgeCalf(animal: Animal, { year, today, land }: Scene): Verdict[] {
  const born = animal.values.born_on
  if (isGone(animal.values) || born == null || !isBornHere(animal.values)) return []
  const limit = limitAfter(born, bvdvv.bvdUntersuchung, land)
  if (!limit || !(isInYear(born, year) || isInYear(limit.last, year))) return []
  const { bvd, bvd_sampled_on: sampled } = animal.values
  const name = `${animalName(animal)}, geboren am ${germanDay(born)},`
  if (bvd === 'positive')
    return [note([animal], { text: `${name} ist BVD-positiv; sprich gleich mit dem Veterinäramt.` })]
  const isTested = bvd === 'negative' || bvd === 'pending'
  if (sampled == null && isTested) return [inOrder(animal)]
  return [
    judgeInTime({
      ...limit,
      rows: [animal],
      done: sampled ?? null,
      today,
      noteFrom: addDays(born, NOTICES.bvdUntestedDays + 1),
      late: `Die BVD-Probe von ${animalName(animal)}, geboren am ${germanDay(born)}, ist vom ${germanDay(sampled)}.`,
      open: `${name} hat noch keine BVD-Probe.`,
    }),
  ]
}

/** To slaughter and abroad it may go without. */
const WITHOUT_RESULT = ['slaughtered', 'died', 'exported']

function judgeMoved(animal: Animal, { picture, year }: Scene): Verdict[] {
  const { bvd, born_on, left_on, left_by, ear_tag } = animal.values
  if (left_by != null && WITHOUT_RESULT.includes(left_by)) return []
  const calves = ear_tag == null ? [] : picture.referring('animals', 'mother_ear_tag', ear_tag)
  if (bvd === 'negative' || calves.some(({ values }) => values.bvd === 'negative')) return [inOrder(animal)]
  const moved = `${animalName(animal)} hat den Hof am ${germanDay(left_on)} verlassen`
  if (left_by == null)
    return [notCheckable([animal], { text: `${moved}, ohne BVD-Befund. Es fehlt die Art des Abgangs; trag sie ein.` })]
  // Of older animals nobody may have entered what was found long ago.
  if (bvd == null && !(isBornHere(animal.values) && isInYear(born_on, year)))
    return [notCheckable([animal], { text: `${moved}. Es fehlt der BVD-Befund; trag ihn beim Tier ein.` })]
  return [breach([animal], { text: `${moved}, ohne dass ein negativer BVD-Befund eingetragen ist.` })]
}
