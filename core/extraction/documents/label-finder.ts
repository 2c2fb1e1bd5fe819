/** The labels of a document type by name, each the source of an expression over the label's words. */
export type Labels<N extends string> = Readonly<Record<N, string>>

const WITHOUT_DOTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Words as the source of an expression, with any blanks between them. */
export const asLabel = (words: string): string =>
  words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s{0,3}`)
    .replaceAll('-', String.raw`\s?[-–]\s?`)
    .replaceAll(/[äöü]/gi, (letter) => `(?:${letter}|${WITHOUT_DOTS[letter.toLowerCase()]!})`)

/** A cell that is a label, or begins with one. */
export interface Hit<N extends string> {
  name: N
  /** The words of the label. */
  label: string
  unit: string
  /** What stands behind the label in its cell; empty where it is the label alone. */
  value: string
}

/** The label of a cell; undefined where it has none. */
export type Find<N extends string> = (cell: string) => Hit<N> | undefined

const UNIT = String.raw`(?:\(([^()]{0,40})\)|\[([^\][]{0,40})\]|in (?=[^\s:]{1,20}(?:\s*:|$))([^\s:]{1,20})|-?(%|kg|Tsd\.?(?: ?/ ?ml)?|mg ?/ ?l|°C)(?![\p{L}\d]))?`

/** „Beleg-Nr. AM-26-1140“ needs no colon. */
const isNumbered = (label: string, value: string): boolean =>
  /(?:Nr\.?|nummer)$/i.test(label) && /^(?=\S*\d)[A-Z\d][\w/.-]*$/i.test(value)

/** Finds the label with which a cell begins, behind a bullet or a number at most; the longest where several fit. */
export function labelFinder<N extends string>(labels: Labels<N>): Find<N> {
  const expressions = Object.entries<string>(labels).map(([name, source]) => ({
    name: name as N,
    expression: new RegExp(
      String.raw`^(?:\d{1,2}[.)]\s+|[-•*–]\s+)?(${source})(?![\p{L}\d])\s*${UNIT}\s*(:?)\s*(.*)$`,
      'iu',
    ),
  }))
  return (cell) => {
    let best: { length: number; hit: Hit<N> } | undefined
    for (const { name, expression } of expressions) {
      const match = expression.exec(cell)
      if (!match) continue
      const [colon, value] = [match[6]!, match[7]!.trim()]
      // A sentence that begins with the word is no value of it.
      if (value !== '' && colon === '' && !/^[<>≤±+-]?\s?\d/.test(value) && !isNumbered(match[1]!, value)) continue
      if (best === undefined || match[1]!.length > best.length)
        best = {
          length: match[1]!.length,
          hit: { name, label: match[1]!, unit: (match[2] ?? match[3] ?? match[4] ?? match[5] ?? '').trim(), value },
        }
    }
    return best?.hit
  }
}

/** Parts a cell before each „label:“ in it: columns one blank apart, as character recognition leaves them. */
export function labelSplitter(labels: Labels<string>): (cell: string) => string[] {
  const before = new RegExp(
    String.raw`(?<=[\p{L}\d.)]\s)(?=(?:${Object.values(labels).join('|')})\s*(?:\([^()]{0,40}\)\s*)?:)`,
    'iu',
  )
  const ahead = Object.values(labels).map((source) => new RegExp(`^(?:${source})(?![\\p{L}\\d])`, 'iu'))
  return (cell) => {
    if (!cell.includes(':')) return [cell]
    // „nutzbares Rohprotein: 49“ is one label, though another one is a part of it.
    const whole = Math.max(0, ...ahead.map((label) => label.exec(cell)?.[0].length ?? 0))
    const [first = '', ...others] = cell.slice(whole).split(before)
    return [cell.slice(0, whole) + first, ...others].map((part) => part.trim())
  }
}
