import { periodOn, pflschg } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addMonths, endOfPeriod } from '../../../shared/time/days.ts'
import { asOf } from '../as-of.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { byProduct, nameOf, sprayingsIn, SPRAYING_KINDS, type Spraying } from '../sprayings.ts'

export const psmZulassung: Rule = {
  id: 'psm_zulassung',
  title: 'Nur zugelassene Mittel angewendet',
  register: 'psm_aufzeichnung',
  legalBasis: 'PflSchG § 12 (1); VO (EG) 1107/2009 Art. 46',
  certainty: 'C',
  measure: 'Prüf die Zulassung beim BVL; Reste, deren Aufbrauchfrist vorbei ist, müssen entsorgt werden.',
  reads: SPRAYING_KINDS,
  judge: (scene) => byProduct(sprayingsIn(scene.picture, scene.year)).flatMap((uses) => judgeProduct(uses, scene)),
}

function judgeProduct([product, sprayings]: [string, Spraying[]], scene: Scene): Verdict[] {
  const row = sprayings[0]!.row
  const { approved_until: approved, usable_until: usable } = row?.values ?? {}
  if (approved == null && usable == null)
    return [
      notCheckable(row ? [row] : sprayings.map(({ work }) => work), {
        text: `Von „${product}“ ist nicht hinterlegt, bis wann es zugelassen ist. Trag es unter Pflanzenschutzmittel ein.`,
        part: 'mittel',
      }),
    ]
  const against = sprayings.flatMap((one) => judgeUse(one, scene))
  if (against.length > 0) return against
  const day = asOf(scene)
  const endsSoon = approved != null && day <= approved && approved < addMonths(day, NOTICES.approvalEndsMonths)
  if (!endsSoon) return [inOrder(row!)]
  const text = `Die Zulassung von „${product}“ ${approved < scene.today ? 'endete' : 'endet'} am ${germanDay(approved)}. Kauf nur noch, was du aufbrauchen kannst.`
  return [note([row!], { text, due: approved })]
}

function judgeUse(spraying: Spraying, { picture, land }: Scene): Verdict[] {
  const { work, day, row } = spraying
  const { approved_until: approved, usable_until: usable } = row?.values ?? {}
  const period = periodOn(pflschg.aufbrauchfrist, day, land)
  const last = usable ?? (approved != null && period ? endOfPeriod(approved, period) : undefined)
  if (last !== undefined && last !== null && day > last) {
    const text = `${nameOf(picture, spraying)}: Aufgebraucht sein musste das Mittel bis zum ${germanDay(last)}.`
    return [breach([work, row!], { text })]
  }
  if (usable != null || approved == null || day <= approved) return []
  const text = `${nameOf(picture, spraying)}: Die Zulassung endete am ${germanDay(approved)}. Prüf die Aufbrauchfrist und trag sie ein.`
  return [note([work, row!], { text })]
}
