import { kindOf } from '../../farm/index.ts'
import { TO_CONFIRM } from '../confidence.ts'
import type { Extraction, Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { assertionFaults } from '../assertion-faults.ts'
import { shortenWarnings } from '../shorten-warnings.ts'

/**
 * Rows that check, each by its name once; one that does not becomes a warning. What is read twice with different values
 * has to be confirmed.
 */
export function checkAssertions(rows: readonly Assertion[], warnings: readonly string[], today: string): Extraction {
  const kept = new Map<string, Assertion>()
  const allWarnings = [...warnings]
  for (const row of rows) {
    const [fault] = assertionFaults(row.kind, row.values, today)
    const before = kept.get(row.name)
    if (fault !== undefined)
      allWarnings.push(
        `Seite ${row.page}: ${kindOf(row.kind).singular} ${quotedValue(row.quote ?? '')} wurde ausgelassen: ${fault}`,
      )
    else if (before === undefined) kept.set(row.name, row)
    else if (JSON.stringify(before.values) !== JSON.stringify(row.values)) {
      kept.set(row.name, { ...before, confidence: Math.min(before.confidence, TO_CONFIRM) })
      allWarnings.push(
        `Seite ${row.page}: ${quotedValue(row.quote ?? '')} sagt etwas anderes als eine Stelle davor und wurde ausgelassen.`,
      )
    }
  }
  return { rows: [...kept.values()], warnings: shortenWarnings(allWarnings, 'diesem Dokument') }
}
