import { duev, periodOn, valueOn } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { addMonths, endOfPeriod } from '../../../shared/time/days.ts'
import {
  endOfYear,
  type FieldGifts,
  type Gift,
  GIFT_KINDS,
  fieldGiftsIn,
  hasPhosphate,
  SAMPLE_KINDS,
  samplesOf,
  sumOnField,
  worksOf,
} from '../../../library/index.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, judgeEach, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, quoted, validUntil } from '../wording.ts'

export const dueBodenP6j: Rule = {
  id: 'due_boden_p_6j',
  title: 'Bodenprobe auf Phosphat jung genug',
  register: 'bodenuntersuchung',
  legalBasis: 'DüV § 4 (4) S. 1 Nr. 2',
  certainty: 'A',
  measure: 'Lass eine neue Bodenprobe ziehen, bevor du wieder Phosphat gibst, und trag sie beim Feld ein.',
  reads: [...GIFT_KINDS, ...SAMPLE_KINDS],
  judge: (scene) =>
    judgeEach(
      'due_boden_p_6j',
      scene,
      { of: fieldGiftsIn(scene.picture, scene.year), others: ['measurements'] },
      judgeField,
    ),
}

const hasPhosphateGiven = ({ material, p2o5Kg }: Gift): boolean =>
  p2o5Kg === undefined ? material !== undefined && hasPhosphate(material) : p2o5Kg > 0

function judgeField({ field, gifts: all }: FieldGifts, scene: Scene): Verdict[] {
  const { picture, land } = scene
  const gifts = all.filter(hasPhosphateGiven)
  const day = gifts.at(-1)?.day
  if (day === undefined) return []
  const [from, period] = [
    valueOn(duev.bodenprobePhosphatAbGroesse, day, land),
    periodOn(duev.bodenprobePhosphatAlter, day, land),
  ]
  const { area_ha, name } = field.values
  if (from === undefined || !period || (area_ha != null && area_ha < from)) return []
  const rows = [field, ...worksOf(gifts)]
  const samples = samplesOf(picture, field)
  const said = `Auf ${quoted(name)} wurde am ${germanDay(day)} Phosphat gegeben`
  const last = samples.findLast((sample) => sample.day <= day)
  if (!last)
    return [
      notCheckable(rows, {
        text: `${said}, und von davor ist keine Bodenprobe eingetragen. Trag den Tag der letzten Probe beim Feld ein.`,
      }),
    ]
  const until = endOfPeriod(last.day, period)
  if (day > until) {
    const late = gifts.filter((gift) => gift.day > until)
    const { kgHa, missing } = sumOnField(late, ({ p2o5Kg }) => p2o5Kg)
    const essential = valueOn(duev.wesentlicheMengePhosphat, day, land)
    const old = `${said}, die letzte Bodenprobe davor ist vom ${germanDay(last.day)} und galt bis zum ${germanDay(until)}`
    if (area_ha == null)
      return [
        notCheckable(rows, {
          text: `${old}. Ob der Schlag ab ${germanNumber(from)} ha groß ist, fehlt; trag seine Größe ein.`,
        }),
      ]
    if (essential !== undefined && kgHa <= essential)
      return [
        missing.length > 0
          ? notCheckable(rows, { text: `${old}. Wie viel Phosphat es war, fehlt; trag es bei der Arbeit ein.` })
          : note(rows, {
              text: `${old}. Es waren ${kg(kgHa)} je Hektar; ab mehr als ${kg(essential)} im Jahr ist die Probe Pflicht.`,
            }),
      ]
    return [breach(rows, { text: `${old}.`, due: until })]
  }
  const newest = endOfPeriod(samples.at(-1)!.day, period)
  const soon = addMonths(endOfYear(scene), NOTICES.soilSampleEndsMonths)
  return [
    newest < soon
      ? note(rows, {
          text: `Die Bodenprobe von ${quoted(name)} vom ${germanDay(samples.at(-1)!.day)} ${validUntil(newest, scene.today)}.`,
          due: newest,
        })
      : inOrder(field),
  ]
}
