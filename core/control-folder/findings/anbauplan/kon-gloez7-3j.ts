import { gapkondv, valueOn } from '../../../law/index.ts'
import { judgeYearsOnEnd, mainCropLine } from '../../../library/index.ts'
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
    return [notCheckable([row], { text: unknownText(row, years.toReversed(), field.crops) })]
  }
  return now === 'kept' ? [inOrder(row)] : []
}

/** What is not there, not in words that tell, or tells no season. */
function unknownText(
  { label, values }: Rotation['fields'][number]['row'],
  years: readonly number[],
  crops: Rotation['fields'][number]['field']['crops'],
): string {
  const open = years.filter((year) => crops[year] === undefined)
  const entered = open.flatMap((year) => {
    const crop = mainCropLine(values, year)?.crop
    return crop == null ? [] : [`„${crop}“ (${year})`]
  })
  if (entered.length > 0)
    return `Für „${label}“ ist nicht klar, als welche Hauptkultur ${germanList(entered)} zählt. Trag sie am Schlag mit ihrem Namen aus dem Antrag ein.`
  if (open.length > 0)
    return `Für „${label}“ fehlt die Hauptkultur ${germanList(open.map(String))}. Trag sie am Schlag unter Kulturen ein.`
  const seasons = years.flatMap((year) => {
    const crop = crops[year]
    return crop === undefined || crop.season !== undefined ? [] : [`${crop.name} (${year})`]
  })
  return `Für „${label}“ fehlt, ob ${germanList(seasons)} Winter- oder Sommerform ist. Trag am Schlag unter Kulturen den Tag der Aussaat ein.`
}

const yearsOf = (year: number): number => valueOn(gapkondv.fruchtwechselZeitraum, `${year}-12-31`) ?? 0

const cropsOf = ({ crops }: Rotation['fields'][number]['field'], year: number): string =>
  germanList(
    Array.from({ length: yearsOf(year) }, (_, back) => year - back)
      .toReversed()
      .map((one) => `${one} ${crops[one]?.name ?? ''}`),
  )
