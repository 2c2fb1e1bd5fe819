import { ANALYSES } from '../samples/analyses.ts'
import { WRITTEN_UNIT } from '../../terms/index.ts'
import { asLabel } from './label-finder.ts'
import { DAY } from './printed-values.ts'
import type { DocumentLayout, Line } from './read-layout.ts'

/** Every word for a result of any kind of sample, the longest first. */
export const RESULT_WORDS: readonly string[] = [
  ...new Set(
    ANALYSES.filter(({ kind }) => kind !== null).flatMap(({ parameters }) =>
      parameters.flatMap(({ aliases }) => aliases),
    ),
  ),
].toSorted((a, b) => b.length - a.length)

/** The source of an expression for them. */
export const RESULT_LABEL = RESULT_WORDS.map(asLabel).join('|')

const UNIT = String.raw`(?:${WRITTEN_UNIT}|(?:Tsd\.?|1\.?000)(?: ?/ ?ml)?|(?:Zellen|Keime)? ?/ ?(?:100 ?)?ml|pH|°C)`
const IN_LABEL = String.raw`(?:\s*[[(](?:in )?(${UNIT})[\])]|\s?[-,]?\s?(?:in )?(${UNIT}))?`
/** What a result is of, in a column of its own. */
const BASIS = 'TM|TS|FM|OS|Trockenmasse|Trockensubstanz|Frischmasse|Originalsubstanz'
const NUMBER = String.raw`[<>≤≥-]?\s?\d+(?:\.\d{3})*(?:[.,]\d+)?`
/** „Fett-%  4,11“, „P2O5 15 mg/100 g“, „N ges. 5,1“: a word, perhaps a unit, a number, perhaps a unit. */
const RESULT = new RegExp(
  String.raw`(?<![\p{L}\d/.,(-])(${RESULT_LABEL})(?![\p{L}\d])${IN_LABEL}\s*[.…_]*\s*(?:[:=]|ca\.|von)?\s*(${NUMBER})(?![\d.:/]*\d|\p{L}|\s?[–-]\s?\d)(?:\s*(${UNIT})(?![\p{L}\d]))?(?:\s{2,30}(?:auf |in |i\. ?d\. ?)?(${BASIS})(?![\p{L}\d])(?!\s*(?:\([^)]*\))?\s*[:=]?\s*\d))?`,
  'giu',
)

/** What stands behind a result and is none: its class, its form reckoned otherwise, what would be right. */
const ASIDE =
  /\((?:entspr|=|≙|d\. ?h|Ziel|Soll|Norm|Klasse|Stufe)[^)]*\)|(?:Gehalts|Versorgungs|Kalk)?-?(?:klasse|stufe|versorgung)\s+[A-F](?![\p{L}])/giu

/** A line of what others have, or what would be right. */
const OF_OTHERS =
  /^(?:\p{L}*(?:Vormonat|Vorjahr|Grenzwert|Richtwert|Sollwert|Zielwert|Orientierungswert|Optimalbereich|Optimum|Vergleichswert|Landesmittel|Landesdurchschnitt|Zielbereich|Norm(?:al)?bereich)\p{Ll}*)/iu

const MOST_OTHER_WORDS = 5

/** What a line that is a sentence has left: words in small letters. */
const isProse = (rest: string): boolean =>
  (rest.match(/(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/gu) ?? []).length > 3 ||
  (rest.match(/\p{L}{3,}/gu) ?? []).length > MOST_OTHER_WORDS * 2

/** Words before a day that say what happened on it, wherever they stand in a line. */
const DATED = new RegExp(
  String.raw`(?<=[\p{L}\d)"“.,;]\s*[,;–·|]?\s)(?=(?:${[
    'Probe(?:n|ent)?nahme\\p{L}*',
    'Probe vom',
    'Datum der Probe\\p{L}*',
    'Datum Probe',
    '(?:gezogen|entnommen|beprobt)(?: am)?',
    'Entnahme\\p{Ll}*(?: am)?',
    'Datum Befund',
    '(?:Proben)?eingang\\p{Ll}*',
    'Ausgang',
    'Ausfertigung',
    'Bericht(?: vom)?',
    'Befund(?:ausgang|datum)?',
    'Ergebnis(?: vom)?',
  ].join('|')})\s*:?\s*(?:${DAY}|\d{4}-\d{2}-\d{2}))`,
  'iu',
)

/** „0-30 cm: Nmin 22“ */
const NMIN_BEHIND_DEPTH = /^\s*(\d{1,2}\s?[-–]\s?\d{2})\s?cm\s*[:=]?\s+N-?min\s*[:=]?\s*(?=\d)/iu
/** „Feld "Am Hellweg" (Silomais)“ */
const QUOTED_NAME = /^(Schlag|Feld|Feldstück|Fläche|Probe)\s+["„»]([^"“”«»]{2,60})["“”«].*$/u
/** „Ihrer am 2.3.2026 gezogenen Proben“ */
const DRAWN = new RegExp(
  String.raw`(?<!\p{L})am\s+(${DAY})\s+(?:gezogen|entnommen|genommen)(?!\s+(?:wird|werden))`,
  'iu',
)

/** Numbers set below and above the line as plain ones, and no dots that lead from a label to its value. */
const plain = (text: string): string =>
  text
    .replaceAll(/[₀-₉⁰¹⁴-⁹]/gu, (digit) => digit.normalize('NFKC'))
    .replaceAll(/(?<=[\p{L}\d)])\s?(?:\.{3,}|…+|_{3,})\s*:?/gu, ': ')
    .replaceAll(/\s+:/g, ':')
    .replaceAll(/(?<=(?<!\p{L})(?:[µm]?g|kg|MJ))\s(?:je|pro)\s(?=(?:100\s?)?(?:g|kg|t|l|ml|m³|ha)(?!\p{L}))/gu, '/')
    .replace(NMIN_BEHIND_DEPTH, 'Nmin $1: ')
    .replace(QUOTED_NAME, '$1: $2')
    .trim()

