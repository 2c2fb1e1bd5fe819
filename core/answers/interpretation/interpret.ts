import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { View } from '../view.ts'
import { explainCompound } from './explain-compound.ts'
import { explainWord } from './explain-word.ts'
import type { Interpretation } from './interpretation.ts'
import { relatedNameMeaning } from './text-meaning.ts'
import { impliesOverdue, nameIsEnough, saysKnownName } from './may-explain.ts'
import type { WordMeaning } from './word-meaning.ts'

/**
 * Undefined where a word remains that neither the view nor its entries explain: then it may mean something else
 * altogether. `today` is a day.
 */
export function interpret(
  view: View,
  { entries, relatedNames }: ViewEntries,
  question: ParsedQuestion,
  today: string,
): Interpretation | undefined {
  if (question.asksDuty && !view.answersDuties) return undefined
  const meanings: WordMeaning[] = []
  for (const word of question.words) {
    const found =
      explainWord(view, entries, word, question.type, today) ??
      explainCompound(view, entries, word, question.type, today) ??
      relatedNameMeaning(relatedNames, word)
    if (!found) return undefined
    meanings.push(...found)
  }
  const conditions = meanings.flatMap(({ condition }) => condition ?? [])
  const columns = [...new Set(meanings.flatMap(({ column }) => column ?? []))]
  const saysOwnWord =
    meanings.some(({ isNoun, condition }) => isNoun || (condition && condition.by !== 'text')) ||
    impliesOverdue(view, question)
  const namesEntry = conditions.some(({ by, holds }) => by === 'text' && entries.some(holds))
  const isAboutView =
    saysOwnWord || columns.length > 0 || saysKnownName(view, question) || (namesEntry && nameIsEnough(view, question))
  const interpretation: Interpretation = {
    view,
    question,
    conditions,
    columns,
    namedColumns: meanings.flatMap(({ column, saysOnlyColumn }) => (column && saysOnlyColumn ? column : [])),
    entries,
    today,
    namesSubject: saysOwnWord || namesEntry,
    score: meanings.reduce((total, { score }) => total + score, 0),
  }
  return isAboutView && isConsistent(interpretation) ? interpretation : undefined
}

function isConsistent({ question, conditions, namedColumns }: Interpretation): boolean {
  // Two classes at once are one thing said of another: „beim ersten Kalb“ of a cow.
  if (!question.joinsWords && conditions.filter(({ by }) => by === 'class').length > 1) return false
  return !(namedColumns.length > 1 && namedColumns.some(({ exclusive }) => exclusive))
}
