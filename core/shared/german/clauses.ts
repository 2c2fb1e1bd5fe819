/** A clause of a text and the signs behind it, spaces among them. */
export interface Clause {
  text: string
  end: string
}

const ABBREVIATION =
  '(?:\\p{L}|bzw|evtl|bspw|usw|etc|ggf|inkl|tel|nr|nrn|str|dr|st|ca|vs|abs|art|hj|gr|kl|ha|dt|kg|kundennr|mwst|mio)'
/** Behind a digit or an abbreviation a full stop ends nothing: „Der Prüfer ist da. …“ */
const END = new RegExp(
  `(?:(?<!\\d|(?<!\\p{L})${ABBREVIATION})\\.|[,;:!?])+(?:\\s+|$)|\\s+[-–—]+\\s+|\\s*[()]\\s*|\\s*\\n\\s*`,
  'giu',
)

/** A text cut into its clauses: at signs, dashes, brackets and line breaks. Together they are the text. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let at = 0
  for (const { 0: end, index } of text.matchAll(END)) {
    clauses.push({ text: text.slice(at, index), end })
    at = index + end.length
  }
  return at < text.length ? [...clauses, { text: text.slice(at), end: '' }] : clauses
}

/** As it was written. */
export const textOf = (clauses: readonly Clause[]): string => clauses.map(({ text, end }) => text + end).join('')

/** The text of the clauses that are kept; the sign of a last one that is gone ends the one before it. */
export function joinClauses(clauses: readonly Clause[], isKept: (clause: Clause) => boolean): string {
  const kept = clauses.map((clause) => clause.text.trim() === '' || isKept(clause))
  const last = clauses.findLastIndex(({ text }, index) => kept[index] && text.trim() !== '')
  const joined = clauses.reduce((text, clause, index) => {
    if (kept[index]) return text + clause.text + clause.end
    const open = text.replace(/\s*\(\s*$/u, ' ')
    if (index < last) return open
    const end = open.replace(LOOSE_END, '')
    return /[?!.]$/u.test(end) ? end : end + (/[?!]+/u.exec(clause.end)?.[0] ?? '')
  }, '')
  return joined.replace(LOOSE_START, '').trim()
}

const LOOSE_END = /[\s,;:–—-]+$/u
const LOOSE_START = /^[\s,;:.!)–—-]+/u
