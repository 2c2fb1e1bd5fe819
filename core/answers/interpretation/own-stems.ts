import type { View } from '../view.ts'

const ownStems = new WeakMap<View, ReadonlySet<string>>()

/** Every stem that the view itself knows. */
export function ownStemsOf(view: View): ReadonlySet<string> {
  const known = ownStems.get(view)
  if (known) return known
  const made = new Set([
    ...view.nouns,
    ...view.classes.flatMap(({ words }) => [...words]),
    ...view.columns.flatMap(({ words, choices, adjectives }) => [
      ...words,
      ...(adjectives?.highest ?? []),
      ...(adjectives?.lowest ?? []),
      ...[...(choices?.values() ?? [])].flatMap((choice) => [...choice.words]),
    ]),
  ])
  ownStems.set(view, made)
  return made
}
