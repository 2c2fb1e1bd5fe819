import { kindOf } from '../kinds/kinds.ts'
import type { HeldValue, RowHistory } from '../provenance/history.ts'
import type { Values } from '../provenance/parts.ts'
import { restate } from '../provenance/restate.ts'
import { described } from '../rows/row.ts'
import { nameOfReferred, referencesOf } from './references-of.ts'

/**
 * What the row referred to is gone (`gone`: by name). No one's words lead there any more, and where a person had chosen
 * it, the field is as if they had emptied it: no source fills it unasked.
 */
export function withoutReferences(history: RowHistory, gone: ReadonlySet<string>, now: number): RowHistory {
  const { kind } = history.row
  const goneIn = (values: Values): string[] =>
    referencesOf(kind, values).flatMap(({ field, to }) => (gone.has(nameOfReferred(to)) ? [field] : []))
  const silent = <V extends Values | null>(values: V): V => {
    const fields = values ? goneIn(values) : []
    return fields.length === 0 ? values : ({ ...values, ...Object.fromEntries(fields.map((one) => [one, null])) } as V)
  }
  const { own, kept, held, statements } = history
  const heldGone = new Set(goneIn(valuesIn(held)))
  const keptGone = new Set(goneIn(valuesIn(kept)))
  const after = restate(
    {
      ...history,
      own: silent(own),
      kept: Object.fromEntries(Object.entries(kept).filter(([part]) => !keptGone.has(part))),
      held: Object.fromEntries(
        Object.entries(held).map(([part, value]): [string, HeldValue] => [
          part,
          heldGone.has(part) ? { ...value, value: null } : value,
        ]),
      ),
      statements: statements.map((statement) => {
        const [values, confirmed] = [silent(statement.values), silent(statement.confirmed)]
        return values === statement.values && confirmed === statement.confirmed
          ? statement
          : { ...statement, values, confirmed }
      }),
    },
    now,
  )
  return goneIn(after.row.values).length === 0 ? after : emptied(after, silent(after.row.values), now)
}

/** A row of which nothing is known but its values. */
const emptied = (history: RowHistory, values: Values, now: number): RowHistory => ({
  ...history,
  row: {
    ...history.row,
    values: { ...values },
    label: described(kindOf(history.row.kind), { ...values }).label,
    version: history.row.version + 1,
    updatedAt: now,
  },
})

const valuesIn = (parts: Readonly<Record<string, { value: unknown }>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).map(([part, { value }]) => [part, value]))
