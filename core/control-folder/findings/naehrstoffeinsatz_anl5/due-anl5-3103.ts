import { duev, nextWorkingDay, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { GIFT_KINDS, giftsIn } from '../../../library/index.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { yearOf } from '../work.ts'
import { deadlineText } from '../wording.ts'

export const dueAnl53103: Rule = {
  id: 'due_anl5_3103',
  title: 'Nährstoffeinsatz des Vorjahres zusammengefasst (Anlage 5)',
  register: 'naehrstoffeinsatz_anl5',
  legalBasis: 'DüV § 10 (1) S. 2, (2) S. 3, Anl. 5',
  certainty: 'A',
  measure:
    'Fass Bedarf und Nährstoffeinsatz des Vorjahres nach Anlage 5 zusammen, und trag bei Anträgen und Meldungen ein, wann.',
  reads: [...GIFT_KINDS, 'applications'],
  judge,
}

function judge(scene: Scene): Verdict[] {
  const { picture, year, today, land } = scene
  const until = valueOn(duev.naehrstoffeinsatzBis, `${year}-01-01`, land)
  const of = year - 1
  const wasFertilized = giftsIn(picture, of).length > 0
  if (until === undefined || today < `${year}-${NOTICES.nutrientSummaryFrom}`) return []
  const summaries = picture
    .rows('applications')
    .filter(({ values }) => values.type === 'fertilizer_annex_5' && yearOfSummary(values) === of)
  if (summaries.length === 0 && !wasFertilized && giftsIn(picture, year).length === 0) return []
  const last = `${year}-${until}`
  const due = nextWorkingDay(last, land)
  // A document that is there was made, though nobody has entered when.
  const made = summaries
    .map(({ values }) => values.submitted_on ?? (values.document_id == null ? today : last))
    .toSorted()[0]
  const isMade = summaries.some(({ values }) => values.submitted_on != null || values.document_id != null)
  if (isMade && made! <= last) return [inOrder(...summaries)]
  const on = isMade ? made! : today
  const text = isMade
    ? `Der Nährstoffeinsatz ${of} nach Anlage 5 wurde erst am ${germanDay(made)} zusammengefasst. Frist war der ${germanDay(due)}.`
    : `Der Nährstoffeinsatz ${of} nach Anlage 5 ist nicht eingetragen. ${deadlineText(due, today)}`
  // Without a record of fertilizing in that year nothing proves that there was something to sum up.
  return [on <= due || !wasFertilized ? note(summaries, { text, due }) : breach(summaries, { text, due })]
}

const yearOfSummary = ({
  year,
  submitted_on,
}: {
  year?: number | null
  submitted_on?: string | null
}): number | undefined => year ?? (submitted_on == null ? undefined : yearOf(submitted_on) - 1)
