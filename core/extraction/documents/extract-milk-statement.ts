import type { Extraction, ExtractionInput, Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Labelled } from './labelled-value.ts'
import { readLabels } from './read-labels.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from './check-assertions.ts'
import { contactOf, readSender } from './sender.ts'
import { readPrintedDay, readPeriodEnd, readQuantity, type Reading } from './printed-values.ts'
import { hasTitle, readLayout, type DocumentLayout } from './read-layout.ts'

const TITLE =
  /^(?:Monatliche )?(?:Milchgeld(?:ab)?rechnung|Milchgeldgutschrift|Milchabrechnung|Milch(?:güte|qualitäts?)(?:befund|bericht|ergebnisse|prüfung|mitteilung)?|Rohmilchgüte\p{Ll}*|Ergebnisse der (?:Milch)?(?:güte|qualitäts)prüfung|Güteprüfung|Untersuchungsergebnisse Anlieferungsmilch)(?!\p{Ll})/iu
const TITLE_LINES = 30
const DAIRY =
  /(?<!\p{L})(?:\p{L}*molkerei|Meierei|\p{L}*käserei|Milchwerke?|Milchhof|Milchunion|Milcherzeuger\p{Ll}*|DMK)(?!\p{Ll})/iu

interface Parameter {
  /** As it is kept. */
  name: string
  type: 'milk_quality' | 'bulk_milk'
  unit: string
  /** Units that mean the same, as expressions over what stands behind the value or in the label. */
  spelling: RegExp
  /** Values outside of these are misread. */
  min: number
  max: number
}

const THOUSAND_PER_ML =
  /^(?:in )?(?:Tsd\.?|1\.?000|x ?1\.?000|T)(?: (?:Zellen|Keime))? ?(?:\/ ?|je |pro )?(?:ml|cm³|ccm)?$/i
const PER_ML = /^(?:Zellen|Keime|KbE|Stück)? ?(?:\/ ?|je |pro )(?:ml|cm³|ccm)$/i

/** The spans hold every bulk milk and no misread comma. */
const PARAMETERS = {
  cells: { name: 'Zellzahl', type: 'milk_quality', unit: 'Tsd./ml', spelling: THOUSAND_PER_ML, min: 5, max: 5000 },
  cells_mean: {
    name: 'Zellzahl, geometrisches Mittel',
    type: 'milk_quality',
    unit: 'Tsd./ml',
    spelling: THOUSAND_PER_ML,
    min: 5,
    max: 5000,
  },
  germs: { name: 'Keimzahl', type: 'milk_quality', unit: 'Tsd./ml', spelling: THOUSAND_PER_ML, min: 1, max: 5000 },
  germs_mean: {
    name: 'Keimzahl, geometrisches Mittel',
    type: 'milk_quality',
    unit: 'Tsd./ml',
    spelling: THOUSAND_PER_ML,
    min: 1,
    max: 5000,
  },
  fat: { name: 'Fett', type: 'milk_quality', unit: '%', spelling: /^(?:in )?%$/, min: 2, max: 8 },
  protein: { name: 'Eiweiß', type: 'milk_quality', unit: '%', spelling: /^(?:in )?%$/, min: 2, max: 6 },
  lactose: { name: 'Laktose', type: 'milk_quality', unit: '%', spelling: /^(?:in )?%$/, min: 3, max: 6 },
  urea: {
    name: 'Harnstoff',
    type: 'milk_quality',
    unit: 'mg/l',
    spelling: /^(?:in )?(?:mg ?\/ ?l|ppm)$/i,
    min: 20,
    max: 900,
  },
  amount: {
    name: 'Milchmenge',
    type: 'bulk_milk',
    unit: 'kg',
    spelling: /^(?:in )?kg(?: Milch)?$/i,
    min: 100,
    max: 10_000_000,
  },
} as const satisfies Record<string, Parameter>

