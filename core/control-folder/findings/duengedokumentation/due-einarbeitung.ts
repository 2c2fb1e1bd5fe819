import { duev, valueOn } from '../../../law/index.ts'
import { type Gift, GIFT_KINDS, giftsIn, isOrganicGift, isSolidManureOrCompost } from '../../../library/index.ts'
import { minutesBetween, MINUTES_PER_HOUR } from '../clock-times.ts'
import { dryMatterOf } from '../dry-matter.ts'
import { standOn } from '../field-crops.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { breach, inOrderBy, judgeEach, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { giftText } from '../wording.ts'

export const dueEinarbeitung: Rule = {
  id: 'due_einarbeitung',
  title: 'Organische Dünger rechtzeitig eingearbeitet',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (1)',
  certainty: 'A',
  measure:
    'Arbeite Gülle, Gärrest und Geflügelmist auf unbestelltem Acker sofort ein, und trag Beginn und Ende mit Uhrzeit ein.',
  reads: [...GIFT_KINDS, 'measurements'],
  judge: (scene) =>
    onePerSubject(
      judgeEach(
        'due_einarbeitung',
        scene,
        { of: giftsIn(scene.picture, scene.year), others: ['measurements'] },
        judgeGift,
      ),
    ),
}

function judgeGift(gift: Gift, { picture, land }: Scene): Verdict[] {
  const { work, day, field, use, material } = gift
  const hours = valueOn(duev.einarbeitungBinnen, day, land)
  if (use !== 'arable' || !field || !isOrganicGift(gift) || isSolidManureOrCompost(material) || !hours) return []
  const stand = standOn(field.values, day)
  const thin = valueOn(duev.einarbeitungTrockenmasseUnter, day, land)
  const dryMatter = dryMatterOf(picture, gift)
  if (stand === 'crop' || (thin !== undefined && dryMatter !== undefined && dryMatter < thin)) return []
  const part = work.values.areas?.length ? { part: field.id } : {}
  const rows = [work, field]
  const most = hours * MINUTES_PER_HOUR
  const { done_at, ended_at, incorporation_begun_at: begun, incorporation_ended_at: ended } = work.values
  const taken = minutesBetween(done_at, ended) ?? minutesBetween(done_at, begun)
  const said = `Es kam ${giftText(gift)} auf unbestellten Acker`
  if (taken === undefined || (ended == null && taken <= most)) {
    const text = `${said}, und es fehlt, wann das Ausbringen begann und die Einarbeitung endete. Trag beides mit Uhrzeit ein.`
    return [notCheckable(rows, { ...part, text })]
  }
  if (taken <= most)
    return [
      inOrderBy(
        rows,
        `${said}; eingearbeitet war es ${taken} Minuten nach Beginn des Ausbringens, erlaubt sind ${most}.`,
      ),
    ]
  const late = `${said}; eingearbeitet war ${taken} Minuten nach Beginn des Ausbringens, erlaubt sind ${most}`
  if (stand === 'unknown')
    return [
      notCheckable(rows, {
        ...part,
        text: `${late}. Ob der Acker bestellt war, ist nicht bekannt: Trag beim Feld Saat und Ernte ein.`,
      }),
    ]
  // Each part of a field has its own beginning: both ends of long work tell that none of them waited too long.
  const [first, last] = [minutesBetween(done_at, begun), minutesBetween(ended_at, ended)]
  const isContinuous = first !== undefined && last !== undefined && first <= most && last <= most
  return [
    isContinuous
      ? note(rows, {
          ...part,
          text: `${late}. Ausgebracht wurde bis ${ended_at!} Uhr; halt fest, dass jede Teilfläche rechtzeitig eingearbeitet war.`,
        })
      : breach(rows, { ...part, text: `${late}.` }),
  ]
}
