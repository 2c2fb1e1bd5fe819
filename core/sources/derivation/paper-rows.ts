import { checkValues, kindOf, type Fields } from '../../farm/index.ts'
import type { Derivation, DerivedRow } from './deriver.ts'

/** Of what a paper says plainly. */
const SURE = 0.9
/** Of what had to be inferred, is ambiguous or came from character recognition: a person looks at it first. */
const TO_CONFIRM = 0.6

export const confidenceOf = (...sure: boolean[]): number => (sure.every(Boolean) ? SURE : TO_CONFIRM)

/** Rows that check, each by its name once; one that does not becomes a warning. What is read twice with different values has to be confirmed. */
export function checkedRows(rows: readonly DerivedRow[], warnings: readonly string[], today: string): Derivation {
  const kept = new Map<string, DerivedRow>()
  const told = [...warnings]
  for (const row of rows) {
    const fault = faultOf(row, today)
    const before = kept.get(row.name)
    if (fault !== undefined) told.push(fault)
    else if (before === undefined) kept.set(row.name, row)
    else if (JSON.stringify(before.values) !== JSON.stringify(row.values)) {
      kept.set(row.name, { ...before, confidence: Math.min(before.confidence, TO_CONFIRM) })
      told.push(`Seite ${row.page}: „${(row.quote ?? '').slice(0, 80).toWellFormed()}“ sagt etwas anderes als eine Stelle davor und wurde ausgelassen.`)
    }
  }
  return { rows: [...kept.values()], warnings: told }
}

function faultOf({ kind: slug, values, page, quote }: DerivedRow, today: string): string | undefined {
  const kind = kindOf(slug)
  const checked = checkValues<Fields>(kind.fields, values)
  const [fault] = checked.ok ? kind.rules(checked.values as never, today) : checked.faults
  if (fault === undefined) return undefined
  const label = kind.fields[String(fault.path[0])]?.label ?? fault.path[0]
  return `Seite ${page}: ${kind.singular} „${(quote ?? '').slice(0, 80).toWellFormed()}“ wurde ausgelassen, weil die Angabe „${label}“ fehlt oder nicht stimmen kann.`
}
