import { viehverkv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays, daysBetween } from '../../../shared/time/days.ts'
import { animalName, animalsOf, isBornHere, isInYear, type Animal } from '../animals.ts'
import { judgeInTime, limitAfter } from '../in-time.ts'
import { NOTICES } from '../notices.ts'
import { judgeEach, type Rule, type Scene, type Verdict } from '../rule.ts'

export const hitGeburt: Rule = {
  id: 'hit_geburt',
  title: 'Geburten rechtzeitig gemeldet',
  register: 'hit_meldungen',
  legalBasis: 'ViehVerkV §§ 27, 28',
  certainty: 'B',
  measure: 'Melde die Geburt in HIT und trag den Tag der Meldung beim Tier ein.',
  reads: ['animals'],
  judge: (scene) =>
    judgeEach('hit_geburt', scene, { of: animalsOf(scene.picture, 'cattle') }, (animal, seen) =>
      isBornHere(animal.values) && isNear(animal, seen) ? judgeCalf(animal, seen) : [],
    ),
}

/** Of calves of long ago the time has run out in a year before. */
const isNear = ({ values: { born_on } }: Animal, { year }: Scene): boolean =>
  isInYear(born_on, year) || isInYear(born_on, year - 1)

function judgeCalf(animal: Animal, { year, today, land }: Scene): Verdict[] {
  const { born_on: born, birth_reported_on: reported, left_on, left_by, tagged_on } = animal.values
  const limit = born == null ? undefined : limitAfter(born, viehverkv.geburtMelden, land)
  if (born == null || !limit || !(isInYear(born, year) || isInYear(limit.last, year))) return []
  // What is reported is the tag: a calf that died before it had one is none to report.
  const diedUntagged = left_by === 'died' && left_on != null && left_on <= limit.last && tagged_on == null
  if (reported == null && diedUntagged) return []
  const name = `${animalName(animal)}, geboren am ${germanDay(born)},`
  return [
    judgeInTime({
      ...limit,
      rows: [animal],
      done: reported ?? null,
      today,
      noteFrom: addDays(born, NOTICES.animalUnreportedDays),
      late:
        reported == null
          ? ''
          : `${name} wurde am ${germanDay(reported)} gemeldet, ${daysBetween(born, reported)} Tage nach der Geburt.`,
      open: `${name} ist noch nicht gemeldet (Tag ${daysBetween(born, today)}).`,
    }),
  ]
}
