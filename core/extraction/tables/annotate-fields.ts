import { CONFIDENT } from '../confidence.ts'
import type { Annotation, Assertion } from '../extractor.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { quotedValue } from '../quoted-value.ts'

/** What was found in one sample of soil. */
export interface Sample {
  /** What the document calls the field. */
  called: readonly string[]
  soilType: string | null
  results: readonly Assertion[]
}

/**
 * What a result means for its field: the field's value of it, and the unit it is given in. „P (CAL)“ stands for
 * phosphorus on one report and for phosphate, 2.29 times as much, on another, so it has no field here.
 */
const ON_FIELD: Readonly<Record<string, { field: string; units: readonly (string | null)[] }>> = {
  'P2O5 (CAL)': { field: 'p_cal_mg', units: ['mg/100 g'] },
  'pH-Wert': { field: 'ph', units: [null] },
  Humus: { field: 'humus_percent', units: ['%', '% TS'] },
  Ton: { field: 'clay_percent', units: ['%'] },
}

/**
 * What samples of soil say of the fields they are from: of each field the latest, of its topsoil. Results that a person
 * has to confirm say nothing of the field yet; of two samples of one day it is not clear which counts, so none does,
 * and a warning says so.
 */
export function annotateFields(samples: readonly Sample[]): { annotations: Annotation[]; warnings: string[] } {
  const annotations: Annotation[] = []
  const unclear: string[] = []
  const ofFields = samples.flatMap(({ called, soilType, results }) => {
    const topsoil = results.filter(
      ({ values: { type, depth_cm: depth }, confidence }) =>
        type === 'soil' && confidence >= CONFIDENT && (depth === null || /^0\b/.test(String(depth))),
    )
    const annotation = called.length === 0 ? undefined : fieldAnnotation(called, soilType, topsoil)
    return annotation ? [annotation] : []
  })
  for (const same of Map.groupBy(ofFields, ({ called }) => called.join('\n')).values()) {
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
    warnings:
      unclear.length === 0
        ? []
        : [
            `Mehrere Bodenproben eines Tages für ${unclear.slice(0, MOST_NAMED).join(', ')}${more}: Welche für das Feld gilt, ist nicht klar, darum bleiben seine Werte, wie sie sind.`,
          ],
  }
}

const MOST_NAMED = 5

/** The age of a field's sample counts for phosphorus (§ 4 (4) DüV), so one without it is none. */
const PHOSPHORUS = /^P(?:2O5)?(?: \(CAL\))?$/

function fieldAnnotation(
  called: readonly string[],
  soilType: string | null,
  results: readonly Assertion[],
): Annotation | undefined {
  const values = Object.fromEntries(
    results.flatMap(({ values: { parameter, value, unit } }) => {
      const known = ON_FIELD[String(parameter)]
      return known?.units.includes(unit as string | null)
        ? [[known.field, Number(Number(value).toFixed(2))] as const]
        : []
    }),
  )
  const [first] = results
  if (!first || Object.keys(values).length === 0) return undefined
  const day = String(first.values['date'])
  return {
    kind: 'fields',
    called,
    values: {
      ...values,
      ...(soilType && { soil_type: soilType }),
      ...(results.some(({ values: { parameter } }) => PHOSPHORUS.test(String(parameter))) && { soil_sampled_on: day }),
    },
    page: first.page,
    quote: first.quote,
    asOf: day,
  }
}
