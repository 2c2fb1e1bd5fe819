import { duev, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { type Gift, GIFT_KINDS, giftsIn, hasNitrogen, hasPhosphate } from '../../../library/index.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { breach, inOrder, judgeEach, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { isExact } from '../techniques.ts'
import { isAway, metresNeeded, watersBeside, type Water } from '../waters.ts'
import { giftText, quoted } from '../wording.ts'

export const dueGewaesser: Rule = {
  id: 'due_gewaesser',
  title: 'Abstand zu Gewässern eingehalten',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 5 (2), (3)',
  certainty: 'A',
  measure: 'Halt den Abstand zur Böschungsoberkante, und trag ihn mit der Technik bei der Arbeit ein.',
  reads: GIFT_KINDS,
  judge: (scene) =>
    onePerSubject(
      judgeEach('due_gewaesser', scene, { of: giftsIn(scene.picture, scene.year).filter(isConcerned) }, judgeGift),
    ),
}

const isConcerned = ({ material }: Gift): boolean =>
  material === undefined || hasNitrogen(material) || hasPhosphate(material)

function judgeGift(gift: Gift, { land }: Scene): Verdict[] {
  const { work, day, field } = gift
  const [wide, exact] = [
    valueOn(duev.gewaesserAbstand, day, land),
    valueOn(duev.gewaesserAbstandGenaueTechnik, day, land),
  ]
  if (!field || wide === undefined || exact === undefined) return []
  const slopeOf = ({ slopePercent }: Water): number => slopePercent ?? field.values.slope_percent ?? 0
  const needed = (water: Water, byTechnique: number): number => metresNeeded(slopeOf(water), byTechnique, day, land)
  const kept = work.values.bank_distance_m
  const all = watersBeside(work.values, field.values)
  if (all.length === 0) return []
  // A field that ends farther away than anything demands keeps the distance by itself.
  const waters = all.filter((water) => !isAway([water], needed(water, wide)))
  if (waters.length === 0) return [inOrder(work)]
  const isNarrow = isExact(work.values)
  const least = Math.max(...waters.map((water) => needed(water, exact)))
  const most = Math.max(...waters.map((water) => needed(water, isNarrow === true ? exact : wide)))
  const part = work.values.areas?.length ? { part: field.id } : {}
  const said = `Es kam ${giftText(gift)}`
  const rows = [work, field]
  if (kept == null)
    return [
      isAway(waters, most)
        ? inOrder(work)
        : notCheckable(rows, {
            ...part,
            text: `${said}. Bei ${quoted(field.values.name)} liegt ein Gewässer; trag bei der Arbeit den Abstand zur Böschungsoberkante ein.`,
          }),
    ]
  const metres = `${germanNumber(kept)} m von der Böschungsoberkante`
  if (kept >= most) return [inOrder(work)]
  if (kept < least || isNarrow === false)
    return [
      breach(rows, {
        ...part,
        text: `${said}, ${metres}. Mindestens ${isNarrow === undefined ? least : most} m sind vorgeschrieben.`,
      }),
    ]
  return [
    notCheckable(rows, {
      ...part,
      text: `${said}, ${metres}. Ohne Grenzstreueinrichtung oder genaue Technik wären es ${most} m; trag die Technik bei der Arbeit ein.`,
    }),
  ]
}
