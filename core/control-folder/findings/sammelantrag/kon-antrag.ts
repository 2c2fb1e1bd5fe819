import { gapinvekosv, nextWorkingDay, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { daysBetween } from '../../../shared/time/days.ts'
import type { PictureRow } from '../../../farm/index.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const konAntrag: Rule = {
  id: 'kon_antrag',
  title: 'Sammelantrag rechtzeitig abgegeben',
  register: 'sammelantrag',
  legalBasis: 'GAPInVeKoSV',
  certainty: 'C',
  measure: 'Gib den Sammelantrag im Antragsprogramm deines Landes ab und trag unter Anträge ein, wann.',
  reads: ['applications'],
  judge(scene) {
    const last = valueOn(gapinvekosv.sammelantragBis, `${scene.year}-12-31`, scene.land)
    const ever = scene.picture.rows('applications').filter(({ values }) => values.type === 'direct_payments')
    if (last === undefined || scene.holding?.direct_payments === false) return []
    if (scene.holding?.direct_payments !== true && ever.length === 0) return []
    const applied = ever.filter(({ values }) => yearOf(values) === scene.year)
    return [judgeYear(applied, `${scene.year}-${last}`, scene)]
  },
}

const yearOf = ({ year, due_on, submitted_on }: PictureRow<'applications'>['values']): number | undefined =>
  year ?? (Number((submitted_on ?? due_on)?.slice(0, 'YYYY'.length)) || undefined)

function judgeYear(applied: readonly PictureRow<'applications'>[], last: string, scene: Scene): Verdict {
  const due = nextWorkingDay(last, scene.land)
  const submitted = applied.flatMap(({ values }) => values.submitted_on ?? []).toSorted()[0]
  const what = `Der Sammelantrag ${scene.year}`
  if (submitted !== undefined) {
    if (submitted <= last) return inOrder(...applied)
    const text = `${what} wurde am ${germanDay(submitted)} abgegeben. Frist war der ${germanDay(due)}.`
    return submitted <= due ? note(applied, { text, due }) : breach(applied, { text, due })
  }
  if (daysBetween(scene.today, last) > NOTICES.applicationOpenDays) return inOrder(...applied)
  if (scene.today <= due) {
    const change = valueOn(gapinvekosv.sammelantragAendernBis, last, scene.land)
    const changes = change === undefined ? '' : ` Ändern kannst du ihn bis zum ${germanDay(`${scene.year}-${change}`)}.`
    return note(applied, { text: `${what} ist noch nicht abgegeben. Frist ist der ${germanDay(due)}.${changes}`, due })
  }
  if (applied.length === 0 && !scene.today.startsWith(`${scene.year}-`))
    return notCheckable([], {
      text: `${what} ist nicht eingetragen. Trag unter Anträge ein, wann du ihn abgegeben hast.`,
    })
  return breach(applied, { text: `${what} ist nicht als abgegeben eingetragen. Frist war der ${germanDay(due)}.`, due })
}
