import { type Gift, GIFT_KINDS, giftsIn } from '../../../library/index.ts'
import { closureOf, hasClosedNitrogen, isOnGrassland, judgeClosure } from '../closures.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { judgeEach, type Rule, type Scene, type Verdict } from '../rule.ts'

export const dueSperreGruenland: Rule = {
  id: 'due_sperre_gruenland',
  title: 'Sperrfrist auf Grünland eingehalten',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (8) S. 1 Nr. 2',
  certainty: 'A',
  measure:
    'Dünge Grünland und mehrjähriges Feldfutter erst nach der Sperrfrist wieder; hinterleg eine Genehmigung bei der Arbeit.',
  reads: [...GIFT_KINDS, 'permits'],
  judge: (scene) =>
    onePerSubject(
      judgeEach(
        'due_sperre_gruenland',
        scene,
        { of: giftsIn(scene.picture, scene.year), others: ['permits'] },
        judgeGift,
      ),
    ),
}

const judgeGift = (gift: Gift, scene: Scene): Verdict[] =>
  isOnGrassland(gift, scene) === true && hasClosedNitrogen(gift)
    ? [judgeClosure(gift, closureOf(gift, scene, { use: 'grassland', material: 'nitrogen' }), scene)]
    : []
