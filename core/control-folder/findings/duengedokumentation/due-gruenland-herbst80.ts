import { duev, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import {
  type FieldGifts,
  type Gift,
  GIFT_KINDS,
  fieldGiftsIn,
  isLiquidOrganic,
  sumOnField,
  worksOf,
} from '../../../library/index.ts'
import { closureOf, isOnGrassland, judgeClosure } from '../closures.ts'
import { enforcementOn, ENFORCEMENT_TEXT, isRed } from '../red-zones.ts'
import { breach, inOrder, judgeEach, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, missingText, quoted } from '../wording.ts'
import { dayOfYearOf } from '../work.ts'

export const dueGruenlandHerbst80: Rule = {
  id: 'due_gruenland_herbst80',
  title: 'Gülle auf Grünland im Herbst begrenzt',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (11), § 13a (2) Nr. 6',
  certainty: 'A',
  measure: 'Gib auf diesem Feld bis zur Sperrfrist keine Gülle mehr.',
  reads: [...GIFT_KINDS, 'permits'],
  judge: (scene) =>
    judgeEach(
      'due_gruenland_herbst80',
      scene,
      { of: fieldGiftsIn(scene.picture, scene.year), others: ['permits'] },
      judgeField,
    ),
}

/** Until the closed period begins, also where an authority has moved it; what is spread in it another rule tells. */
function isInAutumn(gift: Gift, scene: Scene): boolean {
  const from = valueOn(duev.gruenlandHerbstAb, gift.day, scene.land)
  if (from === undefined || dayOfYearOf(gift.day) < from || !isLiquidOrganic(gift.material)) return false
  if (isOnGrassland(gift, scene) !== true) return false
  const closure = closureOf(gift, scene, { use: 'grassland', material: 'nitrogen' })
  return judgeClosure(gift, closure, scene).severity !== 'mangel'
}

function judgeField({ field, gifts: all }: FieldGifts, scene: Scene): Verdict[] {
  const gifts = all.filter((gift) => isInAutumn(gift, scene))
  const day = gifts.at(-1)?.day
  if (day === undefined) return []
  const most = valueOn(duev.gruenlandHerbstStickstoff, day, scene.land)
  const from = valueOn(duev.gruenlandHerbstAb, day, scene.land)
  if (most === undefined || from === undefined) return []
  const { kgHa, missing } = sumOnField(gifts, ({ nKg }) => nKg)
  const rows = [field, ...worksOf(gifts)]
  const name = quoted(field.values.name)
  const said = `Auf ${name} kamen seit dem ${germanDay(`${scene.year}-${from}`)} ${kg(kgHa)} Stickstoff je Hektar mit flüssigen organischen Düngern`
  if (kgHa > most) return [breach(rows, { text: `${said}. Höchstens ${kg(most)} sind erlaubt.` })]
  if (missing.length > 0)
    return [
      notCheckable(rows, {
        text: `Die Herbstdüngung auf ${name} lässt sich nicht prüfen: Es fehlt ${missingText('der Stickstoff', missing)}. Trag ihn bei der Arbeit ein.`,
      }),
    ]
  const inRed = valueOn(duev.gruenlandHerbstStickstoffRotesGebiet, day, scene.land)
  const enforcement = enforcementOn(scene, day)
  return [
    isRed(field.values) && enforcement && inRed !== undefined && kgHa > inRed
      ? note(rows, {
          text: `${said}. Im roten Gebiet sind es höchstens ${kg(inRed)}. ${ENFORCEMENT_TEXT[enforcement]}`,
        })
      : inOrder(field),
  ]
}
