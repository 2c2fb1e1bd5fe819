import { CONFIDENT, type Annotation, type Extraction } from '../extraction/index.ts'
import { checkValues, faultText, kindOf, type Fault, type Fields, type KindSlug } from '../farm/index.ts'

type Derived = Pick<Extraction, 'rows'> & { annotations: Annotation[] }

/** A share of confidence below which a row waits for a person. */
const UNSURE = CONFIDENT / 2

/**
 * What was read, without the values that no row can keep, such as a unit of thirty letters; the rows that they were of
 * wait for a person. A row that cannot be without one is left out. Of everything that is left out the warnings (German)
 * tell, alike ones once.
 */
export function checkDerived({ rows, annotations = [] }: Pick<Extraction, 'rows' | 'annotations'>): Derived & {
  warnings: string[]
} {
  const faulty = new FaultyValues()
  return {
    rows: rows.flatMap((row) => {
      const kept = faulty.without(row.kind, row.values, true)
      if (!kept) return []
      return kept === row.values ? [row] : [{ ...row, values: kept, confidence: Math.min(row.confidence, UNSURE) }]
    }),
    annotations: annotations.flatMap((annotation) => {
      const kept = faulty.without(annotation.kind, annotation.values, false)
      return kept ? [{ ...annotation, values: kept }] : []
    }),
    warnings: faulty.warnings(),
  }
}

class FaultyValues {
  /** By what is said of them. */
  readonly #found = new Map<string, { kind: KindSlug; fault: Fault; isLost: boolean; times: number }>()

  /** The values that check; undefined where the row cannot be without one that does not. */
  without(kind: KindSlug, values: Record<string, unknown>, whole: boolean): Record<string, unknown> | undefined {
    const { fields } = kindOf(kind)
    const given = whole ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => name in values))
    const checked = checkValues<Fields>(given, values)
    if (checked.ok) return values
    const names = new Set(checked.faults.map(({ path }) => String(path[0])))
    const isLost = whole && [...names].some((name) => fields[name]?.required)
    for (const fault of checked.faults) this.#note(kind, fault, isLost)
    return isLost ? undefined : Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
  }

  warnings(): string[] {
    return [...this.#found.values()].map(({ kind, fault, isLost, times }) => {
      const name = String(fault.path[0])
      const { label, singular, fields } = kindOf(kind)
      const field = fields[name]?.label ?? name
      const where = times === 1 ? `Bei einer Zeile (${singular})` : `Bei ${times} Zeilen (${label})`
      const lost = times === 1 ? 'Die Zeile wurde nicht übernommen' : 'Die Zeilen wurden nicht übernommen'
      const waits = 'Der Wert wurde nicht übernommen, prüfe ihn im Dokument'
      return `${where} passt „${field}“ nicht: ${faultText(fault)} ${isLost ? lost : waits}.`
    })
  }

  #note(kind: KindSlug, fault: Fault, isLost: boolean): void {
    const key = `${kind} ${String(fault.path[0])} ${JSON.stringify(fault.fault)} ${isLost}`
    const known = this.#found.get(key)
    this.#found.set(key, { kind, fault, isLost, times: (known?.times ?? 0) + 1 })
  }
}
