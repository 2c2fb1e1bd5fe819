import { verbRoots } from '../../shared/german/verb-roots.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import { kept } from '../kept.ts'
import type { View } from '../view.ts'
import { ownStemsOf } from './own-stems.ts'

/** Shorter ones are of too many words. */
const SHORTEST_PLAIN_ROOT = 4

const VERB_ENDING = /(?:[enrlh]n|e?t|te[nst]?)$/u

const rootsOfViews = new WeakMap<View, ReadonlyMap<string, string>>()

/** The stems of a view by the roots of the verbs that they may be forms of. */
const rootsOf = (view: View): ReadonlyMap<string, string> =>
  kept(rootsOfViews, view, () => {
    const made = new Map<string, string>()
    for (const stem of ownStemsOf(view)) for (const root of verbRoots(stem)) if (!made.has(root)) made.set(root, stem)
    return made
  })

/** The stem by which a view knows another form of the verb: „gemäht“ for „mähte“, „abgeschickt“ for „losgeschickt“. */
export function knownVerbForm(view: View, { text, stem }: QuestionWord): string | undefined {
  if (!VERB_ENDING.test(text)) return undefined
  const roots = rootsOf(view)
  return [...verbRoots(text), ...verbRoots(stem)]
    .filter((root) => root.length >= SHORTEST_PLAIN_ROOT || root !== stem)
    .map((root) => roots.get(root))
    .find((known) => known !== undefined && known !== stem)
}