const MEAN = String.raw`[,:]?\s*\(?(?:geom(?:\.|etrisches) ?Mittel|gleitendes Mittel)(?:\s*\(?(?:über )?\d (?:Mon(?:ate|\.)?)\)?)?\)?`
const LABELS = {
  cells: 'Zellzahl(?:en)?|Zellgehalt|(?:Gehalt an )?somatischen? Zellen',
  cells_mean: `(?:Zellzahl|Zellgehalt)${MEAN}`,
  germs: 'Keimzahl|Gesamtkeimzahl|Keimgehalt',
  germs_mean: `(?:Keimzahl|Keimgehalt)${MEAN}`,
  fat: 'Fett(?:gehalt)?',
  protein: '(?:Roh)?Eiwei(?:ß|ss)(?:gehalt)?|Protein',
  lactose: 'La[kc]tose(?:gehalt)?',
  urea: '(?:Milch)?Harnstoff(?:gehalt)?',
  amount: '(?:(?:angelieferte|abgerechnete|gelieferte) )?Milchmenge|Anlieferung(?:smenge|smilch)?|Liefermenge|Milch kg',
  day: 'Datum|Probe(?:nahme|datum|ntag)?|Probe vom|Tag',
  period: 'Abrechnungs(?:monat|zeitraum)|Liefermonat|Lieferzeitraum|Monat|Zeitraum|für(?: den)? Monat',
  other: 'Hemmstoffe?|Gefrierpunkt|Güteklasse|Klasse|Preis|Betrag',
} as const

const MONEY = /€|\bEUR\b|\bct\b|Cent/i

/** Statements of the dairy: what was delivered in a month, and how good it was. */
export function extractMilkStatement({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document)
  if (!layout || !hasTitle(layout, TITLE, TITLE_LINES)) return undefined
  const { values, warnings } = readLabels(layout, LABELS)
  const results = values.filter(({ name }) => name in PARAMETERS)
  if (new Set(results.map(({ name }) => name)).size < 2) return undefined
  const period = periodOf(layout, values)
  const days = daysOfRows(values)
  const told = [...warnings]
  const rows = results.flatMap((value): Assertion[] => {
    const day = value.row === undefined ? period : days.get(value.row)
    const row = day && measurementOf(layout, value, day)
    if (typeof row === 'object') return [row]
    told.push(
      `Seite ${value.page}: ${quotedValue(`${PARAMETERS[value.name as keyof typeof PARAMETERS].name} ${value.text}`)} wurde ausgelassen: ${row ?? 'Es steht kein Tag und kein Monat dabei.'}`,
    )
    return []
  })
  const dairy = readSender(layout, DAIRY)
  return checkAssertions([...(dairy ? [contactOf(layout, dairy, 'company', ['dairy'])] : []), ...rows], told, today)
}

type Name = keyof typeof LABELS

/** The month that a statement names, by its last day. */
function periodOf({ lines }: DocumentLayout, values: readonly Labelled<Name>[]): Reading<string> | undefined {
  const labelled = values
    .filter(({ name, row }) => name === 'period' && row === undefined)
    .map(({ text }) => readPeriodEnd(text))
    .find(Boolean)
  const titled = lines
    .slice(0, TITLE_LINES)
    .filter(({ text }) => TITLE.test(text) || /^(?:für|Monat)\s/.test(text))
    .map(({ text }) => readPeriodEnd(/(?:\p{L}+ |\d{1,2}\s?[./]\s?)\d{4}$/u.exec(text)?.[0] ?? ''))
    .find(Boolean)
  if (labelled ?? titled) return labelled ?? titled
  const sampled = values
    .filter(({ name, row }) => name === 'day' && row === undefined)
    .map(({ text }) => readPrintedDay(text))
    .find(Boolean)
  // The day of the paper need not be that of the milk.
  return sampled && { value: sampled.value, sure: false }
}

/** The day or month that a line of a table names, by the number of the line. */
const daysOfRows = (values: readonly Labelled<Name>[]): ReadonlyMap<number, Reading<string> | undefined> =>
  new Map(
    values.flatMap(({ name, row, text }) =>
      row !== undefined && (name === 'day' || name === 'period')
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
  const parameter: Parameter = PARAMETERS[name as keyof typeof PARAMETERS]
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
