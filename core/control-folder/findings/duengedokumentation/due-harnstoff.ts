import { duev, valueOn } from '../../../law/index.ts'
import { type Gift, GIFT_KINDS, giftsIn } from '../../../library/index.ts'
import { minutesBetween, MINUTES_PER_HOUR } from '../clock-times.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { breach, inOrder, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { giftText } from '../wording.ts'

export const dueHarnstoff: Rule = {
  id: 'due_harnstoff',
  title: 'Harnstoff mit Hemmstoff oder eingearbeitet',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (2)',
  certainty: 'A',
  measure: 'Nimm Harnstoff mit Ureasehemmstoff oder arbeite ihn sofort ein, und trag es bei der Arbeit ein.',
  reads: GIFT_KINDS,
  judge: (scene) =>
    onePerSubject(
      giftsIn(scene.picture, scene.year)
        .filter(({ material }) => material === 'urea')
        .flatMap((gift) => judgeGift(gift, scene)),
    ),
}

function judgeGift(gift: Gift, scene: Scene): Verdict[] {
  const { work, day } = gift
  const hours = valueOn(duev.harnstoffEinarbeitungBinnen, day, scene.land)
  if (hours === undefined) return []
  const inhibited = isInhibited(gift)
  const { done_at, ended_at, incorporation_begun_at: begun, incorporation_ended_at: ended } = work.values
  const taken = minutesBetween(ended_at ?? done_at, ended)
  const isWorkedIn = taken !== undefined && taken <= hours * MINUTES_PER_HOUR
  if (inhibited === true || isWorkedIn) return [inOrder(work)]
  const said = `Es kam ${giftText(gift)}`
  if (inhibited === undefined)
    return [
      notCheckable([work], {
        text: `${said}. Ob er einen Ureasehemmstoff hat, ist nicht eingetragen; trag es bei der Arbeit oder beim Düngemittel ein.`,
      }),
    ]
  const without = WITHOUT_INHIBITOR.test(said) ? said : `${said} ohne Ureasehemmstoff`
  if (taken === undefined && (begun != null || ended != null))
    return [
      notCheckable([work], {
        text: `${without}; wann er ausgebracht und eingearbeitet war, fehlt. Trag beides mit Uhrzeit ein.`,
      }),
    ]
  return [breach([work], { text: `${without}; er wurde nicht innerhalb von ${hours} Stunden eingearbeitet.` })]
}

const WITHOUT_INHIBITOR = /ohne (?:urease)?-?(?:hemm|inhibi)/i
const INHIBITED = /hemm|stabilis|inhibi|n-?b?pt|alzon|piagran pro|utec/i

/** As the work says it, else the row or the name of the fertilizer; undefined where none does. */
function isInhibited({ work, product, fertilizer }: Gift): boolean | undefined {
  if (work.values.inhibitor != null) return work.values.inhibitor
  const said = (fertilizer?.inhibitor ?? '').trim()
  if (said !== '') return !/^(?:kein|ohne|nein)/i.test(said)
  if (WITHOUT_INHIBITOR.test(product ?? '')) return false
  return INHIBITED.test(product ?? '') ? true : undefined
}
