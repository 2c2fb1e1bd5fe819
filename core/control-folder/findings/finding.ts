import type { KindSlug, RowId } from '../../farm/index.ts'
import type { Certainty } from '../../law/index.ts'
import type { EntryId } from '../../library/index.ts'

/** The worst first: a breach that rows prove; a deadline that comes near or something not known; in order. */
export const SEVERITIES = ['mangel', 'hinweis', 'in_ordnung'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A row that a finding is about. */
export interface FindingRow {
  kind: KindSlug
  id: RowId
  label: string
}

/** What an inspector would find, or would find in order. */
export interface Finding {
  /** The same whenever the same rule finds the same thing of the same row: `due_aufzeichnung_14t.2026.<row>`. */
  id: string
  rule: string
  severity: Severity
  /** False: what the rule needs to be reckoned with is not there. */
  checkable: boolean
  /** German, of the rule. */
  title: string
  /** German, a sentence about these rows. */
  text: string
  /** German, what to do about it; empty where all is in order. */
  measure: string
  legalBasis: string
  certainty: Certainty
  register: EntryId
  rows: FindingRow[]
  /** The last day on which the duty is kept, where one is about to run out or has. */
  due: string | null
}
