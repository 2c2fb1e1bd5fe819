import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import { asOf } from '../as-of.ts'
import { NOTICES } from '../notices.ts'
import { PAPER_KINDS, papersOf, type Paper } from '../papers.ts'
import { breach, inOrder, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { validUntil } from '../wording.ts'

export const docAblauf: Rule = {
  id: 'doc_ablauf',
  title: 'Nachweise und Genehmigungen gültig',
  register: 'betriebsspiegel',
  legalBasis: 'Bescheid oder Zertifikat',
  certainty: 'C',
  measure: 'Verlängere den Nachweis und trag den neuen ein.',
  reads: PAPER_KINDS,
  judge: (scene) => papersOf(scene).flatMap((paper) => judgePaper(paper, scene)),
}

function judgePaper({ row, name, until, usedAfter }: Paper, scene: Scene): Verdict[] {
  const day = asOf(scene)
  if (until > addDays(day, NOTICES.proofEndsDays)) return [inOrder(row)]
  if (until >= day) return [note([row], { text: `„${name}“ ${validUntil(until, scene.today)}.`, due: until })]
  const ended = `„${name}“ ist am ${germanDay(until)} abgelaufen`
  const used = usedAfter(until)
  const isUsed = used && (used.work === undefined || used.work.values.done_on! <= day)
  if (isUsed) {
    const what = used.work
      ? `am ${germanDay(used.work.values.done_on)} wurde „${used.work.values.title}“ noch darauf gestützt`
      : 'der Betrieb wirtschaftet weiter danach'
    return [breach(used.work ? [row, used.work] : [row], { text: `${ended}; ${what}.` })]
  }
  // What ran out long ago and is not used any more interests nobody.
  const isRecent = until >= `${scene.year - 1}-01-01`
  return isRecent ? [note([row], { text: `${ended}. Prüf, ob du ihn noch brauchst.` })] : []
}
