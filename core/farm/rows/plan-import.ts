import type { Kind } from '../kinds/kind.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import { readText } from '../schema/read-text.ts'
import { unguarded } from './formula-guard.ts'

/** A line of a table that cannot become a row. */
export interface LineFault {
  /** From 1, as a spreadsheet counts. */
  line: number
  /** The heading of the column; null: the line as a whole. */
  column: string | null
  text: string
  fault: Fault
}

/** A line of a table; empty ones may be left out. */
export interface TableLine {
  /** From 1, as a spreadsheet counts. */
  line: number
  cells: readonly string[]
}

export interface ImportPlan {
  /** Headings by the field they fill. */
  columns: Record<string, string>
  /** Headings that fill none. */
  unknownColumns: string[]
  rows: Record<string, unknown>[]
  /** The line that each of the rows stands in. */
  lines: number[]
  /** The first of them, by line: a whole table of the wrong kind has one in every cell. */
  faults: LineFault[]
  /** How many there are beside these. */
  moreFaults: number
}

const MOST_FAULTS = 500

/** The plan with further faults. */
export function withFaults(plan: ImportPlan, further: readonly LineFault[]): ImportPlan {
  const all = [...plan.faults, ...further].toSorted((a, b) => a.line - b.line)
  const faults = all.slice(0, MOST_FAULTS)
  return { ...plan, faults, moreFaults: plan.moreFaults + all.length - faults.length }
}

/**
 * What a table with headings in its first line comes to as rows of a kind; a heading is a field's name or its German
 * label, in any case.
 */
export function planImport(kind: Kind, [first, ...lines]: readonly TableLine[], today: string): ImportPlan {
  const headings = first?.cells ?? []
  const fieldAt = headings.map((heading) => fieldFor(kind, heading))
  const columns = Object.fromEntries(
    fieldAt.flatMap((field, index) => (field === undefined ? [] : [[field, headings[index]!]])),
  )
  const plan: ImportPlan = {
    columns,
    unknownColumns: headings.filter(
      (heading, index) => fieldAt[index] === undefined && heading.trim() !== '' && !OURS.has(keyOf(heading)),
    ),
    rows: [],
    lines: [],
    faults: [],
    moreFaults: 0,
  }
  const seen = new Map<string, number>()
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const given = Object.fromEntries(
      fieldAt.flatMap((field, column) =>
        field === undefined ? [] : [[field, readText(kind.fields[field]!, unguarded(cells[column] ?? ''))]],
      ),
    )
    const checked = checkValues(kind.fields, given)
    const faults = checked.ok ? kind.rules(checked.values as never, today) : checked.faults
    const twice = checked.ok ? seen.get(kind.keyOf(checked.values as never) ?? `line ${line}`) : undefined
    for (const fault of [
      ...faults,
      ...(twice === undefined ? [] : [{ path: [], fault: { code: 'given_twice' as const } }]),
    ]) {
      if (plan.faults.length === MOST_FAULTS) {
        plan.moreFaults += 1
        continue
      }
      const field = typeof fault.path[0] === 'string' ? fault.path[0] : undefined
      plan.faults.push({
        line,
        column: field === undefined ? null : (columns[field] ?? field),
        text: field === undefined ? '' : (cells[fieldAt.indexOf(field)] ?? '').slice(0, 100),
        fault,
      })
    }
    if (!checked.ok || faults.length > 0 || twice !== undefined) continue
    seen.set(kind.keyOf(checked.values as never) ?? `line ${line}`, line)
    plan.rows.push(checked.values as Record<string, unknown>)
    plan.lines.push(line)
  }
  return plan
}

const keyOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** What an export writes beside the fields. */
const OURS = new Set(['id', 'kennung'])

const fieldFor = (kind: Kind, heading: string): string | undefined =>
  Object.entries(kind.fields).find(([name, { label, unit }]) =>
    [name, label, `${label} ${unit ?? ''}`].some((known) => keyOf(known) === keyOf(heading)),
  )?.[0]
