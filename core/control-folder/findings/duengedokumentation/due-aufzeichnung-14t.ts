import { deadlineOf, duev, periodOn } from '../../../law/index.ts'
import { doneWork } from '../../../farm/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { daysBetween, endOfPeriod } from '../../../shared/time/days.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, judgeEach, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { doneOn, type WorkItem } from '../work.ts'
import { deadlineText } from '../wording.ts'

export const dueAufzeichnung14t: Rule = {
  id: 'due_aufzeichnung_14t',
  title: 'Düngung rechtzeitig aufgezeichnet',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 10 (2)',
  certainty: 'A',
  measure: 'Trag die Düngung mit Menge und Tag der Aufzeichnung nach.',
  reads: ['work_items'],
  judge: (scene) =>
    judgeEach('due_aufzeichnung_14t', scene, { of: doneWork(scene.picture, 'fertilizing', scene.year) }, judgeWork),
}

function judgeWork(work: WorkItem, { today, land }: Scene): Verdict[] {
  const day = doneOn(work.values)
  const period = day === null ? undefined : periodOn(duev.duengungAufzeichnen, day, land)
  if (day === null || !period) return []
  const [last, due] = [endOfPeriod(day, period), deadlineOf(day, period, land)]
  const recorded = recordedOn(work)
  if (recorded !== null) {
    const text = `Die Düngung vom ${germanDay(day)} wurde am ${germanDay(recorded)} aufgezeichnet, ${daysBetween(day, recorded)} Tage danach. Frist war der ${germanDay(due)}.`
    return [
      recorded <= last ? inOrder(work) : recorded <= due ? note([work], { text, due }) : breach([work], { text, due }),
    ]
  }
  if (daysBetween(day, today) < NOTICES.fertilizingUnrecordedDays) return [inOrder(work)]
  const text = `Die Düngung vom ${germanDay(day)} ist nicht mit Menge aufgezeichnet. ${deadlineText(due, today)}`
  return [today <= due ? note([work], { text, due }) : breach([work], { text, due })]
}

/** Without an amount nothing has been written down yet. */
export const recordedOn = ({ values: { recorded_on, amount, positions } }: WorkItem): string | null =>
  amount != null || (positions ?? []).some((position) => position.amount != null) ? (recorded_on ?? null) : null
