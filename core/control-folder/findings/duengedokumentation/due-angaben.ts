import { deadlineOf, duev, periodOn } from '../../../law/index.ts'
import { germanDay, germanList } from '../../../shared/german/write-german.ts'
import { type Gift, GIFT_KINDS, giftsIn, isOrganicGift, productOf } from '../../../library/index.ts'
import { breach, inOrder, judgeEach, note, type Rule, type Scene, type Verdict } from '../rule.ts'

export const dueAngaben: Rule = {
  id: 'due_angaben',
  title: 'Düngung vollständig aufgezeichnet',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 10 (2) Nr. 1 bis 4',
  certainty: 'A',
  measure:
    'Trag die fehlenden Angaben bei der Arbeit nach; die Gehalte stehen auf dem Lieferschein oder in der Analyse.',
  reads: GIFT_KINDS,
  judge(scene) {
    const byWork = Map.groupBy(giftsIn(scene.picture, scene.year), ({ work }) => work)
    // The gifts of a work are made together: where the first is the same, all are.
    const first = [...byWork.values()].map(([gift]) => gift!)
    return judgeEach('due_angaben', scene, { of: first }, ({ work }, seen) => judgeWork(byWork.get(work)!, seen))
  },
}

function judgeWork(gifts: readonly Gift[], { today, land }: Scene): Verdict[] {
  const { work, day } = gifts[0]!
  const period = periodOn(duev.duengungAufzeichnen, day, land)
  // What has no amount at all is not recorded yet, which another rule tells.
  if (!period || gifts.every((gift) => amountOf(gift) === undefined)) return []
  const missing = [...new Set(gifts.flatMap(missingOf))]
  if (missing.length === 0) return [inOrder(work)]
  const text = `Bei der Düngung vom ${germanDay(day)} (${productOf(gifts[0]!)}) ${missing.length > 1 ? 'fehlen' : 'fehlt'}: ${germanList(missing)}.`
  const due = deadlineOf(day, period, land)
  return [work.values.recorded_on == null && today <= due ? note([work], { text, due }) : breach([work], { text })]
}

const amountOf = ({ work: { values }, product }: Gift): number | undefined =>
  (values.positions?.length
    ? values.positions.find((position) => position.product === product && position.amount != null)?.amount
    : values.amount) ?? undefined

function missingOf(gift: Gift): string[] {
  const { field, areaHa, material, product, nKg, nh4nKg, p2o5Kg, work } = gift
  const available = work.values.n_available_kg_ha ?? nh4nKg
  return [
    ...(field ? [] : ['Schlag']),
    ...(areaHa === undefined ? ['Größe'] : []),
    ...(product === undefined && material === undefined ? ['Art des Düngers'] : []),
    ...(amountOf(gift) === undefined ? ['Menge'] : []),
    ...(nKg === undefined ? ['Stickstoff gesamt'] : []),
    ...(p2o5Kg === undefined ? ['Phosphat'] : []),
    ...(isOrganicGift(gift) && available == null ? ['verfügbarer Stickstoff'] : []),
  ]
}
