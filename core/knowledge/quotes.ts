/** A literal slice of a passage: `text.slice(start, end) === quote`. */
export interface LocatedQuote {
  start: number
  end: number
  quote: string
}

const isSpace = (character: string): boolean => character.trim() === '' || character === '\u00ad'

/**
 * Finds `quote` in `text`, taking any run of white space for any other, and returns the exact slice; null where it does
 * not stand there word for word. Surrounding quotation marks and white space of `quote` do not count; case, letters and
 * punctuation do.
 */
export const locateQuote = (text: string, quote: string): LocatedQuote | null => {
  const wanted = squeezed(
    quote
      .trim()
      .replace(/^["“”„‚'»«]+|["“”„‘'»«]+$/gu, '')
      .trim(),
  ).text
  if (wanted === '') return null
  const { text: haystack, offsets } = squeezed(text)
  const at = haystack.indexOf(wanted)
  if (at < 0) return null
  const start = offsets[at] as number
  const end = (offsets[at + wanted.length - 1] as number) + 1
  return { start, end, quote: text.slice(start, end) }
}

/** The text with each run of white space as one space, and where each of its characters stood. */
const squeezed = (text: string): { text: string; offsets: number[] } => {
  let result = ''
  const offsets: number[] = []
  let pending = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (isSpace(character)) {
      pending = true
      continue
    }
    if (pending && result !== '') {
      result += ' '
      offsets.push(index)
    }
    pending = false
    result += character
    offsets.push(index)
  }
  return { text: result, offsets }
}
