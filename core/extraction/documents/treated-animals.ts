import { FORMATS } from '../../farm/index.ts'
import type { Labelled } from './labelled-value.ts'
import type { DocumentLayout } from './read-layout.ts'

const EAR_TAG = /(?<![\p{L}\d])(?:DE|276)[\s.]?(?:0[01][\s.]?)?(?:0[1-9]|1[0-6])[\s.]?\d{3}[\s.]?\d{5}(?!\d)/gu

/** The German ear tags that a text names, in their one spelling. */
export const earTagsIn = (text: string): string[] =>
  [...text.matchAll(EAR_TAG)].flatMap(([tag]) => FORMATS.ear_tag.canonical(tag) ?? [])

/**
 * The animals of the medicine at `index`, by ear tag: those named with it, else those above all medicines, else those
 * below, of which it is not sure that each belongs to every medicine.
 */
export function treatedAnimals(
  { lines }: DocumentLayout,
  parts: readonly Labelled<string>[][],
  index: number,
): { tags: string[]; sure: boolean } {
  const startOf = (part: number): number => parts[part]?.[0]?.line ?? lines.length
  const tagsIn = (from: number, to: number): string[] => [
    ...new Set(lines.slice(from, to).flatMap(({ text }) => earTagsIn(text))),
  ]
  const named = [tagsIn(startOf(index), startOf(index + 1)), tagsIn(0, startOf(0))].find(({ length }) => length > 0)
  return named ? { tags: named, sure: true } : { tags: tagsIn(startOf(parts.length - 1), lines.length), sure: false }
}
