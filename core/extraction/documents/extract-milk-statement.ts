import type { Extraction, ExtractionInput, Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Labelled } from './labelled-value.ts'
import { readLabels } from './read-labels.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from './check-assertions.ts'
import { contactOf, readSender } from './sender.ts'
import { MILK_LABELS, MILK_PARAMETERS, type MilkParameter } from './milk-parameters.ts'
import { readPrintedDay, readPeriodEnd, readQuantity, type Reading } from './printed-values.ts'
import { FORMATS_OF_STATEMENTS, hasTitle, readLayout, type DocumentLayout } from './read-layout.ts'
import { PER_ML } from '../../terms/index.ts'

const TITLE =
  /^(?:Monatliche )?(?:Milchgeld(?:ab)?rechnung|Milchgeldgutschrift|Milchabrechnung|Milch(?:güte|qualitäts?)(?:befund|bericht|ergebnisse|prüfung|mitteilung)?|Rohmilchgüte\p{Ll}*|Ergebnisse der (?:Milch)?(?:güte|qualitäts)prüfung|Güteprüfung|Befundmitteilung(?: (?:Anlieferungsmilch|Rohmilch|Milchgüte))?|(?:Untersuchungs)?(?:Ergebnis|Befund|Prüf|Güte|Qualitäts)\p{Ll}*(?: der| zur| für)? (?:Anlieferungs|Roh|Tank|Sammel|Ablieferungs)milch|Anlieferungsmilch)(?!\p{Ll})/iu
const TITLE_LINES = 30
/** How the letterheads of dairies call them. */
export const DAIRY =
  /(?<!\p{L})(?:\p{L}*molkerei|Meierei|\p{L}*käserei|Milchwerke?|Milchhof|Milchunion|Milcherzeuger\p{Ll}*|DMK)(?!\p{Ll})/iu

const MONEY = /€|\bEUR\b|\bct\b|Cent/i

/** Statements of the dairy: what was delivered in a month, and how good it was. */
export function extractMilkStatement({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_STATEMENTS)
  if (!layout || !hasTitle(layout, TITLE, TITLE_LINES)) return undefined
  const { values, warnings } = readLabels(layout, MILK_LABELS)
  const results = values.filter(({ name }) => name in MILK_PARAMETERS)
  if (new Set(results.map(({ name }) => name)).size < 2) return undefined
  const period = periodOf(layout, values)
  const days = daysOfRows(values)
  const allWarnings = [...warnings]
  const rows = results.flatMap((value): Assertion[] => {
    const day = value.row === undefined ? period : days.get(value.row)
    const row = day && measurementOf(layout, value, day)
    if (typeof row === 'object') return [row]
    const { name } = MILK_PARAMETERS[value.name as keyof typeof MILK_PARAMETERS]
    const reason = row ?? 'Es steht kein Tag und kein Monat dabei.'
    allWarnings.push(`Seite ${value.page}: ${quotedValue(`${name} ${value.text}`)} wurde ausgelassen: ${reason}`)
    return []
  })
  const dairy = readSender(layout, DAIRY)
  return checkAssertions(
    [...(dairy ? [contactOf(layout, dairy, 'company', ['dairy'])] : []), ...rows],
    allWarnings,
    today,
  )
}

type Name = keyof typeof MILK_LABELS

/** The end of a day is no month. */
const MONTH_AT_END = /(?:\p{L}+ |(?<![\d.]\s?)\d{1,2}\s?[./]\s?)\d{4}$/u

/** The month that a statement names, by its last day. */
function periodOf({ lines }: DocumentLayout, values: readonly Labelled<Name>[]): Reading<string> | undefined {
  const labelled = values
    .filter(({ name, row }) => name === 'period' && row === undefined)
    .map(({ text }) => readPeriodEnd(text))
    .find(Boolean)
  const titled = lines
    .slice(0, TITLE_LINES)
    .filter(({ text }) => TITLE.test(text) || /^(?:für|Monat)\s/.test(text))
    .flatMap(({ cells }) => cells)
    .map((cell) => readPeriodEnd(MONTH_AT_END.exec(cell)?.[0] ?? ''))
    .find(Boolean)
  if (labelled ?? titled) return labelled ?? titled
  const taken = values
    .filter(({ name, row }) => name === 'sampled' && row === undefined)
    .map(({ text }) => readPrintedDay(text))
    .find(Boolean)
  if (taken) return taken
  const sampled = values
    .filter(({ name, row }) => name === 'day' && row === undefined)
    .map(({ text }) => readPrintedDay(text))
    .find(Boolean)
  // The day of the statement need not be that of the milk.
  return sampled && { value: sampled.value, sure: false }
}

/** The day or month that a line of a table names, by the number of the line. */
const daysOfRows = (values: readonly Labelled<Name>[]): ReadonlyMap<number, Reading<string> | undefined> =>
  new Map(
    values.flatMap(({ name, row, text }) =>
      row !== undefined && (name === 'day' || name === 'sampled' || name === 'period')
        ? [[row, readPrintedDay(text) ?? readPeriodEnd(text)] as const]
        : [],
    ),
  )

/** The row, or why there is none. */
function measurementOf(
  layout: DocumentLayout,
  { name, text, unit: labelUnit, more, page, quote, row }: Labelled<Name>,
  day: Reading<string>,
): Assertion | string {
  const parameter: MilkParameter = MILK_PARAMETERS[name as keyof typeof MILK_PARAMETERS]
  const read = readQuantity(text)
  if (!read) return 'Das ist keine Zahl mit ihrer Einheit.'
  const unit = read.unit || labelUnit
  const perMl = parameter.unit === 'Tsd./ml' && PER_ML.test(unit)
  const known = perMl || parameter.spelling.test(unit)
  if (unit !== '' && !known) return `Die Einheit ${quotedValue(unit)} passt nicht zu ${parameter.name}.`
  if (read.thousands && known && !perMl && parameter.unit !== 'kg')
    return 'Der Punkt kann für Tausender oder für das Komma stehen.'
  const value =
    perMl || (parameter.unit === 'Tsd./ml' && unit === '' && read.value >= 10_000) ? read.value / 1000 : read.value
  if (value < parameter.min || value > parameter.max) return 'Der Wert kann nicht stimmen. Fehlt das Komma?'
  // Beside a value may stand the mean of the dairy, or last month's.
  const alone = row !== undefined || !more.some((cell) => /\d/.test(cell) && !MONEY.test(cell))
  return {
    kind: 'measurements',
    name: `${parameter.name} ${day.value}`,
    values: {
      type: parameter.type,
      parameter: parameter.name,
      value: Number(value.toFixed(6)),
      unit: parameter.unit,
      date: day.value,
      subject: 'Tankmilch',
    },
    confidence: confidenceOf(
      !layout.ocr,
      read.sure && (!read.thousands || layout.commas),
      day.sure,
      unit !== '',
      alone,
    ),
    page,
    quote,
  }
}
