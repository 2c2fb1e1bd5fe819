import { kept } from '../kept.ts'
import type { View } from '../view.ts'

const ownStems = new WeakMap<View, ReadonlySet<string>>()

/** Every stem that the view itself knows. */
export const ownStemsOf = (view: View): ReadonlySet<string> => kept(ownStems, view, stemsOfView)

const stemsOfView = (view: View): ReadonlySet<string> =>
  new Set([
    ...view.nouns,
    ...view.classes.flatMap(({ words }) => [...words]),
    ...view.columns.flatMap(({ words, choices, adjectives }) => [
      ...words,
      ...(adjectives?.highest ?? []),
      ...(adjectives?.lowest ?? []),
      ...[...(choices?.values() ?? [])].flatMap((choice) => [...choice.words]),
    ]),
  ])
