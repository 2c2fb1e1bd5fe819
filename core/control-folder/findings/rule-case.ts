import type { KindSlug, RowValues } from '../../farm/index.ts'
import type { Severity } from './finding.ts'

/**
 * The rows that a case is about, by kind. A row may bear a `ref` by which the others refer to it: `field_id: 'Deich'`
 * where a field has `ref: 'Deich'`. Without one, its `name` is it.
 */
export type CaseRows = { readonly [S in KindSlug]?: readonly (CaseValues<RowValues<S>> & { ref?: string })[] }

/** Lines of a table need not name what does not matter to the case either. */
type CaseValues<V> = { readonly [F in keyof V]?: V[F] | CaseLines<V[F]> }
type CaseLines<T> = NonNullable<T> extends readonly (infer Line extends object)[] ? readonly Partial<Line>[] : never

/**
 * What a rule says in one situation: the worst of its verdicts, or that it has nothing to say. Cases stand beside their
 * rule, on both sides of each limit and for what is missing; the page of all rules shows them.
 */
export interface RuleCase {
  /** German, as a person who knows the matter would say it: „Tag 14: fristgerecht“. */
  name: string
  /** The day of the inspection. */
  today: string
  /** The year that is inspected; left out: that of today. */
  year?: number
  rows: CaseRows
  is: Severity | 'nicht_pruefbar' | 'betrifft_nicht'
  /** The worst verdict's day, where the case is about it. */
  due?: string
  /** German: what the worst verdict's text holds, where the case is about how it is said. */
  says?: string
}
