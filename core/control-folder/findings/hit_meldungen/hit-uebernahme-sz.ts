import { viehverkv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { animalMovements, MOVEMENT_KINDS, type AnimalMovement } from '../animal-movements.ts'
import { judgeReported, limitAfter } from '../in-time.ts'
import type { Rule, Scene, Verdict } from '../rule.ts'

const TAKEN_IN: Readonly<Record<string, readonly [one: string, many: string]>> = {
  pig: ['einem Schwein', 'Schweinen'],
  sheep: ['einem Schaf', 'Schafen'],
  goat: ['einer Ziege', 'Ziegen'],
}

export const hitUebernahmeSz: Rule = {
  id: 'hit_uebernahme_sz',
  title: 'Übernahme von Schweinen, Schafen und Ziegen rechtzeitig gemeldet',
  register: 'hit_meldungen',
  legalBasis: 'ViehVerkV §§ 35, 40',
  certainty: 'A',
  measure: 'Melde die Übernahme in HIT und trag den Tag der Meldung ein.',
  reads: MOVEMENT_KINDS,
  judge(scene) {
    const takenIn = animalMovements(scene.picture, scene.year).filter(
      ({ species, direction }) => direction === 'in' && TAKEN_IN[species] !== undefined,
    )
    // Reported is how many came on a day, not each of them.
    const deliveries = Map.groupBy(takenIn, ({ species, day, reported }) => `${species} ${day} ${reported}`)
    return [...deliveries.values()].flatMap((delivery) => judgeDelivery(delivery, scene))
  },
}

function judgeDelivery(delivery: readonly AnimalMovement[], { today, land }: Scene): Verdict[] {
  const [{ species, day, reported } = { species: '', day: '', reported: null }] = delivery
  const limit = limitAfter(day, viehverkv.uebernahmeMelden, land)
  if (!limit) return []
  const count = delivery.reduce((sum, one) => sum + one.count, 0)
  const [one, many] = TAKEN_IN[species]!
  const what = `Die Übernahme von ${count === 1 ? one : `${count} ${many}`} am ${germanDay(day)}`
  const rows = delivery.map(({ row }) => row)
  return [judgeReported({ ...limit, rows, what, day, reported, part: day }, today)]
}
