import { duev, valueOn } from '../../../law/index.ts'
import { type Gift, GIFT_KINDS, giftsIn, isLiquidOrganic } from '../../../library/index.ts'
import { isOnGrassland } from '../closures.ts'
import { isForage, mainCropsOf, standOn } from '../field-crops.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { namedPermit } from '../permits.ts'
import { breach, inOrder, judgeEach, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { techniqueOf } from '../techniques.ts'
import { giftText } from '../wording.ts'

export const dueStreifenfoermig: Rule = {
  id: 'due_streifenfoermig',
  title: 'Gülle streifenförmig ausgebracht',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (3)',
  certainty: 'A',
  measure:
    'Bring flüssige Wirtschaftsdünger mit Schleppschlauch, Schleppschuh oder Schlitztechnik aus, und trag Technik oder Genehmigung bei der Arbeit ein.',
  reads: [...GIFT_KINDS, 'permits'],
  judge: (scene) =>
    onePerSubject(
      judgeEach(
        'due_streifenfoermig',
        scene,
        { of: giftsIn(scene.picture, scene.year), others: ['permits'] },
        judgeGift,
      ),
    ),
}

function judgeGift(gift: Gift, scene: Scene): Verdict[] {
  const { work, day, field, material } = gift
  const duty = field && isLiquidOrganic(material) ? dutyOf(gift, scene) : 'none'
  if (duty === 'none') return []
  const technique = techniqueOf(work.values)
  if (technique === 'strips' || namedPermit(scene.picture, work, day)) return [inOrder(work)]
  const part = work.values.areas?.length ? { part: field!.id } : {}
  const said = `Es kam ${giftText(gift)}`
  if (technique === undefined)
    return [
      notCheckable([work, field!], {
        ...part,
        text: `${said}, und die Technik ist nicht eingetragen. Trag sie bei der Arbeit ein.`,
      }),
    ]
  return [
    duty === 'unknown'
      ? notCheckable([work, field!], {
          ...part,
          text: `${said}, breit verteilt. Ob der Acker bestellt war, ist nicht bekannt: Trag beim Feld Saat und Ernte ein.`,
        })
      : breach([work, field!], {
          ...part,
          text: `${said}, breit verteilt statt in Streifen, und ohne gültige Genehmigung.`,
        }),
  ]
}

/** Whether it had to go in strips: on grassland and forage of several cuts, and on arable land with a crop. */
function dutyOf(gift: Gift, scene: Scene): 'strips' | 'none' | 'unknown' {
  const { field, use, day } = gift
  if (use === undefined) return 'none'
  const isForageField = mainCropsOf(field!.values, scene.year).some(isForage)
  if (isOnGrassland(gift, scene) || isForageField)
    return valueOn(duev.streifenfoermigGruenland, day, scene.land) ? 'strips' : 'none'
  if (!valueOn(duev.streifenfoermigAcker, day, scene.land)) return 'none'
  const stand = standOn(field!.values, day)
  return stand === 'crop' ? 'strips' : stand === 'bare' ? 'none' : 'unknown'
}
