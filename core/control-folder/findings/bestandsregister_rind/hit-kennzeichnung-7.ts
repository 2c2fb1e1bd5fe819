import { viehverkv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import { animalName, animalsOf, hasTag, isBornHere, isGone, isInYear, isOfToday, type Animal } from '../animals.ts'
import { judgeInTime, limitAfter } from '../in-time.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, judgeEach, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'

export const hitKennzeichnung7: Rule = {
  id: 'hit_kennzeichnung_7',
  title: 'Rinder rechtzeitig gekennzeichnet',
  register: 'bestandsregister_rind',
  legalBasis: 'ViehVerkV § 27 (1), (5)',
  certainty: 'A',
  measure: 'Zieh die Ohrmarken ein oder bestell Ersatz, und trag Nummer und Tag der Kennzeichnung ein.',
  reads: ['animals'],
  judge: (scene) => judgeEach('hit_kennzeichnung_7', scene, { of: animalsOf(scene.picture, 'cattle') }, judgeAnimal),
}

function judgeAnimal(animal: Animal, scene: Scene): Verdict[] {
  const { values } = animal
  if (isBornHere(values) && isInYear(values.born_on, scene.year)) return judgeBirth(animal, scene)
  return isOfToday(scene.year, scene.today) && !isGone(values) ? judgeToday(animal, scene) : []
}

function judgeBirth(animal: Animal, scene: Scene): Verdict[] {
  const { born_on: born, tagged_on, left_on, left_by } = animal.values
  const limit = born == null ? undefined : limitAfter(born, viehverkv.rindKennzeichnen, scene.land)
  if (born == null || !limit) return []
  if (tagged_on == null && hasTag(animal.values)) return [inOrder(animal)]
  const name = `${animalName(animal)}, geboren am ${germanDay(born)},`
  if (tagged_on == null && left_on != null && left_on <= limit.last) {
    // Who dies in the first days needs no tag; whoever leaves the farm bears one.
    if (left_by === 'died') return []
    const text = `${name} hat den Hof am ${germanDay(left_on)} ohne Ohrmarke verlassen.`
    return [left_by == null ? notCheckable([animal], { text }) : breach([animal], { text })]
  }
  const first = judgeInTime({
    ...limit,
    rows: [animal],
    done: tagged_on ?? null,
    today: scene.today,
    noteFrom: addDays(born, NOTICES.animalUnreportedDays),
    late: `${name} wurde am ${germanDay(tagged_on)} gekennzeichnet.`,
    open: `${name} trägt noch keine Ohrmarke.`,
  })
  const lostLater = tagged_on != null && isOfToday(scene.year, scene.today) && !isGone(animal.values)
  return first.severity === 'in_ordnung' && lostLater ? judgeToday(animal, scene) : [first]
}

/** Whether it bears a tag today; a lost one is replaced. */
function judgeToday(animal: Animal, { today, land }: Scene): Verdict[] {
  const { born_on: born, tag_state, replacement_tag_ordered_on: ordered, tagged_on } = animal.values
  if (hasTag(animal.values) && tag_state !== 'missing') return [inOrder(animal)]
  const name = animalName(animal)
  if (ordered != null) {
    const text = `${name} hat keine Ohrmarke; Ersatz ist seit dem ${germanDay(ordered)} bestellt.`
    return [note([animal], { text })]
  }
  if (born == null && tagged_on == null) {
    const text = `${name} hat keine Ohrmarke. Es fehlt der Tag der Geburt; trag ihn beim Tier ein.`
    return [notCheckable([animal], { text })]
  }
  const limit = limitAfter(born ?? today, viehverkv.rindKennzeichnen, land)
  const text = `${name} hat keine Ohrmarke, und Ersatz ist nicht bestellt.`
  if (!limit) return []
  return [
    tagged_on == null && today <= limit.due ? note([animal], { text, due: limit.due }) : breach([animal], { text }),
  ]
}
