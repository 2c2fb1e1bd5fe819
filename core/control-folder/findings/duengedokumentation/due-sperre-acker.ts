import { type Gift, GIFT_KINDS, giftsIn } from '../../../library/index.ts'
import { arableClosure, hasClosedNitrogen, isOnGrassland, judgeClosure } from '../closures.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { judgeEach, type Rule, type Scene, type Verdict } from '../rule.ts'

export const dueSperreAcker: Rule = {
  id: 'due_sperre_acker',
  title: 'Sperrfrist auf Ackerland eingehalten',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (8) S. 1 Nr. 1, (9), (10)',
  certainty: 'A',
  measure:
    'Dünge nach der Ernte der letzten Hauptfrucht nur noch, wo die Verordnung es ausnimmt; hinterleg eine Genehmigung bei der Arbeit.',
  reads: [...GIFT_KINDS, 'permits'],
  judge: (scene) =>
    onePerSubject(
      judgeEach('due_sperre_acker', scene, { of: giftsIn(scene.picture, scene.year), others: ['permits'] }, judgeGift),
    ),
}

const judgeGift = (gift: Gift, scene: Scene): Verdict[] =>
  isOnGrassland(gift, scene) === false && hasClosedNitrogen(gift)
    ? [judgeClosure(gift, arableClosure(gift, scene), scene)]
    : []
