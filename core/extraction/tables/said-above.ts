import { readDay } from '../../shared/german/read-german.ts'
import { WRITTEN_UNIT } from '../../terms/index.ts'
import { splitUnit, type FoundColumns } from './find-columns.ts'
import type { ReadDocument } from '../read-document.ts'
import { headingOfSample } from './heading-of-sample.ts'
import type { Table } from '../structure.ts'

/** What the lines above a table say of all that stands in it. */
export interface SaidAbove {
  /** The one day on which they say that the samples were taken. */
  sampledOn: string | undefined
  /** The one day on which they came to the laboratory. */
  arrivedOn: string | undefined
  /** The unit of what has none of its own; empty where they say none. */
  unit: string
  /** The one number of the sample. */
  sampleNumber: string | undefined
  /** The one field or store of the sample. */
  subject: string | undefined
  /** What was sampled, by its name and its kind: no field. */
  material: string | undefined
}

const SAMPLED =
  /(?<!\p{L})(?:Proben?(?:nahme|entnahme)(?:datum|tag)?|Proben?(?:datum|tag|zug|ziehung)|Probe\s+vom|Entnahme(?:datum|tag)?|entnommen|gezogen|beprobt|Beprobung|Datum(?: der)? (?:Probe\p{Ll}*|Entnahme))(?:\s+durch\s+\p{L}+)?(?:\s+(?:am|vom))?[\s:|*]*(\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{4}-\d{2}-\d{2})/giu
const ARRIVED =
  /(?<!\p{L})(?:(?:Proben?)?eingang|eingegangen|Eingangsdatum)(?:\s+(?:am|vom))?[\s:|*]*(\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{4}-\d{2}-\d{2})/giu
const IN_UNIT = new RegExp(
  String.raw`(?:alle[s]?|Angaben?|Nährstoffe|gehalte|Gehalte|Werte)(?!\p{L})[^.;\n]{0,40}?\s(?:(?:in|als)\s+)?(${WRITTEN_UNIT})`,
  'iu',
)
const SUBJECT =
  /(?<!\p{L})(?:Schlag|Feldstück|Schlagbezeichnung|Behälter|Probenbezeichnung|Silo)\s*:\s*(\S.{0,60}?)(?=\s{2,}|\t|[|·;]|$)/gmu
const valueOf = (label: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${label})[^\S\n]*:[^\S\n]*(\S.{0,60}?)(?=\s{2,}|\t|[|·;]|\n|$)`, 'gu')
const CALLED = valueOf('Bezeichnung(?: der Probe)?|Probenbezeichnung')
const MATERIAL = valueOf('Futter(?:art|mittel)|Material(?:art)?|Proben?(?:art|material)|Art der Probe|Matrix')
const NUMBER = /(?:Proben?-?\s?(?:Nr\.?|nummer)|Labor-?\s?Nr\.?)[\s:|]+([A-Z\d][\w./-]*\d[\w./-]*)/giu

export function saidAbove(
  table: Table,
  { header }: Pick<FoundColumns<string>, 'header'>,
  { pages }: Pick<ReadDocument, 'pages'>,
): SaidAbove {
  const above = table.rows.slice(0, header).map(({ cells }) => cells.join('  '))
  // Where its samples are told apart, an empty row stands for what heads the first.
  const text = ofThisSample([printedAbove(table, pages), ...above].join('\n'), above.includes(''))
  const numbers = new Set([...text.matchAll(NUMBER)].map(([, number]) => number!))
  const subjects = new Set([...text.matchAll(SUBJECT)].map(([, subject]) => subject!))
  const [, unit] = IN_UNIT.exec(text) ?? []
  return {
    sampledOn: oneDay(text, SAMPLED),
    arrivedOn: oneDay(text, ARRIVED),
    unit: unit === undefined ? '' : splitUnit(`x ${unit}`).unit,
    subject: subjects.size === 1 ? [...subjects][0] : undefined,
    material: [oneOf(text, CALLED), oneOf(text, MATERIAL)].filter(Boolean).join(', ') || undefined,
    sampleNumber: numbers.size === 1 ? [...numbers][0] : undefined,
  }
}

const HEADS_SAMPLE = /^(?:Schlag|Feldstück|Schlagbezeichnung|Probenbezeichnung|Behälter|Silo)\s*:/u

/** Without what stands below the headings of other samples: from the last heading on, and before the first one. */
function ofThisSample(text: string, isToldApart: boolean): string {
  const lines = text.split('\n')
  const isHeading = (line: string): boolean => HEADS_SAMPLE.test(line.trim()) || headingOfSample(line) !== undefined
  const begins = lines.flatMap((line, index) => (isHeading(line) && !isHeading(lines[index - 1] ?? '') ? [index] : []))
  if (isToldApart && begins.length > 0) return lines.slice(0, begins[0]).join('\n')
  return begins.length < 2 ? text : [...lines.slice(0, begins[0]), ...lines.slice(begins.at(-1))].join('\n')
}

function oneOf(text: string, expression: RegExp): string | undefined {
  const values = new Set([...text.matchAll(expression)].map(([, value]) => value!.trim()))
  return values.size === 1 ? [...values][0] : undefined
}

function oneDay(text: string, expression: RegExp): string | undefined {
  const days = new Set([...text.matchAll(expression)].map(([, day]) => readDay(day!.replaceAll(/\s/g, ''))))
  return days.size === 1 ? [...days][0] : undefined
}

const MOST_ABOVE = 3000

/** On a printed page a table begins at its head, and what holds for all of it stands before. */
function printedAbove({ printed, page, rows }: Table, pages: ReadDocument['pages']): string {
  const [first] = rows
  const text = pages.find(({ number }) => number === (first?.page ?? page))?.text ?? ''
  return printed && first ? text.slice(Math.max(0, first.start - MOST_ABOVE), first.start) : ''
}
