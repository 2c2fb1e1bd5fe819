import { gapkondv, valueOn } from '../../../law/index.ts'
import { judgeYearsOnEnd } from '../../../library/index.ts'
import { germanList } from '../../../shared/german/write-german.ts'
import { receivesPayments, rotationOf, type Rotation } from '../conditionality.ts'
import { breach, inOrder, judgeEach, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const konGloez7_3j: Rule = {
  id: 'kon_gloez7_3j',
  title: 'GLÖZ 7: Kultur in drei Jahren gewechselt',
  register: 'anbauplan',
  legalBasis: 'GAPKondV § 18 (1), (3), (4)',
  certainty: 'A',
  measure: 'Plan auf dem Schlag eine andere Hauptkultur; Winter- und Sommerformen zählen als verschieden.',
  reads: ['fields'],
  judge(scene) {
    const rotation = rotationOf(scene, scene.year)
    if (!receivesPayments(scene) || rotation.isFree === true) return []
    const { fields, isFree } = rotation
    return judgeEach(`kon_gloez7_3j, free: ${isFree}`, scene, { of: fields }, (one, seen) =>
      judgeField(one, isFree, seen),
    )
  },
}

function judgeField(
  { row, field }: Rotation['fields'][number],
  isFree: Rotation['isFree'],
  { year, today }: Scene,
): Verdict[] {
  const [now, next] = [judgeYearsOnEnd(field, year), judgeYearsOnEnd(field, year + 1)]
  const name = `„${row.label}“`
  if (now === 'broken' && isFree === undefined)
    return [
      notCheckable([row], {
        text: `Auf ${name} stand mehrere Jahre dieselbe Hauptkultur: ${cropsOf(field, year)}. Ob dein Betrieb davon befreit ist, lässt sich erst sagen, wenn bei allen Ackerschlägen Größe und Kultur stehen.`,
      }),
    ]
  if (now === 'broken')
    return [
      breach([row], {
        text: `Auf ${name} stand jedes Jahr dieselbe Hauptkultur: ${cropsOf(field, year)}. Innerhalb von ${yearsOf(year)} Jahren sind zwei verschiedene nötig.`,
      }),
    ]
  if (next === 'broken' && isFree === false && today <= `${year}-12-31`)
    return [
      note([row], {
        text: `Mit der für ${year + 1} geplanten Kultur stünde auf ${name} zu lange dieselbe: ${cropsOf(field, year + 1)}. Plan um.`,
      }),
    ]
  if (now === 'unknown') {
    const years = Array.from({ length: yearsOf(year) }, (_, back) => year - back)
    const missing = years.filter((one) => field.crops[one] === undefined).toReversed()
    const what =
      missing.length > 0 ? `die Hauptkultur ${germanList(missing.map(String))}` : 'ob sie Winter- oder Sommerform ist'
    return [notCheckable([row], { text: `Für ${name} fehlt ${what}. Trag sie am Schlag unter Kulturen ein.` })]
  }
  return now === 'kept' ? [inOrder(row)] : []
}

const yearsOf = (year: number): number => valueOn(gapkondv.fruchtwechselZeitraum, `${year}-12-31`) ?? 0

const cropsOf = ({ crops }: Rotation['fields'][number]['field'], year: number): string =>
  germanList(
    Array.from({ length: yearsOf(year) }, (_, back) => year - back)
      .toReversed()
      .map((one) => `${one} ${crops[one]?.name ?? ''}`),
  )
