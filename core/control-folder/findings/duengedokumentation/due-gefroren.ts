import { germanDay } from '../../../shared/german/write-german.ts'
import { type Gift, GIFT_KINDS, giftsIn, hasNitrogen, hasPhosphate, productOf } from '../../../library/index.ts'
import { breach, inOrder, judgeEach, notCheckable, type Rule, type Verdict } from '../rule.ts'
import { groundOf } from '../soil-condition.ts'

export const dueGefroren: Rule = {
  id: 'due_gefroren',
  title: 'Nur auf aufnahmefähigen Boden gedüngt',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 5 (1)',
  certainty: 'A',
  measure:
    'Dünge nicht, wenn der Boden gefroren, schneebedeckt, überschwemmt oder wassergesättigt ist, und trag den Bodenzustand ein.',
  reads: GIFT_KINDS,
  judge(scene) {
    const concerned = giftsIn(scene.picture, scene.year).filter(isConcerned)
    const works = [...Map.groupBy(concerned, ({ work }) => work).values()]
    return judgeEach('due_gefroren', scene, { of: works.map(([gift]) => gift!) }, (gift) => [judgeWork(gift)])
  },
}

/** Lime with hardly any phosphate may go on frozen ground. */
const isConcerned = ({ material, nKg, p2o5Kg }: Gift): boolean =>
  material === undefined
    ? nKg !== 0 || p2o5Kg !== 0
    : hasNitrogen(material) || hasPhosphate(material) || (material !== 'lime' && (p2o5Kg ?? 0) > 0)

function judgeWork(gift: Gift): Verdict {
  const { work, day } = gift
  const ground = groundOf(work.values, day)
  const said = `Die Düngung vom ${germanDay(day)} (${productOf(gift)})`
  if (ground === 'unknown')
    return notCheckable([work], {
      text: `${said} liegt in der Frostzeit, und der Bodenzustand ist nicht eingetragen. Trag ihn bei der Arbeit ein.`,
    })
  return ground === 'unfit'
    ? breach([work], {
        text: `${said} ging auf Boden, der nicht aufnahmefähig war: ${work.values.soil_condition!.trim()}.`,
      })
    : inOrder(work)
}
