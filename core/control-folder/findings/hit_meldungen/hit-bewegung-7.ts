import { viehverkv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { animalMovements, MOVEMENT_KINDS, type AnimalMovement } from '../animal-movements.ts'
import { judgeReported, limitAfter } from '../in-time.ts'
import type { Rule, Scene, Verdict } from '../rule.ts'

export const hitBewegung7: Rule = {
  id: 'hit_bewegung_7',
  title: 'Zu- und Abgänge von Rindern rechtzeitig gemeldet',
  register: 'hit_meldungen',
  legalBasis: 'ViehVerkV § 29 (1)',
  certainty: 'A',
  measure: 'Melde Zugang, Abgang oder Tod in HIT und trag den Tag der Meldung ein.',
  reads: MOVEMENT_KINDS,
  judge: (scene) =>
    animalMovements(scene.picture, scene.year)
      .filter(({ species }) => species === 'cattle')
      .flatMap((movement) => judgeMovement(movement, scene)),
}

function judgeMovement({ row, direction, day, reported, name }: AnimalMovement, { today, land }: Scene): Verdict[] {
  const limit = limitAfter(day, viehverkv.rindBewegungMelden, land)
  if (!limit) return []
  const what = `${name} am ${germanDay(day)}`
  return [judgeReported({ ...limit, rows: [row], what, day, reported, part: `${direction}-${day}` }, today)]
}
