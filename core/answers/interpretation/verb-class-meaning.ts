import { classesOfVerb, type ClassOfVerb, type VerbClass } from '../../shared/german/verbs/verb-classes.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import type { AskedView } from './asked-view.ts'
import { meaningsInView } from './explain-word.ts'
import { ownStemsOf } from './own-stems.ts'
import type { WordMeaning } from './word-meaning.ts'

/** They say nothing, where a view does not say what they mean of it. */
const LIGHT: ReadonlySet<VerbClass> = new Set(['being', 'motion'])

/** What stands for the class in a view, for its form first. */
const tokensOf = ({ verbClass, isDone }: ClassOfVerb): string[] => [
  `~${verbClass}.${isDone ? 'done' : 'open'}`,
  `~${verbClass}`,
]

/** What stands in views for the classes that a word is a verb of. */
export const verbTokens = ({ text, particle }: QuestionWord): string[] =>
  classesOfVerb(text, particle).flatMap(tokensOf)

/** True of a word that is a verb of some class: it is no slip of the hand for another. */
export const isVerbOfClass = ({ text, particle }: QuestionWord): boolean => classesOfVerb(text, particle).length > 0

/**
 * What a verb means of a view by its classes, beside the stem of that; undefined where it is of none that the view
 * tells of, or of several that say different things.
 */
export function verbClassMeaning(
  { view, question: { type }, today }: Omit<AskedView, 'loaded'>,
  word: QuestionWord,
): { stem: string; meanings: WordMeaning[] } | undefined {
  const classes = classesOfVerb(word.text, word.particle)
  const told = classes.flatMap((one) => {
    for (const stem of tokensOf(one)) {
      const meanings = meaningsInView(view, { text: word.text, stem }, today)
      if (meanings.length > 0) return [{ stem, meanings }]
    }
    return []
  })
  const [first, ...others] = told.filter(({ meanings }) => meanings.some(saysSomething))
  if (first !== undefined) return others.every((one) => sameMeaning(one.meanings, first.meanings)) ? first : undefined
  const says = (verbClass: VerbClass): boolean => classes.some((one) => one.verbClass === verbClass)
  const isLight = told.length > 0 || classes.some(({ verbClass }) => LIGHT.has(verbClass))
  // „Wie viel kam zusammen?“ asks for the number that is told anyway.
  const asksAmount = says('amounting') && view.roles.amount !== undefined && type !== 'count' && type !== 'when'
  return isLight || asksAmount ? { stem: word.stem, meanings: [{ score: 0 }] } : undefined
}

/** True of a view that says which verbs it tells of: of another one it is silent. */
export const tellsOfVerbs = (view: View): boolean => {
  for (const stem of ownStemsOf(view)) if (stem.startsWith('~')) return true
  return false
}

const saysSomething = ({ score, column, condition, isNoun }: WordMeaning): boolean =>
  score > 0 || isNoun === true || column !== undefined || condition !== undefined

const sameMeaning = (some: readonly WordMeaning[], others: readonly WordMeaning[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ column, condition, isNoun }, index) =>
      column === others[index]!.column &&
      condition?.description === others[index]!.condition?.description &&
      isNoun === others[index]!.isNoun,
  )
