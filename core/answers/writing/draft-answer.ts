import { germanNumber } from '../../shared/german/write-german.ts'
import { columnsOfQuestion } from '../interpretation/interpretation.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import { isEmpty } from '../view.ts'
import { draftColumns, draftDay, draftEntries, draftLastDay, draftWhere, draftWho } from './draft-columns.ts'
import { draftNumber } from './draft-number.ts'
import type { DraftWriter } from './draft.ts'
import { namesOf, subject } from './phrases.ts'

/** Answers with the entries that were found. */
export const draftAnswer: DraftWriter = (interpretation, narrowed) =>
  WRITERS[interpretation.question.type](interpretation, narrowed)

const draftCount: DraftWriter = (interpretation, narrowed) => {
  const { view, namedColumns, question } = interpretation
  const countsNumbers = !question.threshold && namedColumns.some(({ type }) => type === 'number')
  if (view.countsEntriesOf || countsNumbers) return draftNumber(interpretation, narrowed)
  const { found } = narrowed
  const what = subject(interpretation, narrowed)
  const count =
    found.length === 1 ? `Eingetragen ist 1 (${what})` : `Eingetragen sind ${germanNumber(found.length)} ${what}`
  return {
    text: `${count}: ${namesOf(found)}.`,
    answered: true,
    entries: found,
    columns: columnsOfQuestion(interpretation),
  }
}

/** „Wie ist“: the number where there is one, else what is named. */
const draftHow: DraftWriter = (interpretation, narrowed) => {
  const { view, columns } = interpretation
  return (
    draftNumber(interpretation, narrowed) ??
    (columns.length > 0 || view.impliedBy?.entryName ? draftColumns(interpretation, narrowed, columns) : undefined)
  )
}

const draftWhether: DraftWriter = (interpretation, narrowed) => {
  const { question } = interpretation
  if (question.asksEach) return draftWhetherEach(interpretation, narrowed)
  const columns = columnsOfQuestion(interpretation)
  const draft =
    columns.length > 0 && !question.negated
      ? draftColumns(interpretation, narrowed, columns)
      : draftEntries(interpretation, narrowed)
  return draft?.answered ? { ...draft, text: `${question.complete ? 'Nein' : 'Ja'}. ${draft.text}` } : draft
}

/** „Sind alle Kälber gemeldet?“ */
const draftWhetherEach: DraftWriter = ({ namedColumns, question }, { about, found, hasProperties }) => {
  const columns = hasProperties ? [] : namedColumns
  if ((columns.length === 0 && !hasProperties) || question.negated) return undefined
  const failing = about.filter(
    (entry) => !found.includes(entry) || columns.some((column) => isEmpty(entry.values[column.name], column)),
  )
  if (failing.length === 0)
    return { text: `Ja, alle ${germanNumber(about.length)}.`, answered: true, entries: found, columns }
  const opening = hasProperties ? 'Nein, das gilt nicht für' : 'Nein, nicht eingetragen ist es bei'
  return { text: `${opening} ${namesOf(failing)}.`, answered: true, entries: failing, columns }
}

const WRITERS: Readonly<Record<QuestionType, DraftWriter>> = {
  count: draftCount,
  amount: draftNumber,
  how: draftHow,
  when: draftDay,
  until: draftLastDay,
  who: draftWho,
  where: draftWhere,
  which: draftEntries,
  what: draftEntries,
  whether: draftWhether,
  request: draftEntries,
}
