const SHORT = 'Nr|Abs|Art|Az|Dr|Str|Tel|Ziff|St|ggf|bzw|vgl|inkl|gem|evtl|med|vet|lit|sog|usw|etc'
const SENTENCE_END = String.raw`(?<=(?<!(?<!\p{L})(?:${SHORT}))(?<=\p{L}{2})|[)“"]|\d{4})[.!?](?:\s+(?=\p{Lu})|$)|\n`
const LONGEST_SENTENCE = 300

/**
 * Where the sentence around a place begins and ends; an empty line ends one, the dot of a day, a number or a short word
 * none.
 */
export function sentenceAt(text: string, start: number, end: number): [number, number] {
  const [low, high] = [Math.max(0, start - LONGEST_SENTENCE), Math.min(text.length, end + LONGEST_SENTENCE)]
  const before = [...text.slice(low, start).matchAll(new RegExp(SENTENCE_END, 'gu'))].findLast(
    ({ index, 0: { length } }) => low + index + length <= start,
  )
  const close = new RegExp(SENTENCE_END, 'gu')
  close.lastIndex = end
  const after = close.exec(text.slice(0, high))
  return [
    before ? low + before.index + before[0].length : low,
    after ? after.index + (after[0] === '\n' ? 0 : 1) : high,
  ]
}
