import { deadlineOf, periodOn, pflschg } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { endOfPeriod } from '../../../shared/time/days.ts'
import type { PictureRow } from '../../../farm/index.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { sprayJobsIn } from '../sprayings.ts'
import { doneOn, type WorkItem } from '../work.ts'
import { deadlineText } from '../wording.ts'

export const psmElektronisch: Rule = {
  id: 'psm_elektronisch',
  title: 'Pflanzenschutz elektronisch aufgezeichnet',
  register: 'psm_aufzeichnung',
  legalBasis: 'PflSchG § 11 (2)',
  certainty: 'A',
  measure: 'Übertrag die Aufzeichnung in Hofkern und stell die Form auf „digital“.',
  reads: ['work_items'],
  judge(scene) {
    const jobs = sprayJobsIn(scene.picture, scene.year)
    const paper = jobs.filter((work) => work.values.record_form === 'paper' && !periodOf(work, scene))
    return [
      ...onPaper(paper, scene),
      ...jobs.filter((work) => !paper.includes(work)).map((job) => judgeJob(job, scene)),
    ]
  },
}

const periodOf = ({ values }: WorkItem, { land }: Scene) =>
  periodOn(pflschg.elektronischAufzeichnen, doneOn(values)!, land)

/** Before the law asks for it, one note for all of them. */
function onPaper(works: readonly PictureRow<'work_items'>[], { year, today }: Scene): Verdict[] {
  if (works.length === 0) return []
  const from = pflschg.elektronischAufzeichnen.values[0]!.from
  if (today >= from) return [inOrder(...works)]
  const count = works.length === 1 ? 'ist eine Anwendung' : `sind ${works.length} Anwendungen`
  const text = `${year} ${count} nur auf Papier aufgezeichnet. Ab dem ${germanDay(from)} muss Pflanzenschutz maschinenlesbar aufgezeichnet werden.`
  return [note([], { text, due: from })]
}

function judgeJob(work: WorkItem, scene: Scene): Verdict {
  const day = doneOn(work.values)!
  const period = periodOf(work, scene)
  if (!period) return inOrder(work)
  const [last, due] = [endOfPeriod(day, period), deadlineOf(day, period, scene.land)]
  const { record_form, recorded_on } = work.values
  const said = (what: string) => ({
    text: `Die Anwendung „${work.values.title}“ vom ${germanDay(day)} ${what}. ${deadlineText(due, scene.today)}`,
    due,
  })
  if (record_form === 'paper')
    return (scene.today <= due ? note : breach)([work], said('ist nur auf Papier aufgezeichnet'))
  if (recorded_on != null) {
    if (recorded_on <= last) return inOrder(work)
    const late = said(`ist erst am ${germanDay(recorded_on)} elektronisch aufgezeichnet worden`)
    return (recorded_on <= due ? note : breach)([work], late)
  }
  return scene.today <= due
    ? inOrder(work)
    : notCheckable([work], {
        text: `Bei „${work.values.title}“ vom ${germanDay(day)} fehlt „Erfasst am“. Trag ein, wann du sie elektronisch aufgezeichnet hast.`,
      })
}
