import type { KindSlug, RowName } from '../../farm/index.ts'
import type { Id, NamespaceId, UserId } from '../../shared/ids.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { BarnSheet, Calculation, PlanEffect } from '../plans/plan.ts'

export type CalculationId = Id<'Calculation'>

/** A plan is kept once for each entry and period of a farm. */
export interface PlanKey {
  namespaceId: NamespaceId
  entryId: EntryId
  period: string
}

/** The latest calculation of a plan. */
export interface StoredCalculation {
  id: CalculationId
  calculatedAt: number
  /** SHA-256 of what went into it. */
  inputsHash: string
  result: Calculation
}

/** Something that an adoption wrote, or a sheet that it prints. */
export interface WrittenEffect extends Pick<PlanEffect, 'id' | 'kind' | 'title' | 'details'> {
  /** Null: a sheet. */
  row: RowName | null
  sheet: BarnSheet | null
}

/** The variant that a farm has adopted of a plan, and what came of it. */
export interface Adoption {
  key: string
  calculationId: CalculationId
  at: number
  by: UserId
  effects: readonly WrittenEffect[]
}

/** The kind of row that an effect makes. */
export const ROW_OF: Readonly<Record<Exclude<PlanEffect['kind'], 'sheet'>, KindSlug>> = {
  field_work: 'work_items',
  need: 'needs',
  expected_job: 'expected_jobs',
}

export const EFFECT_KINDS = ['field_work', 'need', 'expected_job', 'sheet'] as const
