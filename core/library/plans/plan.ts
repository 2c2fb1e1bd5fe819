import type { KindSlug, Picture, RowId, RowValues } from '../../farm/index.ts'
import type { Certainty, State } from '../../law/index.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { LinearOptimizer } from '../ports/linear-optimizer.ts'

/** What a plan is made for. */
export interface PlanScene {
  /** The kinds that the plan reads, and no others. */
  picture: Picture
  /** The calendar year that is planned. */
  year: number
  land: State | undefined
  /** The farm's own row, where there is one. */
  holding: RowValues<'holdings'> | undefined
}

/** One step of a calculation as a person can follow it: „Ertragskorrektur: (84 − 80) / 10 · 10 = 4 kg N/ha“. */
export interface Step {
  label: string
  /** German, with the numbers put in; empty for a number that is only taken over. */
  formula: string
  /** As printed: „1.234,5“. */
  result: string
  unit: string
  /** Where the number or the rule comes from: a statute, a table, a row of the farm. */
  source: string
  certainty?: Certainty
}

/** What a farmer compares variants by. */
export interface Metric {
  id: string
  label: string
  /** Null: it cannot be told. */
  value: number | null
  unit: string
}

/** A number that can be asked for by itself; `id` says what it is of whatever it is called, as `feed` or `need`. */
export interface Figure {
  id: string
  /** German: a feed, a crop, a need. */
  label: string
  value: number
  unit: string
  /** Of what holds in a part of the year alone. */
  days?: { from: string; until: string }
  /** It follows from so many first steps of its part. */
  steps?: number
}

/** The values of a row that an adoption makes; references are ids of rows that are there. */
export interface EffectValues {
  field_work: RowValues<'work_items'>
  need: RowValues<'needs'>
  expected_job: RowValues<'expected_jobs'>
}

/** A sheet for the barn: what is loaded for a group, in the order of loading. */
export interface BarnSheet {
  title: string
  herdId: RowId | null
  /** „Tierzahl“, „gültig ab“ and the like, in their order. */
  head: readonly { label: string; value: string }[]
  columns: readonly { label: string; align?: 'right' }[]
  rows: readonly (readonly string[])[]
  foot: readonly { label: string; value: string }[]
}

/** An amount that is used in a span of days, all days included. */
export interface Use {
  amount: number
  from: string
  until: string
  /** True: as much on each day; else all at some time of the span. */
  isEven?: boolean
}

/** What a good is used for in the planned year, so that what has passed of it is not bought any more. */
export interface Supply {
  uses: readonly Use[]
  /** What is there, in the same unit; null: nobody has counted it. */
  inStore: number | null
  /** Where it comes in equal parts: the days of all of them. */
  comesOn?: readonly string[]
}

interface EffectOf {
  /** Stays while the effect means the same, whatever its amounts: `duengung.<field>.1`. */
  id: string
  title: string
  /** German, one line: amount, day, place. */
  details: string
  /** The last day on which there is any use in it; left out: the one that its values tell, if they do. */
  until?: string
  /** Of a job the spans of days in which it makes most sense, in their order; it is due when the next one begins. */
  spans?: readonly { from: string; until: string }[]
  /** What its amount follows from, and the steps that it comes in; left out: it hangs on no day. */
  supply?: readonly Supply[]
  inSteps?: number
}

/** What adopting a variant writes into the farm. */
export type PlanEffect =
  | { [K in keyof EffectValues]: EffectOf & { kind: K; values: EffectValues[K] } }[keyof EffectValues]
  | (EffectOf & { kind: 'sheet'; sheet: BarnSheet })

/** One variant for the whole farm. */
export interface PlanVariant {
  /** Stays while the variant means the same. */
  key: string
  title: string
  metrics: readonly Metric[]
  /** Empty: it can be adopted. Else why not, in German sentences that say what cannot be met. */
  reasons: readonly string[]
  /** What holds for parts of it, such as a field or a group, each with its way of reckoning. */
  parts: readonly PlanPart[]
  /** Of the whole farm, beside those that variants are compared by. */
  figures?: readonly Figure[]
  effects: readonly PlanEffect[]
}

export interface PlanPart {
  /** „Moorstück · Winterweizen“. */
  title: string
  row: { kind: KindSlug; id: RowId } | null
  steps: readonly Step[]
  figures?: readonly Figure[]
}

export interface Calculation {
  /** German sentences: what the farmer must still enter, and where. */
  missing: readonly string[]
  variants: readonly PlanVariant[]
}

/**
 * A plan is a pure calculation in two halves: `gather` takes from the rows all that goes into it, and nothing else goes
 * in, so that the same inputs always give the same plan and a hash of them tells whether it has to be made again;
 * `calculate` makes the variants of it. Inputs are data that JSON can hold. No clock goes in: what depends on today is
 * said where the plan is shown or adopted.
 */
export interface Plan<Inputs extends object = object> {
  id: EntryId
  /** Another where the same inputs give something else than before, so that nothing older is kept for them. */
  edition: string
  reads: readonly KindSlug[]
  gather(scene: PlanScene): Inputs
  calculate(inputs: Inputs, tools: { optimizer: LinearOptimizer }): Promise<Calculation>
}

/** A plan as all plans are kept in one list. */
export const definePlan = <Inputs extends object>(plan: Plan<Inputs>): Plan => plan as unknown as Plan
