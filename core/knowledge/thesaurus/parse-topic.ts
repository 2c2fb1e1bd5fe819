/** `=` the same, `~` nearly the same, `->` an everyday word to the term of the trade, `>` a class to its members; the last two read one way only. */
export type Relation = '=' | '~' | '->' | '>'

/** One line of a topic file. `from` and `to` are the same list where the relation reads both ways. */
export interface Group {
  topic: string
  /** Counted from 1. */
  line: number
  relation: Relation
  from: string[]
  to: string[]
}

/** What is wrong with one line; `message` is German, for the agronomist who keeps the files. */
export interface ThesaurusFault {
  topic: string
  line: number
  message: string
}

/** A line longer than this is not a group of terms but a file of another kind. */
const LONGEST_LINE = 500
const SIGN = /(?<=^| )(?:->|[=~>])(?= |$)/gu
const TERM = /^[\p{L}\p{N}](?:[\p{L}\p{N} .'/³²+-]*[\p{L}\p{N}.³²])?$/u

const tidy = (part: string): string => part.trim().replace(/\s+/gu, ' ')

const faultOfTerms = (terms: string[]): string | undefined => {
  const wrong = terms.find((term) => !TERM.test(term) || term !== term.normalize('NFC'))
  if (wrong === '') return 'Ein Begriff ist leer.'
  if (wrong !== undefined) return `„${wrong}“ ist kein Begriff: erlaubt sind Buchstaben, Ziffern, Leerzeichen, Bindestrich, Schrägstrich und Punkt.`
  const seen = new Set<string>()
  for (const term of terms) {
    if (seen.has(term.toLowerCase())) return `„${term}“ steht zweimal in der Gruppe.`
    seen.add(term.toLowerCase())
  }
  return undefined
}

/** `text` without white space at its ends and with single spaces within. */
const readLine = (topic: string, line: number, text: string): Group | string => {
  if (text.length > LONGEST_LINE) return `Die Zeile ist länger als ${LONGEST_LINE} Zeichen.`
  const signs = new Set(text.match(SIGN) as Relation[] | null)
  const [relation] = signs
  if (relation === undefined) return 'Es fehlt ein Zeichen zwischen den Begriffen: =, ~, -> oder > mit Leerzeichen davor und danach.'
  if (signs.size > 1) return `Nur eine Art von Zeichen je Zeile, hier stehen ${[...signs].join(' und ')}.`
  const sides = text.split(SIGN).map(tidy)
  if (relation === '=' || relation === '~') {
    return faultOfTerms(sides) ?? { topic, line, relation, from: sides, to: sides }
  }
  if (sides.length !== 2) return `Das Zeichen ${relation} darf nur einmal in der Zeile stehen.`
  const [from = [], to = []] = sides.map((side) => side.split(',').map(tidy))
  return faultOfTerms([...from, ...to]) ?? { topic, line, relation, from, to }
}

/**
 * Reads one topic file (the format is described in `data/thesaurus/README.md`). Never throws: every line is either empty, a remark,
 * a group or a fault. `topic` only names the file in faults.
 */
export const parseTopic = (topic: string, text: string): { groups: Group[]; faults: ThesaurusFault[] } => {
  const groups: Group[] = []
  const faults: ThesaurusFault[] = []
  for (const [index, raw] of text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u).entries()) {
    const content = tidy(raw)
    if (content === '' || content.startsWith('#')) continue
    const read = readLine(topic, index + 1, content)
    if (typeof read === 'string') faults.push({ topic, line: index + 1, message: read })
    else groups.push(read)
  }
  return { groups, faults }
}
