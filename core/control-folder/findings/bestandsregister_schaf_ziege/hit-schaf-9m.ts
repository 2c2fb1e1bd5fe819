import { viehverkv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addMonths } from '../../../shared/time/days.ts'
import {
  animalName,
  animalsOf,
  hasHoldingMark,
  hasTag,
  isBornHere,
  isGone,
  isInYear,
  isOfToday,
  type Animal,
} from '../animals.ts'
import { judgeInTime, limitAfter, type Limit } from '../in-time.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const hitSchaf9m: Rule = {
  id: 'hit_schaf_9m',
  title: 'Schafe und Ziegen rechtzeitig gekennzeichnet',
  register: 'bestandsregister_schaf_ziege',
  legalBasis: 'ViehVerkV § 34 (1), (4), (5)',
  certainty: 'A',
  measure: 'Kennzeichne das Tier, spätestens bevor es den Hof verlässt, und trag die Nummer ein.',
  reads: ['animals'],
  judge: (scene) =>
    animalsOf(scene.picture, 'sheep', 'goat').flatMap((animal) => {
      const { left_on, left_by, tagged_on } = animal.values
      if (left_on != null) return isInYear(left_on, scene.year) && left_by !== 'died' ? [judgeLeft(animal)] : []
      if (isGone(animal.values)) return []
      const wasMarkedThen = tagged_on != null && hasTag(animal.values)
      return (wasMarkedThen ? isInYear(tagged_on, scene.year) : isOfToday(scene.year, scene.today))
        ? judgeKept(animal, scene)
        : []
    }),
}

function judgeLeft(animal: Animal): Verdict {
  const { left_on, left_by } = animal.values
  if (hasTag(animal.values) || hasHoldingMark(animal.values)) return inOrder(animal)
  const text = `${animalName(animal)} hat den Hof am ${germanDay(left_on)} ohne Kennzeichnung verlassen.`
  return (left_by == null ? notCheckable : breach)([animal], { text })
}

function judgeKept(animal: Animal, { today, land }: Scene): Verdict[] {
  const { born_on: born, tagged_on, tag_state, replacement_tag_ordered_on: ordered } = animal.values
  if (hasTag(animal.values) && tagged_on == null && tag_state !== 'missing') return [inOrder(animal)]
  const name = animalName(animal)
  if (born == null) {
    const text = `${name} ist nicht gekennzeichnet. Es fehlt der Tag der Geburt; trag ihn beim Tier ein.`
    return [hasHoldingMark(animal.values) ? inOrder(animal) : notCheckable([animal], { text })]
  }
  const limit = limitOf(animal, born, land)
  if (!limit || (hasTag(animal.values) && !isBornHere(animal.values))) return []
  if (!hasTag(animal.values) && ordered != null) {
    const text = `${name} hat keine Marke; Ersatz ist seit dem ${germanDay(ordered)} bestellt.`
    return [note([animal], { text })]
  }
  return [
    judgeInTime({
      ...limit,
      rows: [animal],
      done: hasTag(animal.values) ? (tagged_on ?? null) : null,
      today,
      noteFrom: addMonths(born, NOTICES.sheepUnmarkedMonths),
      late: `${name}, geboren am ${germanDay(born)}, wurde am ${germanDay(tagged_on)} gekennzeichnet.`,
      open: `${name}, geboren am ${germanDay(born)}, ist nicht gekennzeichnet.`,
    }),
  ]
}

/** One tag with the mark of the holding is enough for lambs that are slaughtered in their first year. */
const limitOf = (animal: Animal, born: string, land: Scene['land']): Limit | undefined =>
  hasTag(animal.values) || !hasHoldingMark(animal.values)
    ? limitAfter(born, viehverkv.schafKennzeichnen, land)
    : limitAfter(born, viehverkv.schafBestandsmarkeBis, land)
