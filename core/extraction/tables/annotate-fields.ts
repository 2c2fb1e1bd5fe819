import { wordTable } from '../../shared/word-table.ts'
import { CONFIDENT } from '../confidence.ts'
import type { Annotation, Assertion } from '../extractor.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { quotedValue } from '../quoted-value.ts'
import type { BelowLimit } from './result-row.ts'

/** What was found in one sample of soil. */
export interface Sample {
  /** What the document calls the field. */
  called: readonly string[]
  soilType: string | null
  results: readonly Assertion[]
  /** What was looked for and is less than can be found. */
  below?: readonly BelowLimit[]
}

interface OnField {
  field: string
  units: readonly (string | null)[]
  /** Units in which the number is ten times as large. */
  tenfold?: readonly string[]
}

/**
 * What a result means for its field: the field's value of it, and the unit it is given in. „P (CAL)“ stands for
 * phosphorus on one report and for phosphate, 2.29 times as much, on another, so it has no field here.
 */
const ON_FIELD: Readonly<Record<string, OnField>> = wordTable({
  'P2O5 (CAL)': { field: 'p_cal_mg', units: ['mg/100 g'], tenfold: ['mg/kg', 'ppm'] },
  'pH-Wert': { field: 'ph', units: [null] },
  Humus: { field: 'humus_percent', units: ['%', '% TS'] },
  Ton: { field: 'clay_percent', units: ['%'] },
})

/**
 * What samples of soil say of the fields they are from: of each field the latest with phosphate, else the latest, and
 * its topsoil. Results that a person has to confirm say nothing of the field yet; of two samples of one day it is not
 * clear which counts, so none does, and a warning says so.
 */
export function annotateFields(samples: readonly Sample[]): { annotations: Annotation[]; warnings: string[] } {
  const annotations: Annotation[] = []
  const unclear: string[] = []
  const ofFields = samples.flatMap(({ called, soilType, results, below = [] }) => {
    const topsoil = results.filter(isTopsoil)
    const phosphorus = below.find(isPhosphorus)
    const annotation = called.length === 0 ? undefined : fieldAnnotation(called, soilType, topsoil, phosphorus)
    return annotation ? [annotation] : []
  })
  for (const all of Map.groupBy(ofFields, ({ called }) => called.join('\n')).values()) {
    const complete = all.filter(({ values }) => 'p_cal_mg' in values)
    const same = complete.length > 0 ? complete : all
    const latest = same
      .map(({ asOf }) => asOf!)
      .toSorted()
      .at(-1)!
    const [first, second] = same.filter(({ asOf }) => asOf === latest) as [Annotation, Annotation?]
    if (second) unclear.push(`${quotedValue(first.called[0]!)} (${germanDay(latest)})`)
    else annotations.push(first)
  }
  const more = unclear.length > MOST_NAMED ? ` und ${unclear.length - MOST_NAMED} weitere` : ''
  return {
    annotations,
    warnings: [
      ...(unclear.length === 0
        ? []
        : [
            `Mehrere Bodenproben eines Tages für ${unclear.slice(0, MOST_NAMED).join(', ')}${more}: Welche für das Feld gilt, ist nicht klar, darum bleiben seine Werte, wie sie sind.`,
          ]),
      ...inOtherForms(samples),
    ],
  }
}

const isTopsoil = ({ values: { type, depth_cm: depth }, confidence }: Assertion): boolean =>
  type === 'soil' && confidence >= CONFIDENT && (depth === null || /^0\b/.test(String(depth)))

/** Phosphate of phosphorus, by weight: the law and the classes of supply count phosphate. */
const P2O5_PER_P = 2.2914

/** Phosphorus of fields in another unit or form than theirs: what became of it, in German. */
function inOtherForms(samples: readonly Sample[]): string[] {
  const all = samples.flatMap(({ called: [name], results }) =>
    name === undefined
      ? []
      : results.filter(isTopsoil).map(({ values }) => ({ name, ...values }) as Record<string, unknown>),
  )
  const said = (parameter: string, units: readonly string[], writeAs: (amount: number, unit: string) => string) =>
    all
      .filter((one) => one['parameter'] === parameter && units.includes(String(one['unit'])))
      .map(({ name, value, unit }) => `${quotedValue(String(name))} ${writeAs(Number(value), String(unit))}`)
  const list = (parts: readonly string[]): string =>
    parts.slice(0, MOST_NAMED).join(', ') +
    (parts.length > MOST_NAMED ? ` und ${parts.length - MOST_NAMED} weitere` : '')
  const written = (amount: number, unit: string): string => `${germanNumber(amount)} ${unit}`
  const rounded = (amount: number): number => Number(amount.toFixed(1))
  const tenth = said(
    'P2O5 (CAL)',
    ['mg/kg', 'ppm'],
    (amount, unit) => `${written(amount, unit)} sind ${written(Number((amount / 10).toFixed(2)), 'mg/100 g')}`,
  )
  const element = said(
    'P (CAL)',
    ['mg/100 g', 'mg/kg', 'ppm'],
    (amount, unit) =>
      `${written(amount, unit)} P wären ${written(rounded((amount * P2O5_PER_P) / (unit === 'mg/100 g' ? 1 : 10)), 'mg/100 g')} P2O5`,
  )
  return [
    ...(tenth.length === 0 ? [] : [`P2O5 (CAL) steht am Feld in mg/100 g: ${list(tenth)}.`]),
    ...(element.length === 0
      ? []
      : [
          `P (CAL) steht bei den Messwerten, nicht am Feld, das P2O5 hat: ${list(element)}. Trage es dort ein, wenn dein Labor wirklich P und nicht P2O5 meint.`,
        ]),
  ]
}

const MOST_NAMED = 5

/** The age of a field's sample counts for phosphorus (§ 4 (4) DüV), so one without it is none. */
const PHOSPHORUS = /^P(?:2O5)?(?: \(CAL\))?$/

/** Less than can be found was sampled all the same. */
const isPhosphorus = ({ type, parameter, depth }: BelowLimit): boolean =>
  type === 'soil' && PHOSPHORUS.test(parameter) && (depth === null || /^0\b/.test(depth))

const placed = ({ page, quote, date }: BelowLimit, values: Record<string, unknown>) => ({
  values,
  page,
  quote,
  asOf: date,
})

function fieldAnnotation(
  called: readonly string[],
  soilType: string | null,
  results: readonly Assertion[],
  phosphorus: BelowLimit | undefined,
): Annotation | undefined {
  const values = Object.fromEntries(
    results.flatMap(({ values: { parameter, value, unit } }) => {
      const known = ON_FIELD[String(parameter)]
      const isTenfold = known?.tenfold?.includes(unit as string) === true
      return known?.units.includes(unit as string | null) || isTenfold
        ? [[known.field, Number((Number(value) / (isTenfold ? 10 : 1)).toFixed(2))] as const]
        : []
    }),
  )
  const [first] = results
  if (!first || Object.keys(values).length === 0)
    return phosphorus && { kind: 'fields', called, ...placed(phosphorus, { soil_sampled_on: phosphorus.date }) }
  const day = String(first.values['date'])
  const isSampled =
    phosphorus !== undefined || results.some(({ values: { parameter } }) => PHOSPHORUS.test(String(parameter)))
  return {
    kind: 'fields',
    called,
    values: {
      ...values,
      ...(soilType && { soil_type: soilType }),
      ...(isSampled && { soil_sampled_on: day }),
    },
    page: first.page,
    quote: first.quote,
    asOf: day,
  }
}
