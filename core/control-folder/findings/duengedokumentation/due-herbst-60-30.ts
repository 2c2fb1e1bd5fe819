import { duev, nextDayOfYear, valueOn } from '../../../law/index.ts'
import {
  type FieldGifts,
  type Gift,
  GIFT_KINDS,
  fieldGiftsIn,
  sumOnField,
  tidy,
  worksOf,
} from '../../../library/index.ts'
import { arableClosure, hasClosedNitrogen, isOnGrassland } from '../closures.ts'
import { autumnCropsOf, lastHarvestOn } from '../field-crops.ts'
import { breach, inOrder, judgeEach, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, missingText, quoted } from '../wording.ts'

export const dueHerbst6030: Rule = {
  id: 'due_herbst_60_30',
  title: 'Herbstdüngung auf Ackerland begrenzt',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (9) S. 1 Nr. 1',
  certainty: 'A',
  measure:
    'Gib im Herbst nur so viel Stickstoff, wie die Folgekultur noch haben darf, und trag ihren Saattag beim Feld ein.',
  reads: GIFT_KINDS,
  judge: (scene) => judgeEach('due_herbst_60_30', scene, { of: fieldGiftsIn(scene.picture, scene.year) }, judgeField),
}

/** After the harvest, to something that may still have nitrogen in autumn; vegetables may have as much as they need. */
function isForAutumn(gift: Gift, scene: Scene): boolean {
  const { field, day } = gift
  const harvestedOn = lastHarvestOn(field!.values, day)
  const last = valueOn(duev.herbstduengungBis, day, scene.land)
  if (harvestedOn === undefined || last === undefined || day <= harvestedOn) return false
  const crops = autumnCropsOf(field!.values, harvestedOn)
  const isLimited = crops.length > 0 && crops.every(({ type }) => type !== 'vegetables_or_soft_fruit')
  return isLimited && day <= nextDayOfYear(harvestedOn, last) && arableClosure(gift, scene).state !== 'closed'
}

function judgeField({ field, gifts: all }: FieldGifts, scene: Scene): Verdict[] {
  const gifts = all.filter(
    (gift) => isOnGrassland(gift, scene) === false && hasClosedNitrogen(gift) && isForAutumn(gift, scene),
  )
  const day = gifts.at(-1)?.day
  if (day === undefined) return []
  const most = valueOn(duev.herbstduengungGesamtstickstoff, day, scene.land)
  const mostAmmonium = valueOn(duev.herbstduengungAmmoniumstickstoff, day, scene.land)
  if (most === undefined || mostAmmonium === undefined) return []
  const n = sumOnField(gifts, ({ nKg }) => nKg)
  const ammonium = sumOnField(gifts, ({ nh4nKg }) => nh4nKg)
  const rows = [field, ...worksOf(gifts)]
  const name = quoted(field.values.name)
  if (n.kgHa > most || ammonium.kgHa > mostAmmonium) {
    const text = `Auf ${name} kamen nach der Ernte ${scene.year} ${kg(n.kgHa)} Stickstoff je Hektar, davon ${kg(ammonium.kgHa)} Ammonium. Erlaubt sind zur Folgekultur höchstens ${kg(most)} gesamt und ${kg(mostAmmonium)} Ammonium.`
    return [breach(rows, { text })]
  }
  // Ammonium is never more than all nitrogen.
  const mostLikely = tidy(ammonium.kgHa + sumOnField(ammonium.missing, ({ nKg }) => nKg).kgHa)
  const missing = n.missing.length > 0 ? n.missing : mostLikely > mostAmmonium ? ammonium.missing : []
  const open = gifts.find((gift) => arableClosure(gift, scene).state === 'unknown')
  if (missing.length > 0)
    return [
      notCheckable(rows, {
        text: `Die Herbstdüngung auf ${name} lässt sich nicht prüfen: Es fehlt ${missingText(n.missing.length > 0 ? 'der Stickstoff' : 'der Ammoniumstickstoff', missing)}. Trag ihn bei der Arbeit ein.`,
      }),
    ]
  return [
    open
      ? notCheckable(rows, {
          text: `Die Herbstdüngung auf ${name} lässt sich nicht prüfen: Beim Feld fehlt der Saattag der Folgekultur.`,
        })
      : inOrder(field),
  ]
}
