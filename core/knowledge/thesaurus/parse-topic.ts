/**
 * `=` the same, `~` nearly the same, `->` an everyday word to the term of the trade, `>` a class to its members; the
 * last two read one way only.
 */
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
const RELATIONS: Relation[] = ['=', '~', '->', '>']
// Without the u flag and \p{L} it is several times as fast; combining marks are no letters here, so that only composed
// umlauts pass.
const TERM = /^[A-Za-zÄÖÜäöüßé0-9][A-Za-zÄÖÜäöüßé0-9 .'/³²+-]*$/

const tidy = (part: string): string => part.trim().replace(/\s+/gu, ' ')

const faultOfTerms = (terms: string[]): string | undefined => {
  const wrong = terms.find((term) => !TERM.test(term))
  if (wrong === '') return 'Ein Begriff ist leer.'
  if (wrong !== undefined)
    return `„${wrong}“ ist kein Begriff: erlaubt sind deutsche Buchstaben, Ziffern, Leerzeichen und . ' / + -`
  const lower = terms.map((term) => term.toLowerCase())
  const twice = terms.find((_, index) => lower.indexOf(lower[index] as string) < index)
  return twice === undefined ? undefined : `„${twice}“ steht zweimal in der Gruppe.`
}

/** `text` without white space at its ends and with single spaces within. */
const readLine = (topic: string, line: number, text: string): Group | string => {
  if (text.length > LONGEST_LINE) return `Die Zeile ist länger als ${LONGEST_LINE} Zeichen.`
  const [relation, other] = RELATIONS.filter((sign) => text.includes(` ${sign} `))
  if (relation === undefined)
    return 'Es fehlt ein Zeichen zwischen den Begriffen: =, ~, -> oder > mit Leerzeichen davor und danach.'
  if (other !== undefined) return `Nur eine Art von Zeichen je Zeile, hier stehen ${relation} und ${other}.`
  const sides = text.split(` ${relation} `)
  if (relation === '=' || relation === '~') {
    return faultOfTerms(sides) ?? { topic, line, relation, from: sides, to: sides }
  }
  if (sides.length !== 2) return `Das Zeichen ${relation} darf nur einmal in der Zeile stehen.`
  const [from = [], to = []] = sides.map((side) => side.split(',').map((term) => term.trim()))
  return faultOfTerms([...from, ...to]) ?? { topic, line, relation, from, to }
}

/**
 * Reads one topic file (the format is described in `data/thesaurus/README.md`). Never throws: every line is either
 * empty, a remark, a group or a fault. `topic` only names the file in faults.
 */
export const parseTopic = (topic: string, text: string): { groups: Group[]; faults: ThesaurusFault[] } => {
  const groups: Group[] = []
  const faults: ThesaurusFault[] = []
  for (const [index, raw] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .entries()) {
    const content = tidy(raw)
    if (content === '' || content.startsWith('#')) continue
    const read = readLine(topic, index + 1, content)
    if (typeof read === 'string') faults.push({ topic, line: index + 1, message: read })
    else groups.push(read)
  }
  return { groups, faults }
}
