import type { PlanVariants } from '../adoption/read-variants.ts'
import { entryOf } from '../catalog/entries.ts'
import { periodText } from '../catalog/periods.ts'
import type { PlanVariant } from '../plans/plan.ts'

/** A plan that is asked about. */
export interface AskedPlan extends PlanVariants {
  /** The day of the question, `YYYY-MM-DD`. */
  today: string
  /** A year of which there is none; the plan is that of the period that runs. */
  askedYear?: number | undefined
}

/** „Düngeplan 2027“ */
export const headOf = ({ entryId, period }: AskedPlan): string => {
  const { title, period: kind } = entryOf(entryId)
  return `${shortTitle(title)} ${periodText(kind, period)}`
}

/** „Düngeplan“, without what stands in brackets. */
const shortTitle = (title: string): string => title.replace(/ \(.*\)$/u, '')

/** The variant that holds where none is named: the adopted one, else what is done as before. */
export const heldVariant = ({ variants, adopted }: AskedPlan): PlanVariant | undefined =>
  variants.find(({ key }) => key === adopted?.key) ??
  variants.find(({ key, reasons }) => (key === 'bestand' || key === 'wie_bisher') && reasons.length === 0)

/** Undefined where there is one of the year that was asked for. */
export const noPlanText = ({ askedYear, entryId, period }: AskedPlan): string | undefined =>
  askedYear === undefined
    ? undefined
    : `Für ${askedYear} gibt es keinen ${shortTitle(entryOf(entryId).title)}; gerechnet ist der für ${period}.`
