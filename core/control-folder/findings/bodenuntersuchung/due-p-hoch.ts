import { duev, valueOn } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import {
  type FieldGifts,
  GIFT_KINDS,
  fieldGiftsIn,
  sumOnField,
  tidy,
  endOfYear,
  worksOf,
  highPhosphateOf,
  SAMPLE_KINDS,
  samplesOf,
  type SoilSample,
} from '../../../library/index.ts'
import { mostRemovedOver, REMOVAL_KINDS, removalOf } from '../phosphate-removal.ts'
import { breach, inOrder, judgeEach, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, missingText, quoted } from '../wording.ts'
import { yearOf } from '../work.ts'

export const duePHoch: Rule = {
  id: 'due_p_hoch',
  title: 'Auf hoch versorgten Schlägen nicht mehr Phosphat als Abfuhr',
  register: 'bodenuntersuchung',
  legalBasis: 'DüV § 3 (6)',
  certainty: 'A',
  measure: 'Gib auf diesem Schlag nicht mehr Phosphat, als die Ernten abfahren, und trag die Erträge ein.',
  reads: [...GIFT_KINDS, ...SAMPLE_KINDS, ...REMOVAL_KINDS],
  judge: (scene) =>
    judgeEach(
      'due_p_hoch',
      scene,
      { of: fieldGiftsIn(scene.picture, ...rotationOf(scene)), others: ['measurements', ...REMOVAL_KINDS] },
      judgeField,
    ),
}

/** The years over which phosphate is weighed against the harvests, this one the last. */
function rotationOf(scene: Scene): number[] {
  const years = valueOn(duev.phosphatAbfuhrZeitraum, endOfYear(scene), scene.land) ?? 1
  return Array.from({ length: years }, (_, back) => scene.year - back).toReversed()
}

function judgeField({ field, gifts: inRotation }: FieldGifts, { picture, year, land }: Scene): Verdict[] {
  const gifts = inRotation.filter((gift) => yearOf(gift.day) === year && gift.p2o5Kg !== 0)
  const day = gifts.at(-1)?.day
  if (day === undefined) return []
  const sample = samplesOf(picture, field).findLast((one) => one.day <= day)
  const high = sample && highPhosphateOf(sample, day)
  const years = valueOn(duev.phosphatAbfuhrZeitraum, day, land)
  if (!sample || high === undefined || years === undefined) return []
  const rows = [field, ...worksOf(gifts)]
  const name = quoted(field.values.name)
  if (sample.mg === undefined)
    return [
      notCheckable(rows, {
        text: `Von der Bodenprobe auf ${name} vom ${germanDay(sample.day)} fehlt der Phosphatgehalt. Trag ihn beim Feld ein.`,
      }),
    ]
  if (sample.mg <= high) return []
  const given = sumOnField(gifts, ({ p2o5Kg }) => p2o5Kg)
  const removed = removalOf(picture, field, year)
  if ('missing' in removed)
    return [
      notCheckable(rows, {
        text: `Auf ${name} darf bei ${contentOf(sample)} nur so viel Phosphat gegeben werden, wie die Ernte abfährt. Das lässt sich nicht rechnen: Es fehlt ${removed.missing}.`,
      }),
    ]
  const most = mostRemovedOver(years, picture, field, year, removed.kg)
  const over = sumOnField(inRotation, ({ p2o5Kg }) => p2o5Kg)
  const said = `Auf ${name} wurden ${year} ${kg(given.kgHa)} Phosphat je Hektar gegeben, zuletzt am ${germanDay(day)}; bei ${contentOf(sample)} ist höchstens die Abfuhr erlaubt, ${kg(tidy(removed.kg))} im Jahr`
  if (over.kgHa > most)
    return [breach(rows, { text: `${said} und ${kg(most)} in ${years} Jahren. In diesen waren es ${kg(over.kgHa)}.` })]
  if (given.missing.length > 0)
    return [
      notCheckable(rows, {
        text: `${said}. Es fehlt ${missingText('das Phosphat', given.missing)}; trag es bei der Arbeit ein.`,
      }),
    ]
  return [
    given.kgHa > tidy(removed.kg)
      ? note(rows, {
          text: `${said}. In ${years} Jahren einer Fruchtfolge dürfen es ${kg(most)} sein; ${kg(tidy(most - over.kgHa))} sind noch frei.`,
        })
      : inOrder(field),
  ]
}

/** „22 mg CAL“ */
const contentOf = ({ mg, method }: SoilSample): string => `${germanNumber(mg!)} mg ${method}`
