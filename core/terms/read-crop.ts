import { CROPS, type Crop } from './crops.ts'

/** What a crop is called, the longer before those they contain: „Winterweizen“ before „Weizen“. */
const NAMES: readonly (readonly [name: string, crop: Crop])[] = CROPS.flatMap((crop) =>
  [crop.name.toLowerCase(), ...crop.words].map((name) => [name, crop] as const),
).toSorted(([one], [other]) => other.length - one.length)

/**
 * The crop that a text names, beside variety, quality and use: „W-Weizen A“, „Silomais (Biogas)“, „Dauergrünland, 4
 * Schnitte“. Undefined where it names none that is known; of a mixture the longest name wins.
 */
export function readCrop(text: string): Crop | undefined {
  const lower = text.normalize('NFC').toLowerCase()
  return NAMES.find(([name]) => startsWord(lower, name))?.[1]
}

/** „Raps“ is not in „Strapse“. */
function startsWord(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at === 0 || (at > 0 && !/\p{L}/u.test(text[at - 1]!))
}