/**
 * The lines of a paper with a cell of its own for each result: „pH 6,2; P2O5 15 mg/100 g“, „Fett 4,1  Eiweiß 3,4“. In a
 * sentence nothing is a result, nor in a line of what others have.
 */
export function spreadResults(layout: DocumentLayout): DocumentLayout {
  return { ...layout, lines: layout.lines.map(spreadLine) }
}

function spreadLine(line: Line): Line {
  if (line.cells.length === 0) return line
  const [, drawn] = DRAWN.exec(line.text) ?? []
  if (drawn !== undefined) return { ...line, cells: [`gezogen am: ${drawn}`] }
  const text = plain(line.cells.join('  '))
  if (OF_OTHERS.test(text)) return { ...line, text, cells: [] }
  if (!/\d/.test(text)) return { ...line, text, cells: line.cells.map(plain) }
  const found = [...text.matchAll(RESULT)]
  const [first] = found
  const rest = text.replaceAll(RESULT, ' ').replaceAll(ASIDE, ' ')
  if (first === undefined || (isProse(rest) && found.length < 3)) {
    const cells = line.cells.flatMap((cell) => plain(cell).split(DATED)).map((cell) => cell.replace(/[,;·|–]\s*$/, ''))
    return { ...line, text, cells: cells.map((cell) => cell.trim()).filter(Boolean) }
  }
  const before = text.slice(0, first.index).trim()
  const cells = [
    ...(before === '' ? [] : before.split(/\s{2,}|\t|;\s*/).flatMap((cell) => cell.split(DATED))),
    ...found.map(([, label, bracketed, bare, number, unit, basis]) => {
      const inLabel = bracketed ?? bare
      const of = [unit, basis].filter(Boolean).join(' ')
      return `${label}${inLabel === undefined ? '' : ` (${inLabel})`}: ${number} ${of}`.trim()
    }),
  ]
  return { ...line, text, cells: cells.map((cell) => cell.trim().replace(/[,;:]$/, '')).filter(Boolean) }
}

/** „Angaben in kg/m³ Frischmasse“, „Inhaltsstoffe (kg/t):“, „% der TM“ above the values. */
const PER = /(?<=\p{L})\s+(?:je|pro)\s+(?=m³|m3|t|kg|l)/giu
const UNIT_OF_ALL = [
  new RegExp(
    String.raw`(?:alle[s]?|Angaben?|Nährstoffe|Inhaltsstoffe|\p{L}*gehalte|Werte|Ergebnisse)(?!\p{L})[^.;\n]{0,40}?\s\(?(?:in|als)?\s*\(?(${WRITTEN_UNIT})`,
    'iu',
  ),
  new RegExp(String.raw`^(?:\p{L}{3,30}\s{2,})?[([]?(?:in )?(${WRITTEN_UNIT})[)\]]?$`, 'iu'),
  /\((g\/100 ?g)\)\s*$/iu,
]
const BASIS_LINE =
  /(?:Bezug|bezogen auf|Angaben|Gehalte|Werte|^in der|^alle)[^.\n]{0,60}?(Trocken(?:masse|substanz)|TM|TS|Frisch(?:masse|substanz)|FM|Original(?:masse|substanz)|OS)(?!\p{L})|^\(?(?:in|je|der|auf)\s[^.\n]{0,20}?(Trocken(?:masse|substanz)|Frisch(?:masse|substanz)|Original(?:masse|substanz))/iu

/** What a paper says once of all its results. */
export interface SaidOfAll {
  unit: string
  /** „TM“ or „FM“; empty where it does not say it, or both. */
  basis: string
}

export function saidOfAll({ lines }: DocumentLayout): SaidOfAll {
  const units = new Set<string>()
  const bases = new Set<string>()
  for (const { text } of lines) {
    const said = text.replaceAll(PER, '/')
    const unit = UNIT_OF_ALL.map((expression) => expression.exec(said)?.[1]).find((one) => one !== undefined)
    if (unit !== undefined) units.add(unit)
    const [, one, other] = BASIS_LINE.exec(text) ?? []
    const basis = one ?? other
    if (basis !== undefined) bases.add(/^T/i.test(basis) ? 'TM' : 'FM')
  }
  return { unit: units.size === 1 ? [...units][0]! : '', basis: bases.size === 1 ? [...bases][0]! : '' }
}
